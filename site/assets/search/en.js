lifelineSearch.parts(["4332ee00"])
