lifelineSearch.parts(["e764e584"])
