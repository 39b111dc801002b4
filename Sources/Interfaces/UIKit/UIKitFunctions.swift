/// The functions of UIKit, and those of the frameworks that snippets use beside it.
extension FreeDeclarations {
  static let uiKit: StaticString = """
    @engine(make) func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets
    @engine(make) func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect
    @engine(stringFromGeometry) func NSStringFromCGPoint(_ point: CGPoint) -> String
    @engine(stringFromGeometry) func NSStringFromCGSize(_ size: CGSize) -> String
    @engine(stringFromGeometry) func NSStringFromCGRect(_ rect: CGRect) -> String
    @engine(stringFromGeometry) func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String
    @engine(variableBindings) func NSDictionaryOfVariableBindings(_ views: Any...) -> [String: Any]
    @engine(device) func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom
    @engine(device) func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool
    @engine(device) func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool
    @engine(device) func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool
    @engine(device) func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool
    @engine(no) func UIAccessibilityIsVoiceOverRunning() -> Bool
    @engine(no) func UIAccessibilityIsReduceMotionEnabled() -> Bool
    func UIAccessibilityPostNotification(_ notification: UIAccessibilityNotifications, _ argument: Any?)
    @engine(opaque) func UIGraphicsGetCurrentContext() -> CGContext?
    @engine(opaque) func UIGraphicsGetImageFromCurrentImageContext() -> UIImage?
    func UIGraphicsBeginImageContext(_ size: CGSize)
    func UIGraphicsEndImageContext()
    func UIRectFill(_ rect: CGRect)
    let kCLLocationAccuracyBestForNavigation: Double = -2
    let kCLLocationAccuracyBest: Double = -1
    let kCLLocationAccuracyNearestTenMeters: Double = 10
    let kCLLocationAccuracyHundredMeters: Double = 100
    let kCLLocationAccuracyKilometer: Double = 1000
    let kCLLocationAccuracyThreeKilometers: Double = 3000
    let kCLDistanceFilterNone: Double = -1
    let UIEdgeInsetsZero: UIEdgeInsets
    let UILayoutFittingCompressedSize: CGSize
    let UITrackingRunLoopMode: RunLoop.Mode = .tracking
    let UITransitionContextFromViewControllerKey: UITransitionContextViewControllerKey = .from
    let UITransitionContextToViewControllerKey: UITransitionContextViewControllerKey = .to
    let UITransitionContextFromViewKey: UITransitionContextViewKey = .from
    let UITransitionContextToViewKey: UITransitionContextViewKey = .to
    """

  static let audioToolbox: StaticString = """
    func AudioServicesPlaySystemSound(_ inSystemSoundID: UInt32)
    """

  static let swiftUI: StaticString = """
    @engine(performWithoutAnimation) func withAnimation<T>(_ animation: Animation? = .default, _ body: () throws -> T) -> T
    @engine(performWithoutAnimation) func withAnimation<T>(_ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> T, completion: @escaping () -> Void) -> T
    """
}
