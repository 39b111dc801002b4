lifelineSearch(["zh-Hans/notes/memory.html","内存：deinit 何时到来",
["a-presented-controller","被呈现的控制器","由呈现方持有，在 completion 之后放开： 呈现、收起、销毁","container present Sheet animated settle Dismissed dismiss print completion"],
["memory-warnings","内存警告","从 iOS 6 起它什么都不卸载：内存警告会卸载子控制器的视图吗？"]])
