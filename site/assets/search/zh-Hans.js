lifelineSearch.parts(["e30cf2e9"])
