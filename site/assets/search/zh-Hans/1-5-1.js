lifelineSearch(["zh-Hans/notes/run-loop.html","Run loop：DispatchQueue.main.async 何时执行",
["layout-now-or-later","setNeedsLayout 还是 layoutIfNeeded？","setNeedsLayout 标记视图要在提交时布局；layoutIfNeeded 立即布局： setNeedsLayout 与 layoutIfNeeded","container setNeedsLayout print noted layoutIfNeeded"]])
