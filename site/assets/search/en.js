lifelineSearch.parts(["d4619db8"])
