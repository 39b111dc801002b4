lifelineSearch.parts(["db3b9fe5"])
