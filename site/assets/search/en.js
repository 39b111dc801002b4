lifelineSearch.parts(["cdfeb1e"])
