lifelineSearch.parts(["8f7fa614"])
