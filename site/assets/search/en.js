lifelineSearch.parts(["4d35f8b3"])
