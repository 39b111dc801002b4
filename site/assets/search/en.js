lifelineSearch.parts(["66ea958a"])
