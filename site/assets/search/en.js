lifelineSearch.parts(["d6b46469"])
