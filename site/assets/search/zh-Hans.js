lifelineSearch.parts(["1703ab39"])
