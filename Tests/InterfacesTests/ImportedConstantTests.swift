import Interfaces
import Testing

/// The constants that C has for cases and options.
@Suite("A constant of C")
struct ImportedConstantTests {
  @Test(arguments: [
    ("UITableViewStylePlain", "UITableView.Style.plain"),
    ("UITableViewCellStyleValue1", "UITableViewCell.CellStyle.value1"),
    (
      "UITableViewCellAccessoryDisclosureIndicator",
      "UITableViewCell.AccessoryType.disclosureIndicator"
    ),
    ("UITableViewCellSelectionStyleNone", "UITableViewCell.SelectionStyle.none"),
    ("UITableViewRowAnimationFade", "UITableView.RowAnimation.fade"),
    ("UIModalPresentationFullScreen", "UIModalPresentationStyle.fullScreen"),
    ("UIModalTransitionStyleCrossDissolve", "UIModalTransitionStyle.crossDissolve"),
    ("UIInterfaceOrientationMaskAllButUpsideDown", "UIInterfaceOrientationMask.allButUpsideDown"),
    ("UIInterfaceOrientationPortrait", "UIInterfaceOrientation.portrait"),
    ("UIViewAnimationOptionCurveEaseInOut", "UIView.AnimationOptions.curveEaseInOut"),
    ("UIViewAutoresizingFlexibleWidth", "UIView.AutoresizingMask.flexibleWidth"),
    ("UIControlEventTouchUpInside", "UIControl.Event.touchUpInside"),
    ("UIControlStateNormal", "UIControl.State.normal"),
    ("UIButtonTypeSystem", "UIButton.ButtonType.system"),
    ("UIBarButtonSystemItemDone", "UIBarButtonItem.SystemItem.done"),
    ("UIBarButtonItemStylePlain", "UIBarButtonItem.Style.plain"),
    ("UIKeyboardTypeASCIICapable", "UIKeyboardType.asciiCapable"),
    ("UIKeyboardTypeURL", "UIKeyboardType.URL"),
    ("UINavigationControllerOperationPush", "UINavigationController.Operation.push"),
    ("UIPageViewControllerTransitionStyleScroll", "UIPageViewController.TransitionStyle.scroll"),
    ("UIGestureRecognizerStateEnded", "UIGestureRecognizer.State.ended"),
    ("UISwipeGestureRecognizerDirectionLeft", "UISwipeGestureRecognizer.Direction.left"),
    ("NSLayoutAttributeTop", "NSLayoutConstraint.Attribute.top"),
    ("NSLineBreakByWordWrapping", "NSLineBreakMode.byWordWrapping"),
    ("NSTextAlignmentCenter", "NSTextAlignment.center"),
    ("UIRectEdgeNone", "UIRectEdge.none"),
    ("NSKeyValueObservingOptionNew", "NSKeyValueObservingOptions.new"),
    ("UIReturnKeyDone", "UIReturnKeyType.done"),
    ("UIApplicationStateActive", "UIApplication.State.active"),
  ])
  func `is a case or an option`(name: String, meaning: String) throws {
    let found = try #require(ImportedConstants.find(name))
    #expect("\(found.type.name).\(found.member)" == meaning)
  }

  @Test(arguments: [
    "UIInterfaceOrientationMask", "UITableViewStyle", "UITableViewStyleRound", "UIView", "UI", "",
    "UIViewController", "CGRectZero", String(repeating: "U", count: 100_000),
  ])
  func `is none that no type declares`(name: String) {
    #expect(ImportedConstants.find(name) == nil)
  }

  @Test(arguments: Interface.names.filter { Interface.named($0)?.kind == .enumeration })
  func `is found of each case of an enumeration`(name: String) throws {
    let type = try #require(Interface.named(name))
    let beginning = name.filter { $0 != "." }
    for member in type.members where member.kind == .case {
      let constant = beginning + member.name.prefix(1).uppercased() + member.name.dropFirst()
      let found = try #require(ImportedConstants.find(constant))
      #expect(found.member == member.name)
    }
  }
}
