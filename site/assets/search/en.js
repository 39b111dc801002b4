lifelineSearch.parts(["ed0f0a41"])
