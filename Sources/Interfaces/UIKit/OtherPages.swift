/// Controllers and views of which a model knows no more than that they show.
extension Interface {
  static let uiInputViewController = Interface(
    """
    class UIInputViewController: UIViewController {
      var inputView: UIInputView?
    }
    """)
  static let uiDocumentPickerViewController = Interface(
    """
    @unmodelled class UIDocumentPickerViewController: UIViewController {
      init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false)
      init(forExporting urls: [URL], asCopy: Bool = false)
      init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode)
      weak var delegate: (any UIDocumentPickerDelegate)?
      var allowsMultipleSelection: Bool
      var directoryURL: URL?
      var shouldShowFileExtensions: Bool
    }
    """)
  static let uiDocumentBrowserViewController = Interface(
    """
    @unmodelled class UIDocumentBrowserViewController: UIViewController {
      init(forOpening contentTypes: [UTType]?)
      weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
      var allowsDocumentCreation: Bool = true
      var allowsPickingMultipleItems: Bool
    }
    """)
  static let uiFontPickerViewController = Interface(
    """
    @unmodelled class UIFontPickerViewController: UIViewController {
      init(configuration: UIFontPickerViewController.Configuration)
      weak var delegate: (any UIFontPickerViewControllerDelegate)?
      var selectedFontDescriptor: UIFontDescriptor?
    }
    """)
  static let uiColorPickerViewController = Interface(
    """
    @unmodelled class UIColorPickerViewController: UIViewController {
      weak var delegate: (any UIColorPickerViewControllerDelegate)?
      var selectedColor: UIColor
      var supportsAlpha: Bool = true
    }
    """)
  static let uiReferenceLibraryViewController = Interface(
    "@unmodelled class UIReferenceLibraryViewController: UIViewController {}")
  static let uiVideoEditorController = Interface(
    "class UIVideoEditorController: UINavigationController {}")
  static let sfSafariViewController = Interface(
    """
    @unmodelled class SFSafariViewController: UIViewController {
      @objc(initWithURL:) init(url URL: URL)
      weak var delegate: (any SFSafariViewControllerDelegate)?
      var preferredBarTintColor: UIColor?
      var preferredControlTintColor: UIColor?
      var dismissButtonStyle: SFSafariViewController.DismissButtonStyle = .done
      var configuration: SFSafariViewController.Configuration { get }
    }
    """)
  static let mfMailComposeViewController = Interface(
    """
    @unmodelled class MFMailComposeViewController: UINavigationController {
      weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
      func setSubject(_ subject: String)
      func setToRecipients(_ toRecipients: [String]?)
      func setCcRecipients(_ ccRecipients: [String]?)
      func setMessageBody(_ body: String, isHTML: Bool)
      func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String)
      class func canSendMail() -> Bool
      func setBccRecipients(_ bccRecipients: [String]?)
    }
    """)
  static let mfMessageComposeViewController = Interface(
    """
    @unmodelled class MFMessageComposeViewController: UINavigationController {
      weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
      var recipients: [String]?
      var body: String?
      var subject: String?
      class func canSendText() -> Bool
    }
    """)
  static let avPlayerViewController = Interface(
    """
    @unmodelled class AVPlayerViewController: UIViewController {
      var player: AVPlayer?
      var showsPlaybackControls: Bool = true
      weak var delegate: (any AVPlayerViewControllerDelegate)?
      var allowsPictureInPicturePlayback: Bool = true
      var entersFullScreenWhenPlaybackBegins: Bool
      var exitsFullScreenWhenPlaybackEnds: Bool
      var contentOverlayView: UIView? { get }
    }
    """)
  static let phPickerViewController = Interface(
    """
    @unmodelled class PHPickerViewController: UIViewController {
      init(configuration: PHPickerConfiguration)
      weak var delegate: (any PHPickerViewControllerDelegate)?
    }
    """)
  static let qlPreviewController = Interface(
    """
    @unmodelled class QLPreviewController: UIViewController {
      weak var dataSource: (any QLPreviewControllerDataSource)?
      weak var delegate: (any QLPreviewControllerDelegate)?
      var currentPreviewItemIndex: Int
      func reloadData()
    }
    """)
  static let glkViewController = Interface(
    "@unmodelled class GLKViewController: UIViewController {}")
  static let skStoreProductViewController = Interface(
    "@unmodelled class SKStoreProductViewController: UIViewController {}")
  static let abPeoplePickerNavigationController = Interface(
    "@unmodelled class ABPeoplePickerNavigationController: UINavigationController {}")
  static let cnContactPickerViewController = Interface(
    "@unmodelled class CNContactPickerViewController: UIViewController {}")

  static let uiCalendarView = Interface(
    """
    class UICalendarView: UIView {
      weak var delegate: (any UICalendarViewDelegate)?
      var selectionBehavior: UICalendarSelection?
      var calendar: Calendar
      var locale: Locale
      var timeZone: TimeZone?
      var fontDesign: UIFontDescriptor.SystemDesign
      var availableDateRange: DateInterval
      var visibleDateComponents: DateComponents
      var wantsDateDecorations: Bool = true
      func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool)
      func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool)
    }
    """)

  static let uiWebView = Interface("class UIWebView: UIView {}")
  static let uiInputView = Interface(
    """
    class UIInputView: UIView {
      var allowsSelfSizing: Bool
    }
    """)
  static let uiContainerView = Interface("class UIContainerView: UIView {}")
  static let mtkView = Interface("class MTKView: UIView {}")
  static let scnView = Interface("class SCNView: UIView {}")
  static let skView = Interface("class SKView: UIView {}")
  static let glkView = Interface("class GLKView: UIView {}")

  static let wkWebView = Interface(
    """
    class WKWebView: UIView {
      init(frame: CGRect, configuration: WKWebViewConfiguration)
      @objc(URL) var url: URL? { get }
      var title: String? { get }
      var customUserAgent: String?
      weak var navigationDelegate: (any WKNavigationDelegate)?
      @objc(UIDelegate) weak var uiDelegate: (any WKUIDelegate)?
      var scrollView: UIScrollView { get }
      var configuration: WKWebViewConfiguration { get }
      var backForwardList: WKBackForwardList { get }
      @objc(loading) var isLoading: Bool { get }
      var canGoBack: Bool { get }
      var canGoForward: Bool { get }
      var allowsBackForwardNavigationGestures: Bool
      var hasOnlySecureContent: Bool { get }
      var estimatedProgress: Double { get }
      @objc(loadRequest:) func load(_ request: URLRequest) -> WKNavigation?
      @objc(loadHTMLString:baseURL:) func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation?
      @objc(loadFileURL:allowingReadAccessToURL:)
      func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation?
      func reload() -> WKNavigation?
      func goBack() -> WKNavigation?
      func goForward() -> WKNavigation?
      func stopLoading()
      func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil)
      var allowsLinkPreview: Bool = true
      var isInspectable: Bool
      var pageZoom: CGFloat = 1
      var allowsMagnification: Bool
      var interactionState: Any?
      var underPageBackgroundColor: UIColor!
      var themeColor: UIColor? { get }
      var isFindInteractionEnabled: Bool
      func reloadFromOrigin() -> WKNavigation?
      func go(to item: WKBackForwardListItem) -> WKNavigation?
      func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation?
      func takeSnapshot(with snapshotConfiguration: WKSnapshotConfiguration?, completionHandler: @escaping (UIImage?, Error?) -> Void)
      func callAsyncJavaScript(_ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld, completionHandler: ((Result<Any, Error>) -> Void)? = nil)
      class func handlesURLScheme(_ urlScheme: String) -> Bool
    }
    """)

  static let mkMapView = Interface(
    """
    class MKMapView: UIView {
      weak var delegate: (any MKMapViewDelegate)?
      var annotations: [any MKAnnotation] { get }
      var overlays: [any MKOverlay] { get }
      var userLocation: MKUserLocation { get }
      var region: MKCoordinateRegion
      var mapType: MKMapType = .standard
      var centerCoordinate: CLLocationCoordinate2D
      var camera: MKMapCamera
      var showsUserLocation: Bool
      var isZoomEnabled: Bool
      var isScrollEnabled: Bool
      func setRegion(_ region: MKCoordinateRegion, animated: Bool)
      func addAnnotation(_ annotation: any MKAnnotation)
      func addAnnotations(_ annotations: [any MKAnnotation])
      func removeAnnotation(_ annotation: any MKAnnotation)
      func removeAnnotations(_ annotations: [any MKAnnotation])
      func addOverlay(_ overlay: any MKOverlay)
      var selectedAnnotations: [any MKAnnotation]
      var visibleMapRect: MKMapRect
      var showsCompass: Bool = true
      var showsScale: Bool
      var showsTraffic: Bool
      var showsBuildings: Bool = true
      var showsPointsOfInterest: Bool = true
      var isRotateEnabled: Bool = true
      var isPitchEnabled: Bool = true
      var isUserLocationVisible: Bool { get }
      var userTrackingMode: MKUserTrackingMode = .none
      var pointOfInterestFilter: MKPointOfInterestFilter?
      var preferredConfiguration: MKMapConfiguration
      func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool)
      func setCamera(_ camera: MKMapCamera, animated: Bool)
      func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool)
      func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool)
      func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool)
      func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool)
      func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool)
      func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool)
      func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String)
      func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView?
      func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView
      func view(for annotation: any MKAnnotation) -> MKAnnotationView?
      func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion
      func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint
      func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D
      func addOverlays(_ overlays: [any MKOverlay])
      func removeOverlay(_ overlay: any MKOverlay)
      func removeOverlays(_ overlays: [any MKOverlay])
      func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer?
    }
    """)
}
