lifelineSearch.parts(["caf35c9d"])
