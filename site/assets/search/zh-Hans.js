lifelineSearch.parts(["28c91685"])
