lifelineSearch(["zh-Hans/manual/getting-started.html","快速上手",
["","","构建命令，写一篇带场景与断言的笔记，检查它，再生成网站。 构建命令，在笔记的 Swift 或 Objective-C 代码块上标 scenario；用 lifeline render 得到它的图，用 lifeline check 核对断言，用 lifeline build 生成网站。"],
["build-the-command","构建命令","Lifeline 需要 Swift 工具链（6.3 或更高）和 make，运行在 Linux 或 macOS 上。在仓库的克隆里： 它会构建命令，运行 content/ 里的一切，并把本站写进 site/。make install 把命令放进 /usr/local/bin；make install PREFIX=$HOME/.local 则放进自己的文件夹。"],
["a-first-note","第一篇笔记","新建文件夹 notes，里面放一个文件 push.md： 让代码块成为程序的是围栏上的字：swift 是语言，scenario 表示要运行它。A 和 B 不用声明；没有声明的控制器就是一个普通的控制器。settle() 一直等到无事可做，之后的标题把图分成两段： push：A → B · 在终端里看：","按什么顺序？ 首先调用 viewWillDisappear swift scenario title UINavigationController rootViewController window makeKeyAndVisible settle pushViewController animated lifeline render notes format"],
["a-claim","一条断言","要让笔记里关于顺序的说法得到检查，把这几行放在场景下面： 两条都成立，命令以 0 结束。把第一条反过来，它就以 1 结束，并指出哪一行错了，实际发生的又是什么。","claims viewWillDisappear before viewWillAppear viewDidAppear happens lifeline check notes"],
["a-site","一个网站","","lifeline build content notes output index"],
["next","接下来","语言说明场景里还能做什么。 其他工具也要读的笔记，用注释来标记更好。 检查与发布用 lifeline init 生成一个文件夹，并有用于 CI 的几行。"]])
