lifelineSearch(["zh-Hans/scenarios/2.html","场景 2",
["","",""]])
