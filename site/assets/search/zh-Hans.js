lifelineSearch.parts(["bb83ad4"])
