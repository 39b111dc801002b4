lifelineSearch.parts(["9358b812"])
