lifelineSearch.parts(["79156188"])
