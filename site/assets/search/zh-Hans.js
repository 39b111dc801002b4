lifelineSearch.parts(["787794c0"])
