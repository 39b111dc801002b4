/// Types of keys, levels and other values that have names.
extension Interface {
  static let uiLayoutPriority = Interface(
    """
    struct UILayoutPriority: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      let rawValue: Float
      init(rawValue: Float)
      init(_ rawValue: Float)
      static let required: UILayoutPriority = 1000
      static let defaultHigh: UILayoutPriority = 750
      static let defaultLow: UILayoutPriority = 250
      @formerly(fittingSizeCompression) static let fittingSizeLevel: UILayoutPriority = 50
      static let dragThatCanResizeScene: UILayoutPriority = 510
      static let sceneSizeStayPut: UILayoutPriority = 500
      static let dragThatCannotResizeScene: UILayoutPriority = 490
      init(floatLiteral value: Float)
      init(integerLiteral value: Int)
      static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority
      static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority
    }
    """)

  static let uiWindowLevel = Interface(
    """
    extension UIWindow {
      struct Level: RawRepresentable, Hashable, Sendable {
        let rawValue: CGFloat
        init(rawValue: CGFloat)
        init(_ rawValue: CGFloat)
        static let normal: UIWindow.Level = 0
        static let statusBar: UIWindow.Level = 1000
        static let alert: UIWindow.Level = 2000
        static func + (a: UIWindow.Level, b: CGFloat) -> UIWindow.Level
        static func - (a: UIWindow.Level, b: CGFloat) -> UIWindow.Level
      }
    }
    """)

  static let uiScrollViewDecelerationRate = Interface(
    """
    extension UIScrollView {
      struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        let rawValue: CGFloat
        init(rawValue: CGFloat)
        init(_ rawValue: CGFloat)
        static let normal: UIScrollView.DecelerationRate
        static let fast: UIScrollView.DecelerationRate
      }
    }
    """)

  static let uiContentSizeCategory = Interface(
    """
    struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
      let rawValue: String
      init(rawValue: String)
      init(_ rawValue: String)
      static let unspecified: UIContentSizeCategory
      static let extraSmall: UIContentSizeCategory
      static let small: UIContentSizeCategory
      static let medium: UIContentSizeCategory
      static let large: UIContentSizeCategory
      static let extraLarge: UIContentSizeCategory
      static let extraExtraLarge: UIContentSizeCategory
      static let extraExtraExtraLarge: UIContentSizeCategory
      static let accessibilityMedium: UIContentSizeCategory
      static let accessibilityLarge: UIContentSizeCategory
      static let accessibilityExtraLarge: UIContentSizeCategory
    }
    """)

  static let uiTextContentType = Interface(
    """
    struct UITextContentType: RawRepresentable, Hashable, Sendable {
      let rawValue: String
      init(rawValue: String)
      init(_ rawValue: String)
      static let name: UITextContentType
      static let username: UITextContentType
      static let password: UITextContentType
      static let newPassword: UITextContentType
      static let oneTimeCode: UITextContentType
      static let emailAddress: UITextContentType
      static let telephoneNumber: UITextContentType
      static let URL: UITextContentType
    }
    """)

  static let uiTransitionContextViewControllerKey = Interface(
    """
    struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
      let rawValue: String
      init(rawValue: String)
      init(_ rawValue: String)
      static let from: UITransitionContextViewControllerKey
      static let to: UITransitionContextViewControllerKey
    }
    """)

  static let uiTransitionContextViewKey = Interface(
    """
    struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
      let rawValue: String
      init(rawValue: String)
      init(_ rawValue: String)
      static let from: UITransitionContextViewKey
      static let to: UITransitionContextViewKey
    }
    """)

  static let uiBackgroundTaskIdentifier = Interface(
    """
    @opaque struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
      let rawValue: Int
      init(rawValue: Int)
      init(_ rawValue: Int)
      static let invalid: UIBackgroundTaskIdentifier
    }
    """)

  static let uiPageViewControllerOptionsKey = Interface(
    """
    extension UIPageViewController {
      struct OptionsKey: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        init(_ rawValue: String)
        static let interPageSpacing: UIPageViewController.OptionsKey
        static let spineLocation: UIPageViewController.OptionsKey
      }
    }
    """)

  static let uiApplicationLaunchOptionsKey = Interface(
    """
    extension UIApplication {
      struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        init(_ rawValue: String)
        static let url: UIApplication.LaunchOptionsKey
        static let remoteNotification: UIApplication.LaunchOptionsKey
        static let shortcutItem: UIApplication.LaunchOptionsKey
        static let userActivityDictionary: UIApplication.LaunchOptionsKey
        static let location: UIApplication.LaunchOptionsKey
        static let sourceApplication: UIApplication.LaunchOptionsKey
      }
    }
    """)

  static let uiApplicationOpenURLOptionsKey = Interface(
    """
    extension UIApplication {
      struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        init(_ rawValue: String)
        static let sourceApplication: UIApplication.OpenURLOptionsKey
        static let annotation: UIApplication.OpenURLOptionsKey
        static let openInPlace: UIApplication.OpenURLOptionsKey
      }
    }
    """)

  static let uiApplicationOpenExternalURLOptionsKey = Interface(
    """
    extension UIApplication {
      struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        init(_ rawValue: String)
        static let universalLinksOnly: UIApplication.OpenExternalURLOptionsKey
      }
    }
    """)

  static let uiActivityActivityType = Interface(
    """
    extension UIActivity {
      struct ActivityType: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        init(_ rawValue: String)
        static let postToFacebook: UIActivity.ActivityType
        static let postToTwitter: UIActivity.ActivityType
        static let message: UIActivity.ActivityType
        static let mail: UIActivity.ActivityType
        static let print: UIActivity.ActivityType
        static let copyToPasteboard: UIActivity.ActivityType
        static let assignToContact: UIActivity.ActivityType
        static let saveToCameraRoll: UIActivity.ActivityType
        static let airDrop: UIActivity.ActivityType
      }
    }
    """)

  static let uiSheetPresentationControllerDetentIdentifier = Interface(
    """
    extension UISheetPresentationController.Detent {
      struct Identifier: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        init(_ rawValue: String)
        static let medium: UISheetPresentationController.Detent.Identifier
        static let large: UISheetPresentationController.Detent.Identifier
      }
    }
    """)

  static let nsKeyValueChangeKey = Interface(
    """
    struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
      let rawValue: String
      init(rawValue: String)
      init(_ rawValue: String)
      static let newKey: NSKeyValueChangeKey
      static let oldKey: NSKeyValueChangeKey
      static let kindKey: NSKeyValueChangeKey
      static let indexesKey: NSKeyValueChangeKey
      static let notificationIsPriorKey: NSKeyValueChangeKey
    }
    """)

  static let uiSceneSessionRole = Interface(
    """
    extension UISceneSession {
      struct Role: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        init(_ rawValue: String)
        static let windowApplication: UISceneSession.Role
        static let windowExternalDisplayNonInteractive: UISceneSession.Role
      }
    }
    """)
}
