lifelineSearch.parts(["e3114fea"])
