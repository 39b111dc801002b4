extension Interface {
  static let uiPresentationController = Interface(
    """
    class UIPresentationController: NSObject {
      @objc(initWithPresentedViewController:presentingViewController:)
      init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?)
      @engine weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
      @engine var presentedViewController: UIViewController { get }
      @engine var presentingViewController: UIViewController { get }
      @engine var containerView: UIView? { get }
      @engine @unmodelled var presentedView: UIView? { get }
      @engine @unmodelled var frameOfPresentedViewInContainerView: CGRect { get }
      var presentationStyle: UIModalPresentationStyle { get }
      var adaptivePresentationStyle: UIModalPresentationStyle { get }
      @unmodelled var traitCollection: UITraitCollection { get }
      var overrideTraitCollection: UITraitCollection?
      var overriddenTraitCollection: UITraitCollection?
      @unmodelled var shouldPresentInFullscreen: Bool { get }
      var shouldRemovePresentersView: Bool { get }
      @message func presentationTransitionWillBegin()
      @message func presentationTransitionDidEnd(_ completed: Bool)
      @message func dismissalTransitionWillBegin()
      @message func dismissalTransitionDidEnd(_ completed: Bool)
      @message func containerViewWillLayoutSubviews()
      @message func containerViewDidLayoutSubviews()
      @unsent @objc(viewWillTransitionToSize:withTransitionCoordinator:)
      func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
      @unsent @objc(willTransitionToTraitCollection:withTransitionCoordinator:)
      func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
      @unsent @objc(sizeForChildContentContainer:withParentContainerSize:)
      func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
      @unsent @objc(preferredContentSizeDidChangeForChildContentContainer:)
      func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

      // A sheet's
      var detents: [UISheetPresentationController.Detent]
      var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
      var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
      var prefersGrabberVisible: Bool
      var preferredCornerRadius: CGFloat?
      var prefersScrollingExpandsWhenScrolledToEdge: Bool = true
      var prefersEdgeAttachedInCompactHeight: Bool
      var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool
      var prefersPageSizing: Bool
      func animateChanges(_ changes: () -> Void)
      func invalidateDetents()

      // A popover's
      weak var sourceView: UIView?
      var sourceRect: CGRect
      var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
      var barButtonItem: UIBarButtonItem?
      var permittedArrowDirections: UIPopoverArrowDirection = .any
      var canOverlapSourceViewRect: Bool
      var popoverLayoutMargins: UIEdgeInsets
      var backgroundColor: UIColor?
    }
    """)

  static let uiSheetPresentationController = Interface(
    """
    class UISheetPresentationController: UIPresentationController {
    }
    """)

  static let uiPopoverPresentationController = Interface(
    """
    class UIPopoverPresentationController: UIPresentationController {
      var passthroughViews: [UIView]?
      var arrowDirection: UIPopoverArrowDirection = .unknown { get }
    }
    """)

  static let uiAlertController = Interface(
    """
    class UIAlertController: UIViewController {
      @objc(alertControllerWithTitle:message:preferredStyle:)
      convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style)
      var message: String?
      var preferredStyle: UIAlertController.Style = .alert { get }
      var actions: [UIAlertAction] { get }
      var preferredAction: UIAlertAction?
      var textFields: [UITextField]? { get }
      var severity: UIAlertControllerSeverity
      var attributedTitle: NSAttributedString?
      var attributedMessage: NSAttributedString?
      @engine func addAction(_ action: UIAlertAction)
      @objc(addTextFieldWithConfigurationHandler:)
      func addTextField(configurationHandler: ((UITextField) -> Void)? = nil)
    }
    """)

  static let uiAlertAction = Interface(
    """
    class UIAlertAction: NSObject {
      @objc(actionWithTitle:style:handler:)
      convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil)
      var title: String? { get }
      var style: UIAlertAction.Style { get }
      @objc(enabled) var isEnabled: Bool = true
    }
    """)

  static let uiActivityViewController = Interface(
    """
    @unmodelled class UIActivityViewController: UIViewController {
      init(activityItems: [Any], applicationActivities: [UIActivity]?)
      var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?
      var completionHandler: ((UIActivity.ActivityType?, Bool) -> Void)?
      var excludedActivityTypes: [UIActivity.ActivityType]?
    }
    """)

  static let uiImagePickerController = Interface(
    """
    @unmodelled class UIImagePickerController: UINavigationController {
      var sourceType: UIImagePickerController.SourceType = .photoLibrary
      var mediaTypes: [String]
      var allowsEditing: Bool
      var cameraOverlayView: UIView?
      var cameraDevice: UIImagePickerController.CameraDevice = .rear
      var cameraCaptureMode: UIImagePickerController.CameraCaptureMode = .photo
      var videoQuality: UIImagePickerController.QualityType = .typeMedium
      class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool
      @objc(availableMediaTypesForSourceType:)
      class func availableMediaTypes(for sourceType: UIImagePickerController.SourceType) -> [String]?
      class func isCameraDeviceAvailable(_ cameraDevice: UIImagePickerController.CameraDevice) -> Bool
      class func isFlashAvailable(for cameraDevice: UIImagePickerController.CameraDevice) -> Bool
      func takePicture()
      func startVideoCapture() -> Bool
      func stopVideoCapture()
      var showsCameraControls: Bool = true
      var cameraFlashMode: UIImagePickerController.CameraFlashMode = .auto
      var videoMaximumDuration: TimeInterval = 600
      var cameraViewTransform: CGAffineTransform
      var imageExportPreset: UIImagePickerController.ImageURLExportPreset = .current
      var videoExportPreset: String?
    }
    """)

  static let uiSearchController = Interface(
    """
    class UISearchController: UIViewController {
      init(searchResultsController: UIViewController?)
      @engine @objc(active) var isActive: Bool
      weak var delegate: (any UISearchControllerDelegate)?
      weak var searchResultsUpdater: (any UISearchResultsUpdating)?
      var searchResultsController: UIViewController? { get }
      @engine var searchBar: UISearchBar { get }
      var obscuresBackgroundDuringPresentation: Bool = true
      var dimsBackgroundDuringPresentation: Bool = true
      var hidesNavigationBarDuringPresentation: Bool = true
      var automaticallyShowsCancelButton: Bool = true
      var showsSearchResultsController: Bool
      var automaticallyShowsScopeBar: Bool = true
      var automaticallyShowsSearchResultsController: Bool = true
      var scopeBarActivation: UISearchController.ScopeBarActivation = .automatic
      var searchSuggestions: [any UISearchSuggestion]?
      var searchBarPlacement: UINavigationItem.SearchBarPlacement = .automatic { get }
      var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool
    }
    """)

  static let uiHostingController = Interface(
    """
    class UIHostingController<Content>: UIViewController {
      init(rootView: Content)
      var rootView: Content
      var sizingOptions: UIHostingControllerSizingOptions
      var safeAreaRegions: SafeAreaRegions
      @objc(sizeThatFitsIn:) func sizeThatFits(in size: CGSize) -> CGSize
    }
    """)
}
