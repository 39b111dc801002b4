lifelineSearch.parts(["7ad3c19e"])
