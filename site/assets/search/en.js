lifelineSearch.parts(["68668b4c"])
