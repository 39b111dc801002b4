lifelineSearch(["zh-Hans/graph.html","笔记关系图",
["","","哪篇笔记链接到哪篇。"]])
