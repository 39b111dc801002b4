import Lifecycle

/// The texts of the system's notifications, by the names that Swift has for them: data.
enum Notifications {
  /// `UIDeviceOrientationDidChangeNotification`, which is the text of
  /// `UIDevice.orientationDidChangeNotification`.
  static func text(_ name: String, of type: String) -> String {
    let owner = name.hasPrefix("keyboard") ? "UI" : type
    return owner.utf8.split(separator: UInt8(ascii: ".")).compactMap { String($0) }.joined()
      + SelectorName.capitalized(name)
  }

  /// The text of a member of `Notification.Name`, as Swift 3 had them: `.UIApplicationDidBecomeActive`.
  /// A name of the program's own is its own text here.
  static func text(ofMember name: String) -> String {
    !isSystems(name) || name.hasSuffix("Notification") ? name : name + "Notification"
  }

  /// Whether it is the system's, as Swift 3 wrote them, and no class.
  static func isSystems(_ name: String) -> Bool {
    name.first?.isUppercase == true && SystemNames.has(name)
      && UIKitClasses.entry(name) == nil && !UIKitClasses.isOpaque(name)
  }

  /// The text of one of those that the model posts: of the application's, of a scene's, or of a window's.
  static func text(ofPosted name: String, by sender: Value) -> String {
    let isScenes = ["willDeactivate", "didActivate", "didDisconnect"].contains(name)
    let type = sender.object is UIWindow ? "UIWindow" : isScenes ? "UIScene" : "UIApplication"
    return text(name + "Notification", of: type)
  }
}
