lifelineSearch.parts(["991d7740"])
