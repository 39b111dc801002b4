lifelineSearch.parts(["34bc4db5"])
