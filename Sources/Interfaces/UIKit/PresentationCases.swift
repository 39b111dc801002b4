/// The cases of enumerations of presentation and appearance.
extension Interface {
  static let uiModalPresentationStyle = Interface(
    """
    enum UIModalPresentationStyle: Int {
      case fullScreen
      case pageSheet
      case formSheet
      case currentContext
      case custom
      case overFullScreen
      case overCurrentContext
      case popover
      case none = -1
      @available(iOS 13.0, *) case automatic = -2
      @available(iOS 13.0, *) case blurOverFullScreen = 8
    }
    """)

  static let uiModalTransitionStyle = Interface(
    """
    enum UIModalTransitionStyle: Int {
      case coverVertical
      case flipHorizontal
      case crossDissolve
      case partialCurl
    }
    """)

  static let uiUserInterfaceStyle = Interface(
    """
    enum UIUserInterfaceStyle: Int {
      case unspecified
      case light
      case dark
    }
    """)

  static let uiUserInterfaceSizeClass = Interface(
    """
    enum UIUserInterfaceSizeClass: Int {
      case unspecified
      case compact
      case regular
    }
    """)

  static let uiUserInterfaceIdiom = Interface(
    """
    enum UIUserInterfaceIdiom: Int {
      case unspecified = -1
      case phone
      case pad
      @available(iOS 13.0, *) case tv
      @available(iOS 13.0, *) case carPlay
      @available(iOS 13.0, *) case mac = 5
      @available(iOS 13.0, *) case vision = 6
    }
    """)

  static let uiUserInterfaceLayoutDirection = Interface(
    """
    enum UIUserInterfaceLayoutDirection: Int {
      case leftToRight
      case rightToLeft
    }
    """)

  static let uiSemanticContentAttribute = Interface(
    """
    enum UISemanticContentAttribute: Int {
      case unspecified
      case playback
      case spatial
      case forceLeftToRight
      case forceRightToLeft
    }
    """)

  static let uiStatusBarStyle = Interface(
    """
    enum UIStatusBarStyle: Int {
      case `default`
      case lightContent
      @available(iOS 13.0, *) case blackOpaque = 2
      @available(iOS 13.0, *) case darkContent = 3
      static var blackTranslucent: UIStatusBarStyle = .lightContent { get }
    }
    """)

  static let uiStatusBarAnimation = Interface(
    """
    enum UIStatusBarAnimation: Int {
      case none
      case fade
      case slide
    }
    """)

  static let uiInterfaceOrientation = Interface(
    """
    enum UIInterfaceOrientation: Int {
      case unknown
      case portrait
      case portraitUpsideDown
      case landscapeLeft = 4
      case landscapeRight = 3
      var isPortrait: Bool { get }
      var isLandscape: Bool { get }
    }
    """)

  static let uiDeviceOrientation = Interface(
    """
    enum UIDeviceOrientation: Int {
      case unknown
      case portrait
      case portraitUpsideDown
      case landscapeLeft
      case landscapeRight
      case faceUp
      case faceDown
      var isPortrait: Bool { get }
      var isLandscape: Bool { get }
      var isFlat: Bool { get }
      var isValidInterfaceOrientation: Bool { get }
    }
    """)

  static let uiApplicationState = Interface(
    """
    extension UIApplication {
      enum State: Int {
        case active
        case inactive
        case background
      }
    }
    """)

  static let uiSceneActivationState = Interface(
    """
    extension UIScene {
      enum ActivationState: Int {
        case unattached = -1
        case foregroundActive
        case foregroundInactive
        case background
      }
    }
    """)

  static let uiAlertControllerStyle = Interface(
    """
    extension UIAlertController {
      enum Style: Int {
        case actionSheet
        case alert
      }
    }
    """)

  static let uiAlertActionStyle = Interface(
    """
    extension UIAlertAction {
      enum Style: Int {
        case `default`
        case cancel
        case destructive
      }
    }
    """)

  static let uiAlertControllerSeverity = Interface(
    """
    enum UIAlertControllerSeverity: Int {
      case `default`
      case critical
    }
    """)

  static let uiNavigationControllerOperation = Interface(
    """
    extension UINavigationController {
      enum Operation: Int {
        case none
        case push
        case pop
      }
    }
    """)

  static let uiPageViewControllerTransitionStyle = Interface(
    """
    extension UIPageViewController {
      enum TransitionStyle: Int {
        case pageCurl
        case scroll
      }
    }
    """)

  static let uiPageViewControllerNavigationOrientation = Interface(
    """
    extension UIPageViewController {
      enum NavigationOrientation: Int {
        case horizontal
        case vertical
      }
    }
    """)

  static let uiPageViewControllerNavigationDirection = Interface(
    """
    extension UIPageViewController {
      enum NavigationDirection: Int {
        case forward
        case reverse
      }
    }
    """)

  static let uiPageViewControllerSpineLocation = Interface(
    """
    extension UIPageViewController {
      enum SpineLocation: Int {
        case none
        case min
        case mid
        case max
      }
    }
    """)

  static let uiSplitViewControllerStyle = Interface(
    """
    extension UISplitViewController {
      enum Style: Int {
        case unspecified
        case doubleColumn
        case tripleColumn
      }
    }
    """)

  static let uiSplitViewControllerColumn = Interface(
    """
    extension UISplitViewController {
      enum Column: Int {
        case primary
        case supplementary
        case secondary
        case compact
        @available(iOS 13.0, *) case inspector
      }
    }
    """)

  static let uiSplitViewControllerDisplayMode = Interface(
    """
    extension UISplitViewController {
      enum DisplayMode: Int {
        case automatic
        case secondaryOnly
        case oneBesideSecondary
        case oneOverSecondary
        @available(iOS 13.0, *) case twoBesideSecondary
        @available(iOS 13.0, *) case twoOverSecondary
        @available(iOS 13.0, *) case twoDisplaceSecondary
        static var primaryHidden: UISplitViewController.DisplayMode = .secondaryOnly { get }
        static var allVisible: UISplitViewController.DisplayMode = .oneBesideSecondary { get }
        static var primaryOverlay: UISplitViewController.DisplayMode = .oneOverSecondary { get }
      }
    }
    """)

  static let uiSplitViewControllerSplitBehavior = Interface(
    """
    extension UISplitViewController {
      enum SplitBehavior: Int {
        case automatic
        case tile
        case overlay
        case displace
      }
    }
    """)

  static let uiSplitViewControllerPrimaryEdge = Interface(
    """
    extension UISplitViewController {
      enum PrimaryEdge: Int {
        case leading
        case trailing
      }
    }
    """)

  static let uiSplitViewControllerBackgroundStyle = Interface(
    """
    extension UISplitViewController {
      enum BackgroundStyle: Int {
        case none
        case sidebar
      }
    }
    """)

  static let uiSplitViewControllerDisplayModeButtonVisibility = Interface(
    """
    extension UISplitViewController {
      enum DisplayModeButtonVisibility: Int {
        case automatic
        case never
        case always
      }
    }
    """)

  static let uiTabBarControllerMode = Interface(
    """
    extension UITabBarController {
      enum Mode: Int {
        case automatic
        case tabBar
        case tabSidebar
      }
    }
    """)

  static let uiTabPlacement = Interface(
    """
    extension UITab {
      enum Placement: Int {
        case automatic
        case `default`
        case optional
        case movable
        case pinned
        case fixed
        case sidebarOnly
      }
    }
    """)

  static let uiImagePickerControllerSourceType = Interface(
    """
    extension UIImagePickerController {
      enum SourceType: Int {
        case photoLibrary
        case camera
        case savedPhotosAlbum
      }
    }
    """)

  static let uiImagePickerControllerCameraDevice = Interface(
    """
    extension UIImagePickerController {
      enum CameraDevice: Int {
        case rear
        case front
      }
    }
    """)

  static let uiImagePickerControllerCameraCaptureMode = Interface(
    """
    extension UIImagePickerController {
      enum CameraCaptureMode: Int {
        case photo
        case video
      }
    }
    """)

  static let uiImagePickerControllerQualityType = Interface(
    """
    extension UIImagePickerController {
      enum QualityType: Int {
        case typeHigh
        case typeMedium
        case typeLow
      }
    }
    """)

  static let uiViewAnimatingPosition = Interface(
    """
    enum UIViewAnimatingPosition: Int {
      case end
      case start
      case current
    }
    """)

  static let uiViewAnimatingState = Interface(
    """
    enum UIViewAnimatingState: Int {
      case inactive
      case active
      case stopped
    }
    """)

  static let uiViewAnimationCurve = Interface(
    """
    extension UIView {
      enum AnimationCurve: Int {
        case easeInOut
        case easeIn
        case easeOut
        case linear
      }
    }
    """)

  static let uiGestureRecognizerState = Interface(
    """
    extension UIGestureRecognizer {
      enum State: Int {
        case possible
        case began
        case changed
        case ended
        case cancelled
        case failed
        static var recognized: UIGestureRecognizer.State = .ended { get }
      }
    }
    """)
}
