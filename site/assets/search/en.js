lifelineSearch.parts(["3b58b082"])
