lifelineSearch.parts(["3ce8e605"])
