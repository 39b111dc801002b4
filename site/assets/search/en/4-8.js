lifelineSearch(["scenarios/2.html","Scenarios 2",
["","",""]])
