lifelineSearch.parts(["35c39e83"])
