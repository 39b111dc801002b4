lifelineSearch.parts(["a1b6da78"])
