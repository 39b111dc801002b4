lifelineSearch.parts(["4a9ca355"])
