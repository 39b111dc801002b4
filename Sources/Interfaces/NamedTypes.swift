/// Types of the system's of which a snippet mostly needs no more than the name.
///
/// One whose members matter has a text of its own, and no place here.
public enum NamedTypes {
  /// Whether the values of a type are opaque, and nothing declares its members.
  public static func isOpaque(_ name: String) -> Bool { opaqueNames.contains(name) }

  /// Whether a name may stand behind a type's colon, beside those of classes: a protocol's, or that of the type of
  /// an enumeration's numbers or texts.
  public static func mayBeConformedTo(_ name: String) -> Bool { protocolNames.contains(name) }

  /// The types that are opaque.
  public static let opaque: [String] = words(
    // Foundation
    """
    Bundle NSBundle NSCoder IndexPath NSIndexPath NSURL NSURLComponents URLQueryItem
    NSURLQueryItem Date NSDate NSError NSNotification
    NotificationCenter NSNotificationCenter UserDefaults NSUserDefaults DateFormatter NSNumber
    NSValue Locale OperationQueue NSOperationQueue NSTimeZone TimeZone Calendar
    NSCalendar NSLocale NSProcessInfo NSFileManager FileManager NSData Data NSCharacterSet
    CharacterSet NSURLSession URLSession NSURLRequest NSURLSessionDataTask URLSessionTask
    URLSessionDataTask URLSessionConfiguration JSONDecoder JSONEncoder NSJSONSerialization
    JSONSerialization NSKeyedArchiver NSKeyedUnarchiver NSUUID UUID NSPredicate
    NSSortDescriptor NSDateFormatter NumberFormatter NSNumberFormatter AttributedString NSNull
    NSHashTable NSMapTable NSCache NSRegularExpression NSScanner Scanner NSInvocation
    NSMethodSignature NSProgress Progress DispatchGroup DispatchSemaphore
    IndexSet NSIndexSet NSMutableIndexSet DateInterval Measurement UnitLength UnitMass UnitDuration
    UnitTemperature ISO8601DateFormatter RelativeDateTimeFormatter DateComponentsFormatter
    DateIntervalFormatter ByteCountFormatter MeasurementFormatter PersonNameComponentsFormatter
    LengthFormatter PropertyListDecoder PropertyListEncoder PropertyListSerialization
    NSLock NSRecursiveLock NSInvocationOperation NSThread Decimal NSDecimalNumber NSRange
    """,
    // UIKit
    """
    UIEdgeInsets NSTextAttachment NSShadow UIScreenMode UIImageConfiguration
    UIContextMenuConfiguration UIDynamicAnimator UIGravityBehavior UICollisionBehavior
    UISnapBehavior UIAttachmentBehavior UIImpactFeedbackGenerator
    UINotificationFeedbackGenerator UISelectionFeedbackGenerator UIMenuController
    UICubicTimingParameters UISpringTimingParameters NSCollectionLayoutSection
    NSCollectionLayoutSize NSCollectionLayoutItem NSCollectionLayoutGroup
    UICollectionViewCompositionalLayout NSDiffableDataSourceSnapshot
    UICollectionViewDiffableDataSource UITableViewDiffableDataSource NSDirectionalEdgeInsets
    UIOffset UIPreviewAction UISearchToken UIAccessibility UIPopoverController UIActionSheet
    UIAlertView UILocalNotification NSStringDrawingContext UITextRange UITextPosition
    UIFocusGuide UITraitChangeObservable UIDynamicItemBehavior UIPushBehavior UIFieldBehavior
    UIGraphicsImageRendererFormat UIGraphicsPDFRenderer UICollectionLayoutListConfiguration
    NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutSupplementaryItem
    NSCollectionLayoutDecorationItem NSCollectionLayoutDimension NSCollectionLayoutSpacing
    UICollectionViewCompositionalLayoutConfiguration NSDiffableDataSourceSectionSnapshot
    UIDeferredMenuElement UIMenuSystem UITextInputPasswordRules UIBarButtonItemGroup
    UIBarButtonItemAppearance UITabBarItemAppearance UIHoverStyle UIPasteConfiguration
    UICellAccessory UISymbolConfiguration UIContextMenuInteraction UIDragInteraction
    UIDropInteraction UIPointerInteraction UIEditMenuInteraction UIFindInteraction
    UISpringLoadedInteraction UIToolTipInteraction UILargeContentViewerInteraction
    UIMotionEffectGroup UIInterpolatingMotionEffect UIPrintInteractionController UIPrintInfo
    UIMutableApplicationShortcutItem UIApplicationShortcutIcon UISceneDestructionRequestOptions
    """,
    // Swift
    """
    ContinuousClock SuspendingClock Result AsyncStream Range
    """,
    // Combine
    """
    AnyCancellable PassthroughSubject CurrentValueSubject Just Future Empty Fail Deferred
    AnyPublisher
    """,
    // SwiftUI
    """
    Text VStack HStack ZStack AnyView EmptyView NavigationStack NavigationView LazyVStack
    LazyHStack
    """,
    // Other frameworks
    """
    CGAffineTransform CATransform3D CACurrentMediaTime CGVector CAEmitterLayer
    CAEmitterCell CAScrollLayer CATiledLayer CATransformLayer CAFrameRateRange
    CAReplicatorLayer CATextLayer CGMutablePath AVAudioSession AVPlayer AVAudioPlayer
    AVPlayerItem AVPlayerLayer AVCaptureSession CLLocationManager CLLocation MKPointAnnotation
    WKWebViewConfiguration PlaygroundPage NSFetchedResultsController NSManagedObject
    NSManagedObjectContext NSFetchRequest CIContext CIImage Logger OSLog
    UNUserNotificationCenter
    """)

  private static let protocols: [String] = words(
    // Swift and Foundation
    """
    Error LocalizedError NSCopying NSCoding CustomStringConvertible OptionSet ObservableObject
    Sequence AsyncSequence Actor Collection ExpressibleByStringLiteral
    ExpressibleByIntegerLiteral CustomDebugStringConvertible CustomNSError Numeric
    NSSecureCoding NSFastEnumeration
    """,
    // UIKit and SwiftUI
    """
    UIAppearanceContainer UIContentSizeCategoryAdjusting UITextInput UIKeyInput
    UIObjectRestoration UIAccessibilityIdentification UIUserActivityRestoring View
    UIViewControllerContextTransitioning
    """,
    // What an enumeration's cases stand for
    "AnyObject String Int Any Double CGFloat UInt")

  private static let opaqueNames = Set(opaque)
  private static let protocolNames = Set(protocols)

  /// The words of texts, in their order.
  static func words(_ texts: StaticString...) -> [String] {
    var words: [String] = []
    for text in texts {
      for word in text.bytes.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
        words.append(String(decoding: word, as: UTF8.self))
      }
    }
    return words
  }
}
