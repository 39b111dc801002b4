lifelineSearch.parts(["7d9cd26"])
