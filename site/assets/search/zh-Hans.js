lifelineSearch.parts(["cea81582"])
