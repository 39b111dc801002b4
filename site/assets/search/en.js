lifelineSearch.parts(["38c45efc"])
