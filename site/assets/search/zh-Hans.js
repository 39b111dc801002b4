lifelineSearch.parts(["92266125"])
