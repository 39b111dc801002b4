lifelineSearch(["tags.html","Tags",
["presentation","presentation","","UIKit warnings and crashes: cause and fix Detents: what a change of height calls Cancelled swipe back: which callbacks are called Why is deinit not called? Push and present: the order of callbacks Sheets: viewWillAppear is not called after a dismissal viewWillDisappear is called, but the view controller is still there How to get the topmost view controller"],
["run-loop","run loop","","When is viewWillAppear called on a child? Run loop: when DispatchQueue.main.async runs Cancel a Task in a view controller"],
["split-view","split view","","UISplitViewController: what is called on its columns"],
["swiftui","swiftui","","UIHostingController: onAppear and viewDidAppear"],
["tabs","tabs","","Hide the navigation bar or tab bar on one page UITabBarController: callbacks when tabs switch"],
["transition","transition","","beginAppearanceTransition and endAppearanceTransition Custom container view controller: a checklist Swapping child view controllers Zoom (iOS 18) and interruptible transitions"],
["window","window","","rootViewController: launch, scenes, replacing it The lifecycle in XCTest: viewDidLoad, viewDidAppear How to get the topmost view controller"]])
