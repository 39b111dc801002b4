lifelineSearch.parts(["6e4d8b4a"])
