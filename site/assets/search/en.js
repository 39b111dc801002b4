lifelineSearch.parts(["bfd6b9a9"])
