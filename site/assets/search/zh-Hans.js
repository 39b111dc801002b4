lifelineSearch.parts(["18848cc"])
