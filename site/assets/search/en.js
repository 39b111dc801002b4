lifelineSearch.parts(["bbe2e12f"])
