lifelineSearch.parts(["c6d5ae16"])
