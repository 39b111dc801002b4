lifelineSearch.parts(["64e3ae24"])
