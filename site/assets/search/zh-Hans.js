lifelineSearch.parts(["f25a72a8"])
