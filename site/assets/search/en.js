lifelineSearch.parts(["d4cea0f6"])
