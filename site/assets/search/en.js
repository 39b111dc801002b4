lifelineSearch.parts(["68673956"])
