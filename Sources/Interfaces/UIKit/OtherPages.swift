/// Controllers and views of which a model knows no more than that they show.
extension Interface {
  static let uiInputViewController = Interface("class UIInputViewController: UIViewController {}")
  static let uiDocumentPickerViewController = Interface(
    "@unmodelled class UIDocumentPickerViewController: UIViewController {}")
  static let uiDocumentBrowserViewController = Interface(
    "@unmodelled class UIDocumentBrowserViewController: UIViewController {}")
  static let uiFontPickerViewController = Interface(
    "@unmodelled class UIFontPickerViewController: UIViewController {}")
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
    }
    """)
  static let mfMessageComposeViewController = Interface(
    "@unmodelled class MFMessageComposeViewController: UINavigationController {}")
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

  static let uiWebView = Interface("class UIWebView: UIView {}")
  static let uiInputView = Interface("class UIInputView: UIView {}")
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
    }
    """)
}
