lifelineSearch.parts(["444671ab"])
