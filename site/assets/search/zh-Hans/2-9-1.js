lifelineSearch(["zh-Hans/notes/cells.html","单元格里的控制器",
["what-the-callbacks-are-worth","这些回调有多大意义","单元格里的 viewDidAppear 说明单元格已经做好，不说明有人看见：列表会在滚动之前提前准备单元格。要统计看见了什么，在列表里做，滚动结束时看 indexPathsForVisibleItems。 viewWillAppear 也不适合加载数据：快速滚动时，一闪而过的单元格个个都会收到。在 willDisplay 里开始，在 didEndDisplaying 里取消。"]])
