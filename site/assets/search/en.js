lifelineSearch.parts(["4b40dd1f"])
