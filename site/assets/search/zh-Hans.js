lifelineSearch.parts(["e2cadc2f"])
