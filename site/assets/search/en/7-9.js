lifelineSearch(["scenarios.html","Scenarios",
["","","Every scenario of the site, page by page."]])
