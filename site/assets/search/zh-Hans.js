lifelineSearch.parts(["e9654ad4"])
