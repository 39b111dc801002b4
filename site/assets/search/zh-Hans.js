lifelineSearch.parts(["dc7a0720"])
