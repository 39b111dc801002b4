lifelineSearch(["zh-Hans/conformance/containment.html","容器",
["cat-missing-did-move","漏掉 didMove","没有 didMove，出现回调一个不少。 漏掉 didMove","container Container window rootViewController makeKeyAndVisible settle Child addChild addSubview"],
["cat-managed","由父控制器持有的控制器","加上 addChild：局部引用消失后它仍然存活。 由父控制器持有的控制器","container Container window rootViewController makeKeyAndVisible settle class Managed UIViewController managed addChild addSubview"],
["cat-view-set-to-nil","把 view 置 nil 后再读取","loadView 与 viewDidLoad 又来一次。 把 view 置 nil 后再读取","class UIViewController override loadView super viewDidLoad First"],
["vclifecycle-toggle","手动通知的子控制器","容器不转发；按钮轮流 begin 与 end 两个子控制器。 手动通知的子控制器","class Container UIViewController override shouldAutomaticallyForwardAppearanceMethods false viewDidLoad super addChild addSubview didMove toParent toggle beginAppearanceTransition animated endAppearanceTransition container window rootViewController makeKeyAndVisible settle Toggle"],
["jianshu-remove-view","移除视图","移除子控制器的视图会发送消失的两个回调。 移除视图","container Container window rootViewController makeKeyAndVisible child Child addChild addSubview didMove toParent settle Remove removeFromSuperview"],
["dtfoundation-reparent","换父控制器","对已有父控制器的控制器调用 addChild。 换父控制器","container Container window rootViewController makeKeyAndVisible settle first First second Second child Child addChild didMove toParent Again"]])
