extension Bibliography {
  /// Entries: re-implementations of UIKit, and open code of the system.
  static let openCode: [Source] = [
    Source(
      "chameleon-controller", .reimplementation, .quotation,
      at:
        "https://github.com/BigZaphod/Chameleon/blob/2db2f051b269c9a1be83e7aba14216f23393eb19/UIKit/Classes/UIViewController.m",
      by: "Chameleon", title: "UIViewController.m",
      shows: "A re-implementation: the loading of the view, containment, nested begins and ends."),
    Source(
      "chameleon-navigation", .reimplementation, .listing,
      at:
        "https://github.com/BigZaphod/Chameleon/blob/2db2f051b269c9a1be83e7aba14216f23393eb19/UIKit/Classes/UINavigationController.m",
      by: "Chameleon", title: "UINavigationController.m",
      shows: "A re-implementation: the order of a push and a pop, with the delegate's messages."),
    Source(
      "chameleon-view", .reimplementation, .quotation,
      at:
        "https://github.com/BigZaphod/Chameleon/blob/2db2f051b269c9a1be83e7aba14216f23393eb19/UIKit/Classes/UIView.m",
      by: "Chameleon", title: "UIView.m",
      shows:
        "A re-implementation: what is called on a view when it moves; hidden views are no exception."
    ),
    Source(
      "chameleon-window", .reimplementation, .quotation,
      at:
        "https://github.com/BigZaphod/Chameleon/blob/2db2f051b269c9a1be83e7aba14216f23393eb19/UIKit/Classes/UIWindow.m",
      by: "Chameleon", title: "UIWindow.m",
      shows: "A re-implementation: how the root is exchanged, and key windows."),
    Source(
      "winobjc-controller", .reimplementation, .listing,
      at:
        "https://github.com/microsoft/WinObjC/blob/0b078d503be455119fcdee150fdaa265043da1e7/Frameworks/UIKit/UIViewController.mm",
      by: "Microsoft", title: "WinObjC, UIViewController.mm",
      shows:
        "A re-implementation: a view that replaces an installed one takes its place; one operation for a move."
    ),
    Source(
      "cf-runloop", .sourceCode, .quotation,
      at:
        "https://github.com/opensource-apple/CF/blob/ef1371fd188f2a785bae0418b11d84ee29277981/CFRunLoop.c",
      by: "Apple", title: "CFRunLoop.c",
      shows: "When the run loop serves the main queue, timers and observers."),
  ]
}
