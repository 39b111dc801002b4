lifelineSearch.parts(["927e266f"])
