lifelineSearch.parts(["66328403"])
