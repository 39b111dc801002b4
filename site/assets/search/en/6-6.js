lifelineSearch(["graph.html","Graph of notes",
["","","Which note links to which."]])
