lifelineSearch.parts(["fd42aae3"])
