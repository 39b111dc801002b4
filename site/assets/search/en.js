lifelineSearch.parts(["9ebd409"])
