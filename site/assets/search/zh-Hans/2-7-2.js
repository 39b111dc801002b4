lifelineSearch(["zh-Hans/notes/appearance-by-hand.html","手动管理出现与消失",
["the-options","选项","E11 交叉溶解、翻转、曲线、显示与隐藏；动画 block 里可以改变布局。 选项改变的是看到的样子，不改变任何回调： 翻转，并在动画里布局 · 成立：block 里的 layoutIfNeeded 当场就给新视图布局，布局的变化因此随动画一起进行。","container transition first second duration options transitionFlipFromRight curveEaseInOut animations layoutIfNeeded completion"]])
