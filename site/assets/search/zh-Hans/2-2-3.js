lifelineSearch(["zh-Hans/conformance/warnings.html","警告与异常",
["ltinfinite-push-segue","没有导航控制器的 push segue","storyboard 里来源外面的导航控制器被去掉了。 没有导航控制器的 push segue","class UIViewController Detail UIStoryboard bundle addScene isInitial addSegue detail instantiateInitialViewController window rootViewController makeKeyAndVisible settle Segue performSegue withIdentifier sender"]])
