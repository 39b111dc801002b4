lifelineSearch.parts(["873cae14"])
