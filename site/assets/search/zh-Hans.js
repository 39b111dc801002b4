lifelineSearch.parts(["b69766e4"])
