lifelineSearch.parts(["e73e2c2d"])
