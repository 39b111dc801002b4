lifelineSearch(["zh-Hans/conformance/warnings.html","警告与异常",
["mercadopago-pop-missing","pop 到另一个栈的最后一页","库记住的页面不在它的栈里。 pop 到另一个栈的最后一页","UINavigationController rootViewController window makeKeyAndVisible settle popToViewController animated"],
["ltinfinite-push-segue","没有导航控制器的 push segue","storyboard 里来源外面的导航控制器被去掉了。 没有导航控制器的 push segue","class UIViewController Detail UIStoryboard bundle addScene isInitial addSegue detail instantiateInitialViewController window rootViewController makeKeyAndVisible settle Segue performSegue withIdentifier sender"]])
