/// The cases of UIKit's enumerations and the colours that have names: data.
///
/// What is in no table is taken for a member that there is; of a type in the table all are here. A case
/// that came with a later iOS than the others need not be in a `switch`: a snippet may be older.
enum UIKitCases {
  /// The members that a type's `switch` names; nil for a type that is in no table.
  static func required(of type: String) -> [String]? { table[canonical(type)]?.required }

  /// All members of a type; nil for a type that is in no table.
  static func all(of type: String) -> [String]? {
    table[canonical(type)].map { $0.required + $0.later }
  }

  /// The types of the table, by name.
  static let types: [String] = rows.map { $0.type }

  /// The number of a case in the headers; nil for what is no case of a type that counts its cases.
  static func rawValue(of name: String, in type: String) -> Int? {
    let type = canonical(type)
    guard type != "UIColor", !name.hasPrefix("is"), let place = all(of: type)?.firstIndex(of: name)
    else { return nil }
    return uncounted[type + "." + name] ?? place + (firstNumbers[type] ?? 0)
  }

  /// The numbers of the first cases that are not 0.
  private static let firstNumbers = [
    "UIUserInterfaceIdiom": -1, "UIScene.ActivationState": -1,
    "UIPageViewController.NavigationOrientation": 0,
  ]

  /// The numbers of cases that do not follow from their place.
  private static let uncounted = [
    "UIModalPresentationStyle.none": -1, "UIModalPresentationStyle.automatic": -2,
    "UIModalPresentationStyle.blurOverFullScreen": 8, "UIUserInterfaceIdiom.mac": 5,
    "UIUserInterfaceIdiom.vision": 6, "UIStatusBarStyle.darkContent": 3,
    "UIStatusBarStyle.blackTranslucent": 1, "UIStatusBarStyle.blackOpaque": 2,
    "UIInterfaceOrientation.landscapeLeft": 4, "UIInterfaceOrientation.landscapeRight": 3,
    "UIGestureRecognizer.State.recognized": 3,
  ]

  /// The type of a property of UIKit's that holds one of these.
  static func type(ofProperty name: String) -> String? { properties[name] }

  /// `UIView.AnimationCurve` of what Swift 3 called `UIViewAnimationCurve`.
  private static func canonical(_ type: String) -> String { oldNames[type] ?? type }

  private static let oldNames: NameTable<String> = {
    var names: [String: String] = [:]
    for type in table.keys {
      let old = String(decoding: type.utf8.filter { $0 != UInt8(ascii: ".") }, as: UTF8.self)
      if old != type { names[old] = type }
    }
    names["UIGestureRecognizerState"] = "UIGestureRecognizer.State"
    names["UIButtonType"] = "UIButton.ButtonType"
    names["UIViewContentMode"] = "UIView.ContentMode"
    return NameTable(names)
  }()

  private static let properties: NameTable<String> = [
    "horizontalSizeClass": "UIUserInterfaceSizeClass",
    "verticalSizeClass": "UIUserInterfaceSizeClass",
    "operation": "UINavigationController.Operation",
    "applicationState": "UIApplication.State", "userInterfaceStyle": "UIUserInterfaceStyle",
    "overrideUserInterfaceStyle": "UIUserInterfaceStyle",
    "userInterfaceIdiom": "UIUserInterfaceIdiom", "activationState": "UIScene.ActivationState",
    "navigationOrientation": "UIPageViewController.NavigationOrientation",
    "transitionStyle": "UIPageViewController.TransitionStyle",
    "spineLocation": "UIPageViewController.SpineLocation",
    "modalPresentationStyle": "UIModalPresentationStyle",
    "modalTransitionStyle": "UIModalTransitionStyle", "preferredStyle": "UIAlertController.Style",
    "statusBarOrientation": "UIInterfaceOrientation",
    "interfaceOrientation": "UIInterfaceOrientation",
    "preferredStatusBarStyle": "UIStatusBarStyle", "textAlignment": "NSTextAlignment",
    "displayMode": "UISplitViewController.DisplayMode",
    "preferredDisplayMode": "UISplitViewController.DisplayMode",
    "orientation": "UIDeviceOrientation",
    "backgroundColor": "UIColor", "tintColor": "UIColor", "textColor": "UIColor",
    "barTintColor": "UIColor", "onTintColor": "UIColor", "separatorColor": "UIColor",
  ]

  private static let table: [String: (required: [String], later: [String])] = {
    var table: [String: (required: [String], later: [String])] = [:]
    for (type, required, later) in rows { table[type] = (words(required), words(later)) }
    return table
  }()

  private static func words(_ text: String) -> [String] {
    text.utf8.split { $0 == 0x20 || $0 == 0x0A }.compactMap { String($0) }
  }

  private static let rows: [(type: String, required: String, later: String)] = [
    (
      "UIModalPresentationStyle",
      """
      fullScreen pageSheet formSheet currentContext custom overFullScreen overCurrentContext popover
      none
      """, "automatic blurOverFullScreen"
    ),
    (
      "UIModalTransitionStyle", "coverVertical flipHorizontal crossDissolve partialCurl", ""
    ),
    ("UIUserInterfaceStyle", "unspecified light dark", ""),
    ("UIUserInterfaceSizeClass", "unspecified compact regular", ""),
    ("UIUserInterfaceIdiom", "unspecified phone pad", "tv carPlay mac vision"),
    ("UIStatusBarStyle", "default lightContent", "darkContent blackTranslucent blackOpaque"),
    ("UIStatusBarAnimation", "none fade slide", ""),
    (
      "UIInterfaceOrientation", "unknown portrait portraitUpsideDown landscapeLeft landscapeRight",
      "isPortrait isLandscape"
    ),
    (
      "UIDeviceOrientation",
      """
      unknown portrait portraitUpsideDown landscapeLeft landscapeRight faceUp faceDown
      """, "isPortrait isLandscape isFlat isValidInterfaceOrientation"
    ),
    ("UINavigationController.Operation", "none push pop", ""),
    ("UIApplication.State", "active inactive background", ""),
    (
      "UIScene.ActivationState", "unattached foregroundActive foregroundInactive background", ""
    ),
    ("UIPageViewController.TransitionStyle", "pageCurl scroll", ""),
    ("UIPageViewController.NavigationOrientation", "horizontal vertical", ""),
    ("UIPageViewController.NavigationDirection", "forward reverse", ""),
    ("UIPageViewController.SpineLocation", "none min mid max", ""),
    (
      "UIGestureRecognizer.State", "possible began changed ended cancelled failed", "recognized"
    ),
    ("UIAlertController.Style", "actionSheet alert", ""),
    ("UIAlertAction.Style", "default cancel destructive", ""),
    ("UISplitViewController.Style", "unspecified doubleColumn tripleColumn", ""),
    ("UISplitViewController.Column", "primary supplementary secondary compact", "inspector"),
    (
      "UISplitViewController.DisplayMode",
      "automatic secondaryOnly oneBesideSecondary oneOverSecondary primaryHidden allVisible primaryOverlay",
      "twoBesideSecondary twoOverSecondary twoDisplaceSecondary"
    ),
    ("UIViewAnimatingPosition", "end start current", ""),
    ("UIViewAnimatingState", "inactive active stopped", ""),
    ("UIView.AnimationCurve", "easeInOut easeIn easeOut linear", ""),
    ("UITableView.Style", "plain grouped", "insetGrouped"),
    ("UITableViewCell.EditingStyle", "none delete insert", ""),
    ("NSTextAlignment", "left center right justified natural", ""),
    ("NSLayoutConstraint.Axis", "horizontal vertical", ""),
    (
      "UIColor", "",
      """
      black darkGray lightGray white gray red green blue cyan yellow magenta orange purple brown clear
      label secondaryLabel tertiaryLabel quaternaryLabel systemFill secondarySystemFill
      tertiarySystemFill quaternarySystemFill placeholderText systemBackground
      secondarySystemBackground tertiarySystemBackground systemGroupedBackground
      secondarySystemGroupedBackground tertiarySystemGroupedBackground separator opaqueSeparator link
      darkText lightText systemRed systemGreen systemBlue systemOrange systemYellow systemPink
      systemPurple systemTeal systemIndigo systemBrown systemMint systemCyan systemGray systemGray2
      systemGray3 systemGray4 systemGray5 systemGray6 tintColor groupTableViewBackground
      viewFlipsideBackground scrollViewTexturedBackground underPageBackground
      """
    ),
  ]
}
