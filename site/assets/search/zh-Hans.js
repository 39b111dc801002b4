lifelineSearch.parts(["a23e47ff"])
