lifelineSearch.parts(["566f0d6b"])
