lifelineSearch.parts(["58fb4aba"])
