lifelineSearch(["zh-Hans/observed.html","实测顺序",
["","","人们在真机上记录到的顺序，以及模型是否与之一致。"]])
