lifelineSearch.parts(["dc65f9bd"])
