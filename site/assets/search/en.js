lifelineSearch.parts(1)
