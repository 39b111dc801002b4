lifelineSearch.parts(["55a681b2"])
