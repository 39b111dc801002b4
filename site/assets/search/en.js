lifelineSearch.parts(["f884f9ac"])
