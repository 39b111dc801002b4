lifelineSearch.parts(["bec063e6"])
