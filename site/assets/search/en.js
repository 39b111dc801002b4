lifelineSearch.parts(["35855468"])
