"""What people who write view controllers ask the site, and where the answer must be.

A question, in the words of somebody who does not know ours; then the page that answers it, or the part
of it, which is to be among the first three, or the first where `FIRST` stands before it. Several pages
are to be there all.
"""

FIRST = "="

ENGLISH = [
    # Who is called, who is not, and how often
    ("runloop", "notes/run-loop.html"),
    ("deinit not called", "notes/memory.html"),
    ("why is my view controller never deallocated", "notes/memory.html"),
    ("deinit", "notes/memory.html"),
    ("retain cycle", "notes/memory.html"),
    ("memory leak in a closure", "notes/memory.html#a-closure-that-keeps-it"),
    ("timer keeps my controller alive", "notes/memory.html#a-timer"),
    ("viewDidAppear called twice", "notes/child-appearance.html#why-does-viewdidappear-come-twice"),
    ("why is viewDidAppear called two times", "notes/child-appearance.html#why-does-viewdidappear-come-twice"),
    ("viewWillAppear not called", "notes/sheets.html", "notes/child-appearance.html"),
    ("viewWillAppear not called when dismissing sheet", "notes/sheets.html#does-the-presenter-hear-of-it"),
    ("viewWillAppear isn't called after dismissing a modal", "notes/sheets.html"),
    ("child's viewWillAppear is not called", "notes/child-appearance.html"),
    ("UIPageViewController viewWillAppear twice", "notes/pages.html"),
    ("can I call viewWillAppear myself", "=notes/appearance-by-hand.html#why-not-call-viewwillappear-oneself"),
    ("viewDidLayoutSubviews called multiple times", "notes/layout.html#how-often"),
    ("does viewWillAppear get called when the app returns from the background", "=notes/which-callback.html#back-from-the-background"),
    # Layout
    ("frame wrong in viewDidLoad", "notes/layout.html"),
    ("frame viewDidLoad", "=notes/layout.html"),
    ("what is the difference between viewWillAppear and viewIsAppearing", "notes/which-callback.html#geometry"),
    ("what is called when the device rotates", "notes/layout.html#turning-and-resizing"),
    # Navigation
    ("how do I know whether a page is popped or covered", "notes/navigation.html"),
    ("detect when the user swipes back", "notes/navigation.html#swiping-back", "notes/interactive-transitions.html#a-swipe-back"),
    ("what is called when a swipe back is cancelled", "notes/interactive-transitions.html"),
    ("pop to root", "notes/navigation.html#several-pages-at-once"),
    ("pushing the same view controller more than once", "=notes/console-warnings.html#pushing-the-same-view-controller-instance"),
    ("push during another push", "notes/navigation.html#one-change-while-another-runs"),
    ("push and present order", "=notes/push-and-present.html"),
    # Presentation
    ("pull to dismiss", "notes/sheets.html#dragged-down"),
    ("how do I stop the user from dragging a sheet away", "notes/sheets.html#a-sheet-that-must-stay"),
    ("prevent swipe to dismiss", "notes/sheets.html#a-sheet-that-must-stay"),
    ("does an alert call viewWillDisappear", "notes/sheets.html#alerts"),
    ("dismiss a chain of sheets", "notes/sheets.html#chains"),
    ("Attempt to present on a controller whose view is not in the window hierarchy", "=notes/console-warnings.html#refused-presentations"),
    # Containers
    ("how to add a child view controller", "notes/child-appearance.html"),
    ("how do I write my own container view controller", "notes/custom-containers.html"),
    ("should I call willMove or didMove", "notes/will-and-did-move.html"),
    ("what does transition(from:to:) do", "=notes/child-appearance.html#what-does-transitionfromto-do"),
    ("Unbalanced calls to begin/end appearance transitions", "=notes/console-warnings.html#unbalanced-calls"),
    ("embed segue from a storyboard", "notes/child-appearance.html#a-child-embedded-in-a-storyboard"),
    # Windows, tabs, columns
    ("rootViewController replace", "notes/launch-and-root.html"),
    ("how to change the root after a login", "=notes/launch-and-root.html#from-the-login-to-the-application"),
    ("when is a tab's view loaded", "notes/tabs.html#when-does-a-tab-load"),
    ("tapping the selected tab again", "notes/tabs.html#the-same-tab-again"),
    ("where does DispatchQueue.main.async run", "notes/run-loop.html"),
    ("how to replace the detail of a split view", "notes/split-views.html#another-detail"),
    # The tool
    ("how do I write a claim", "manual/language.html#claims"),
    ("how to install", "manual/getting-started.html"),
    ("how do I translate a page", "manual/languages.html"),
    ("change the colours of the diagrams", "manual/templates.html#the-colours-alone"),
    ("export a diagram to mermaid", "manual/diagrams.html"),
    ("R001", "=rules.html#view-getter-loads"),
    # Names of UIKit's, old ones and long ones
    ("isMovingFromParentViewController", "notes/navigation.html"),
    ("viewWillTransitionToSize:withTransitionCoordinator:", "notes/layout.html#turning-and-resizing"),
    ("UIModalPresentationFormSheet", "notes/sheets.html"),
    ("interactivePopGestureRecognizer", "notes/interactive-transitions.html", "notes/navigation.html#swiping-back"),
    ("pagecontroller", "notes/interactive-transitions.html#a-page-of-a-page-view-controller"),
    ("navcontroller", "notes/navigation.html"),
    ("tabcontroller", "notes/tabs.html"),
    # Other words for it
    ("reference cycle", "notes/memory.html"),
    ("viewWillAppear usage", "notes/child-appearance.html"),
]

CHINESE = [
    ("runloop", "notes/run-loop.html"),
    # 调用与否，调用几次
    ("viewWillAppear 没有调用", "notes/child-appearance.html", "notes/sheets.html"),
    ("viewWillAppear不调用", "notes/child-appearance.html", "notes/sheets.html"),
    ("为什么 viewDidAppear 调用了两次", "notes/child-appearance.html#why-does-viewdidappear-come-twice"),
    ("控制器为什么没有释放", "notes/memory.html"),
    ("deinit 不走", "notes/memory.html"),
    ("循环引用", "notes/memory.html"),
    ("内存泄漏", "notes/memory.html"),
    ("计时器导致控制器不销毁", "=notes/memory.html#a-timer"),
    ("能不能自己调用 viewWillAppear", "=notes/appearance-by-hand.html#why-not-call-viewwillappear-oneself"),
    ("viewDidLayoutSubviews 调用多次", "notes/layout.html#how-often"),
    ("从后台回到前台会调用 viewWillAppear 吗", "=notes/which-callback.html#back-from-the-background"),
    # 布局
    ("frame 什么时候正确", "=notes/layout.html"),
    ("viewDidLoad 里 frame 不对", "notes/layout.html"),
    ("横屏", "notes/layout.html#turning-and-resizing"),
    ("旋转屏幕会调用什么", "notes/layout.html#turning-and-resizing"),
    # 导航
    ("push 和 present 的顺序", "=notes/push-and-present.html"),
    ("手势返回", "notes/interactive-transitions.html", "notes/navigation.html#swiping-back"),
    ("返回手势", "notes/interactive-transitions.html", "notes/navigation.html#swiping-back"),
    ("侧滑返回取消了会怎样", "notes/interactive-transitions.html"),
    ("重复 push", "notes/console-warnings.html#pushing-the-same-view-controller-instance"),
    ("连续 push", "notes/navigation.html#one-change-while-another-runs"),
    ("怎么区分 pop 和被覆盖", "notes/navigation.html#is-it-covered-or-does-it-go-for-good"),
    ("导行", "notes/navigation.html"),
    # 呈现
    ("弹窗", "notes/sheets.html#alerts"),
    ("弹框", "notes/sheets.html#alerts"),
    ("半屏", "notes/sheets.html"),
    ("下拉关闭", "=notes/sheets.html#dragged-down"),
    ("怎么禁止下拉关闭", "notes/sheets.html#a-sheet-that-must-stay"),
    ("模态页面关闭之后上一页没有刷新", "notes/sheets.html"),
    ("呈现链怎么一次全部收起", "notes/sheets.html#chains"),
    # 容器
    ("怎么添加子控制器", "notes/child-appearance.html"),
    ("怎么移除子控制器", "notes/child-appearance.html"),
    ("子控制器的 viewWillAppear 什么时候调用", "notes/child-appearance.html"),
    ("子視圖", "notes/console-warnings.html#cant-add-self-as-subview"),
    ("要不要自己调用 didMove", "notes/will-and-did-move.html"),
    ("自定义容器", "notes/custom-containers.html"),
    # window、标签页
    ("登录之后怎么更换根控制器", "=notes/launch-and-root.html#from-the-login-to-the-application"),
    ("切换标签页的顺序", "notes/tabs.html"),
    ("再次点击同一个标签页", "notes/tabs.html#the-same-tab-again"),
    ("async 什么时候执行", "notes/run-loop.html"),
    # 工具
    ("怎么写断言", "manual/language.html#claims"),
    ("断言怎么写", "manual/language.html#claims"),
    ("写断言", "=manual/language.html#claims"),
    ("怎么安装", "manual/getting-started.html"),
    ("页面怎么翻译", "manual/languages.html"),
    ("R001", "=rules.html#view-getter-loads"),
    # 别的说法
    ("拆分视图", "notes/split-views.html"),
    ("异步", "notes/run-loop.html"),
    ("推入", "notes/navigation.html"),
    ("viewWillAppear 用法", "notes/child-appearance.html"),
]
