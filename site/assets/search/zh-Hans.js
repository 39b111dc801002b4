lifelineSearch.parts(["c2145ff8"])
