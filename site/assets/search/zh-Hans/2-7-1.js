lifelineSearch(["zh-Hans/notes/cells.html","表格与集合视图单元格里的控制器",
["what-the-callbacks-are-worth","viewDidAppear 代表单元格被看见了吗？","不代表。它只说明单元格已经做好：列表会在滚动之前提前准备单元格。要统计看见了什么，在列表里做，滚动结束时看 indexPathsForVisibleItems。不要在 viewWillAppear 里加载数据：快速滚动时，每个一闪而过的单元格都会调用它。在 willDisplay 里开始，在 didEndDisplaying 里取消。"]])
