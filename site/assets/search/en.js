lifelineSearch.parts(["cba8e9fb"])
