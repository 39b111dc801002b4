lifelineSearch.parts(["1661ea5f"])
