lifelineSearch.parts(["8909c361"])
