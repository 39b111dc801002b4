lifelineSearch(["zh-Hans/tags.html","标签",
["布局","布局","","只在一页隐藏导航栏或标签栏 布局：frame 何时正确，为什么 viewDidLoad 里不对 Run loop：DispatchQueue.main.async 何时执行 深色模式与 trait 的改变 该用哪个回调：viewDidLoad、viewWillAppear 还是 viewIsAppearing？"],
["指南","指南","","自定义容器控制器：清单 返回按钮与侧滑返回：拦截、禁用、检测 小场景里的规则 viewWillDisappear 调用了，控制器却还在 XCTest 里的生命周期：viewDidLoad、viewDidAppear 深色模式与 trait 的改变 该用哪个回调：viewDidLoad、viewWillAppear 还是 viewIsAppearing？"],
["控制台","控制台","","UIKit 的警告与崩溃：原因与解法 子控制器：警告与崩溃 导航：警告与崩溃 呈现：警告与崩溃"],
["标签页","标签页","","只在一页隐藏导航栏或标签栏 UITabBarController：切换标签页时的回调"],
["调试","调试","","UIKit 的警告与崩溃：原因与解法 子控制器：警告与崩溃 导航：警告与崩溃 呈现：警告与崩溃 小场景里的规则"],
["转场","转场","","beginAppearanceTransition 与 endAppearanceTransition 自定义容器控制器：清单 切换子控制器 缩放转场（iOS 18）与可打断的转场"]])
