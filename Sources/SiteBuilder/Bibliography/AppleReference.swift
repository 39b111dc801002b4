extension Bibliography {
  /// Entries: Apple's reference of UIViewController and of its containers.
  static let appleReference: [Source] = [
    Source(
      "apple-view", .documentation, .text,
      at: "https://developer.apple.com/documentation/uikit/uiviewcontroller/view",
      by: "Apple", title: "view",
      shows: "The getter calls loadView when there is no view; a view belongs to one controller."),
    Source(
      "apple-viewifloaded", .documentation, .text,
      at: "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewifloaded",
      by: "Apple", title: "viewIfLoaded",
      system: "iOS 9+",
      shows: "It is nil until the view is loaded, and loads none."),
    Source(
      "apple-loadview", .documentation, .text,
      at: "https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()",
      by: "Apple", title: "loadView()",
      shows: "It takes the view of the nib, and otherwise makes a plain one."),
    Source(
      "apple-viewwillappear", .documentation, .text,
      at: "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:)",
      by: "Apple", title: "viewWillAppear(_:)",
      shows: "The method must call super; it is called before the view is in the hierarchy."),
    Source(
      "apple-viewisappearing", .documentation, .text,
      at: "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)",
      by: "Apple", title: "viewIsAppearing(_:)",
      system: "iOS 13+",
      shows:
        "It is called once an appearance, when the view is in the hierarchy and its superview has laid it out."
    ),
    Source(
      "apple-viewwilllayoutsubviews", .documentation, .listing,
      at:
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilllayoutsubviews()",
      by: "Apple", title: "viewWillLayoutSubviews()",
      shows:
        "It is called just before the view lays out its subviews; viewDidLayoutSubviews() just after."
    ),
    Source(
      "apple-updateviewconstraints", .documentation, .listing,
      at:
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/updateviewconstraints()",
      by: "Apple", title: "updateViewConstraints()",
      shows: "A controller stands for its view in the update of constraints."),
    Source(
      "apple-addchild", .documentation, .text,
      at: "https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)",
      by: "Apple", title: "addChild(_:)",
      system: "iOS 5+",
      shows: "A child of another container is removed from it first, and then added."),
    Source(
      "apple-children", .documentation, .listing,
      at: "https://developer.apple.com/documentation/uikit/uiviewcontroller/children",
      by: "Apple", title: "children",
      shows: "An array of the children of the controller, without those that it presents."),
    Source(
      "apple-willmove", .documentation, .text,
      at: "https://developer.apple.com/documentation/uikit/uiviewcontroller/willmove(toparent:)",
      by: "Apple", title: "willMove(toParent:)",
      system: "iOS 5+",
      shows:
        "addChild calls it with the new parent; before removeFromParent the container calls it with nil."
    ),
    Source(
      "apple-didmove", .documentation, .text,
      at: "https://developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)",
      by: "Apple", title: "didMove(toParent:)",
      system: "iOS 5+",
      shows: "The container calls it after an addition; removeFromParent calls it with nil."),
    Source(
      "apple-hierarchy", .documentation, .listing,
      at:
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/hierarchyinconsistencyexception",
      by: "Apple", title: "hierarchyInconsistencyException",
      shows: "It is raised when the hierarchy of controllers does not fit that of the views."),
    Source(
      "apple-ismovingtoparent", .documentation, .listing,
      at: "https://developer.apple.com/documentation/uikit/uiviewcontroller/ismovingtoparent",
      by: "Apple", title: "isMovingToParent",
      shows: "The flag is true only inside the appearance callbacks."),
    Source(
      "apple-isbeingpresented", .documentation, .listing,
      at: "https://developer.apple.com/documentation/uikit/uiviewcontroller/isbeingpresented",
      by: "Apple", title: "isBeingPresented",
      shows: "The flag is true only inside the appearance callbacks."),
    Source(
      "apple-begin", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:)",
      by: "Apple", title: "beginAppearanceTransition(_:animated:)",
      system: "iOS 5+",
      shows:
        "A container tells a child so that its appearance changes; the four callbacks are not to be called directly."
    ),
    Source(
      "apple-end", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/endappearancetransition()",
      by: "Apple", title: "endAppearanceTransition()",
      system: "iOS 5+",
      shows: "A container tells a child so that the change is complete."),
    Source(
      "apple-forwarding", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods",
      by: "Apple", title: "shouldAutomaticallyForwardAppearanceMethods",
      system: "iOS 6+",
      shows: "Where it is false the container itself calls begin- and endAppearanceTransition."),
    Source(
      "apple-child-transition", .documentation, .quotation,
      at:
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/transition(from:to:duration:options:animations:completion:)",
      by: "Apple", title: "transition(from:to:duration:options:animations:completion:)",
      shows:
        "It adds the second view to the hierarchy, runs the animations and removes the first view."),
    Source(
      "apple-memorywarning", .documentation, .listing,
      at:
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/didreceivememorywarning()",
      by: "Apple", title: "didReceiveMemoryWarning()",
      shows:
        "It is sent when the system is low on memory; the program may let go of what it can make again."
    ),
    Source(
      "apple-willrotate", .documentation, .listing,
      at:
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/willrotate(to:duration:)",
      by: "Apple", title: "willRotate(to:duration:)",
      shows: "It is deprecated since iOS 8, where a rotation is a change of size."),
    Source(
      "apple-show-detail", .documentation, .listing,
      at:
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/showdetailviewcontroller(_:sender:)",
      by: "Apple", title: "showDetailViewController(_:sender:)",
      shows: "It shows a controller in a secondary context."),
    Source(
      "apple-collapse", .documentation, .listing,
      at:
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/collapsesecondaryviewcontroller(_:for:)",
      by: "Apple", title: "collapseSecondaryViewController(_:for:)",
      shows:
        "It is called when a split view controller becomes compact; separateSecondaryViewController(for:) when it becomes regular."
    ),
    Source(
      "apple-definespresentationcontext", .documentation, .listing,
      at:
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/definespresentationcontext",
      by: "Apple", title: "definesPresentationContext",
      shows: "It says whether the controller's view is covered when it or one inside it presents."),
    Source(
      "apple-modal-in-presentation", .documentation, .listing,
      at: "https://developer.apple.com/documentation/uikit/uiviewcontroller/ismodalinpresentation",
      by: "Apple", title: "isModalInPresentation",
      shows: "It keeps a sheet from being dragged away."),
    Source(
      "apple-dismiss", .documentation, .text,
      at:
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)",
      by: "Apple", title: "dismiss(animated:completion:)",
      system: "iOS 5+",
      shows:
        "The presenter dismisses; a presented controller passes the call on; of a chain only the top-most is animated. Nothing is said of a call with nothing to dismiss."
    ),
    Source(
      "apple-trait-overrides", .documentation, .listing,
      at: "https://developer.apple.com/documentation/uikit/uiviewcontroller/traitoverrides-1z1cc",
      by: "Apple", title: "traitOverrides",
      system: "iOS 17+",
      shows: "Traits that are overridden hold for the controller and what is below it."),
    Source(
      "apple-register-traits", .documentation, .listing,
      at:
        "https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94/registerfortraitchanges(_:handler:)",
      by: "Apple", title: "registerForTraitChanges(_:handler:)",
      system: "iOS 17+",
      shows:
        "The closure is called when one of the registered traits changes; the token stops it, and need not be kept for that at the end."
    ),
    Source(
      "apple-trait-observable", .documentation, .text,
      at: "https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94",
      by: "Apple", title: "UITraitChangeObservable",
      system: "iOS 17+",
      shows:
        "The system observes the registered traits and calls the code when any of them changes, maybe more than once before a view is updated; registrations end with the object."
    ),
    Source(
      "apple-interfacestyle", .documentation, .listing,
      at:
        "https://developer.apple.com/documentation/uikit/uiviewcontroller/overrideuserinterfacestyle",
      by: "Apple", title: "overrideUserInterfaceStyle",
      system: "iOS 13+",
      shows: "The style holds for the controller and all its children."),
    Source(
      "apple-update-traits", .documentation, .listing,
      at: "https://developer.apple.com/documentation/uikit/uiviewcontroller/updatetraitsifneeded()",
      by: "Apple", title: "updateTraitsIfNeeded()",
      system: "iOS 17+",
      shows: "Traits are otherwise updated later."),
    Source(
      "apple-prepare", .documentation, .listing,
      at: "https://developer.apple.com/documentation/uikit/uiviewcontroller/prepare(for:sender:)",
      by: "Apple", title: "prepare(for:sender:)",
      shows: "The source is notified of a segue before it is performed."),
    Source(
      "apple-unwind", .documentation, .listing,
      at: "https://developer.apple.com/documentation/uikit/uiviewcontroller/unwind(for:towards:)",
      by: "Apple", title: "unwind(for:towards:)",
      system: "iOS 9+",
      shows: "A container is notified that an unwind segue goes to another of its controllers."),
    Source(
      "apple-modalpresentationstyle", .documentation, .listing,
      at: "https://developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationstyle",
      by: "Apple", title: "modalPresentationStyle",
      shows: "The style a controller is presented in; automatic by default."),
  ]
}
