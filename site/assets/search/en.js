lifelineSearch.parts(["69810da6"])
