lifelineSearch.parts(["a96a379e"])
