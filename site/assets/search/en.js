lifelineSearch.parts(["c9aa5ccf"])
