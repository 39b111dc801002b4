lifelineSearch.parts(["c19d5f78"])
