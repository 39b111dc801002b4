lifelineSearch.parts(["dcddc602"])
