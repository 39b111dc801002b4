lifelineSearch.parts(["8441bc96"])
