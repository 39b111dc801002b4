lifelineSearch.parts(["9e2ede6b"])
