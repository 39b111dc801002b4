lifelineSearch.parts(["74901f00"])
