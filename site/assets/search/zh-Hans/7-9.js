lifelineSearch(["zh-Hans/scenarios.html","场景",
["","","本站的全部场景，按页面排列。"]])
