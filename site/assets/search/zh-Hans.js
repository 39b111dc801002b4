lifelineSearch.parts(["5eda4c2"])
