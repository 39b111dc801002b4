lifelineSearch.parts(["8f07e9a9"])
