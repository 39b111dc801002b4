import Lifecycle

/// What the members of the system's carried values hold before a program sets them: data.
///
/// A member that the headers declare optional is nil until it is set, unless the system itself sets it;
/// an application is launched by a tap on its icon, in an environment where nothing is set. Members in
/// no table are carried, as their owner is.
enum CarriedMembers {
  /// What a member holds that nobody has set; nil where nothing is known of it.
  static func initialValue(of name: String, in typeName: String) -> Value? {
    let type =
      typeName.utf8.split(separator: UInt8(ascii: ".")).last.flatMap { String($0) } ?? typeName
    return members[aliases[type] ?? type]?[name]?.value
  }

  private enum Kind {
    /// Nil, no elements, no entries, false, true, nothing set, what an application is launched with.
    case empty, noElements, noEntries, off, on, zero, launchArguments

    var value: Value {
      switch self {
      case .empty: .nothing
      case .noElements: SetValue.value([])
      case .noEntries: .dictionary([])
      case .off: .bool(false)
      case .on: .bool(true)
      case .zero: .double(0)
      case .launchArguments: .array([.string("App")])
      }
    }
  }

  private static let members: [String: [String: Kind]] = {
    var result: [String: [String: Kind]] = [:]
    for (owner, kind, names) in table {
      for name in names.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
        result[owner, default: [:]][String(name) ?? ""] = kind
      }
    }
    return result
  }()

  /// Objective-C's names of the same types.
  private static let aliases = [
    "NSProcessInfo": "ProcessInfo", "UISceneConnectionOptions": "ConnectionOptions",
    "UIButtonConfiguration": "Configuration",
  ]

  private static let table: [(owner: String, kind: Kind, names: String)] = [
    ("ProcessInfo", .noEntries, "environment"), ("ProcessInfo", .launchArguments, "arguments"),
    (
      "ConnectionOptions", .noElements, "urlContexts URLContexts userActivities"
    ),
    (
      "ConnectionOptions", .empty,
      """
      shortcutItem notificationResponse handoffUserActivityType sourceApplication
      cloudKitShareMetadata
      """
    ),
    ("UISceneSession", .empty, "userInfo stateRestorationActivity"),
    ("UIWindowScene", .empty, "userActivity subtitle"),
    ("UIScene", .empty, "userActivity subtitle"),
    (
      "UINavigationItem", .empty,
      """
      title titleView prompt leftBarButtonItem rightBarButtonItem leftBarButtonItems
      rightBarButtonItems backBarButtonItem backButtonTitle searchController standardAppearance
      compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance backAction
      titleMenuProvider documentProperties renameDelegate subtitle additionalOverflowItems
      """
    ),
    ("UINavigationItem", .off, "hidesBackButton leftItemsSupplementBackButton"),
    ("UINavigationItem", .on, "hidesSearchBarWhenScrolling"),
    (
      "UITabBarItem", .empty,
      """
      title image selectedImage badgeValue badgeColor standardAppearance scrollEdgeAppearance
      landscapeImagePhone largeContentSizeImage
      """
    ),
    ("UITabBarItem", .on, "isEnabled"), ("UITabBarItem", .zero, "tag"),
    (
      "UISearchBar", .empty,
      "text placeholder delegate prompt barTintColor backgroundImage scopeButtonTitles"
    ),
    (
      "Configuration", .empty,
      """
      title subtitle attributedTitle attributedSubtitle image baseForegroundColor
      baseBackgroundColor imageColorTransformer preferredSymbolConfigurationForImage
      titleTextAttributesTransformer
      """
    ),
    ("Configuration", .off, "showsActivityIndicator"),
    (
      "CALayer", .empty,
      """
      mask sublayers contents shadowPath name delegate actions filters backgroundFilters
      compositingFilter style
      """
    ),
    (
      "NSUserActivity", .empty,
      "webpageURL title userInfo referrerURL delegate targetContentIdentifier"
    ),
    ("UIApplicationShortcutItem", .empty, "localizedSubtitle icon userInfo"),
    ("UIPasteboard", .empty, "string strings url urls image images color colors"),
    ("UIPasteboard", .off, "hasStrings hasURLs hasImages hasColors"),
    ("URLRequest", .empty, "httpBody httpBodyStream allHTTPHeaderFields mainDocumentURL"),
    ("UIScreen", .empty, "mirrored"),
    ("Notification", .empty, "object userInfo"),
    ("ProcessInfo", .off, "isLowPowerModeEnabled isMacCatalystApp isiOSAppOnMac"),
    ("Operation", .empty, "completionBlock name"), ("Thread", .empty, "name"),
    ("UIAction", .empty, "image identifier discoverabilityTitle attributedTitle"),
    ("UILayoutGuide", .empty, "owningView"),
    ("NSLayoutConstraint", .empty, "identifier"),
    ("NSLayoutConstraint", .zero, "constant"),
  ]
}
