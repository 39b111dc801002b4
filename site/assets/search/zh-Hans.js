lifelineSearch.parts(["e9b037c1"])
