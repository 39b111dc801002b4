lifelineSearch(["zh-Hans/notes/memory.html","deinit 为什么没有调用？",
["removed-and-still-kept","removeFromSuperview 不会释放子控制器","只有 removeFromParent 会。少了它，子控制器只是从屏幕上移除了： 只移除了视图 · 一个接一个地显示内容、却只替换视图的容器，会把它们全都持有着。","embed child Child container addChild addSubview didMove toParent settle children removeFromSuperview removeFromParent"],
["a-presented-controller","被呈现的控制器何时释放？","在收起的 completion 之后。在那之前由呈现方持有： 呈现、收起、销毁","container present Sheet animated settle Dismissed dismiss print completion"],
["memory-warnings","内存警告","从 iOS 6 起它什么都不卸载：内存警告会卸载子控制器的视图吗？"]])
