lifelineSearch.parts(["e7f55170"])
