lifelineSearch.parts(["b0b158a5"])
