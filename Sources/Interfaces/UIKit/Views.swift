extension Interface {
  static let uiView = Interface(
    """
    class UIView: UIResponder, UITraitEnvironment {
      convenience init()
      init(frame: CGRect)
      @objc(initWithCoder:) required init?(coder: NSCoder)

      // Geometry
      @engine var frame: CGRect
      @engine var bounds: CGRect
      @engine var center: CGPoint
      var transform: CGAffineTransform
      var transform3D: CATransform3D
      var contentScaleFactor: CGFloat
      var isMultipleTouchEnabled: Bool
      var isExclusiveTouch: Bool
      @objc(hitTest:withEvent:) func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?
      @unsent @objc(pointInside:withEvent:) func point(inside point: CGPoint, with event: UIEvent?) -> Bool
      @objc(convertPoint:toView:) func convert(_ point: CGPoint, to view: UIView?) -> CGPoint
      @objc(convertPoint:fromView:) func convert(_ point: CGPoint, from view: UIView?) -> CGPoint
      @objc(convertRect:toView:) func convert(_ rect: CGRect, to view: UIView?) -> CGRect
      @objc(convertRect:fromView:) func convert(_ rect: CGRect, from view: UIView?) -> CGRect
      var autoresizesSubviews: Bool = true
      var autoresizingMask: UIView.AutoresizingMask = .none
      func sizeThatFits(_ size: CGSize) -> CGSize
      func sizeToFit()

      // The tree
      @engine var superview: UIView? { get }
      @engine var subviews: [UIView] { get }
      @engine var window: UIWindow? { get }
      @message func addSubview(_ view: UIView)
      @message @objc(insertSubview:atIndex:) func insertSubview(_ view: UIView, at index: Int)
      @message func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView)
      @message func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView)
      @message @formerly(bringSubview(toFront:)) func bringSubviewToFront(_ view: UIView)
      @message @formerly(sendSubview(toBack:)) func sendSubviewToBack(_ view: UIView)
      @message @objc(exchangeSubviewAtIndex:withSubviewAtIndex:)
      func exchangeSubview(at index1: Int, withSubviewAt index2: Int)
      @message func removeFromSuperview()
      @message @objc(willMoveToWindow:) func willMove(toWindow newWindow: UIWindow?)
      @message func didMoveToWindow()
      @message @objc(willMoveToSuperview:) func willMove(toSuperview newSuperview: UIView?)
      @message func didMoveToSuperview()
      @message func didAddSubview(_ subview: UIView)
      @message func willRemoveSubview(_ subview: UIView)
      @engine @objc(isDescendantOfView:) func isDescendant(of view: UIView) -> Bool
      @engine func viewWithTag(_ tag: Int) -> UIView?
      var tag: Int

      // Layout
      @message func setNeedsLayout()
      @message func layoutIfNeeded()
      @message func layoutSubviews()
      @available(iOS 26.0, *) @message func updateProperties()
      @available(iOS 26.0, *) @message func setNeedsUpdateProperties()
      @available(iOS 26.0, *) @message func updatePropertiesIfNeeded()
      var layoutMargins: UIEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      var directionalLayoutMargins: NSDirectionalEdgeInsets
      var preservesSuperviewLayoutMargins: Bool
      var insetsLayoutMarginsFromSafeArea: Bool = true
      @message func layoutMarginsDidChange()
      @engine var safeAreaInsets: UIEdgeInsets { get }
      @message func safeAreaInsetsDidChange()
      var safeAreaLayoutGuide: UILayoutGuide { get }
      var layoutMarginsGuide: UILayoutGuide { get }
      var readableContentGuide: UILayoutGuide { get }
      var keyboardLayoutGuide: UIKeyboardLayoutGuide { get }
      var layoutGuides: [UILayoutGuide] { get }
      func addLayoutGuide(_ layoutGuide: UILayoutGuide)
      func removeLayoutGuide(_ layoutGuide: UILayoutGuide)

      // Constraints
      var topAnchor: NSLayoutYAxisAnchor { get }
      var bottomAnchor: NSLayoutYAxisAnchor { get }
      var leftAnchor: NSLayoutXAxisAnchor { get }
      var rightAnchor: NSLayoutXAxisAnchor { get }
      var leadingAnchor: NSLayoutXAxisAnchor { get }
      var trailingAnchor: NSLayoutXAxisAnchor { get }
      var widthAnchor: NSLayoutDimension { get }
      var heightAnchor: NSLayoutDimension { get }
      var centerXAnchor: NSLayoutXAxisAnchor { get }
      var centerYAnchor: NSLayoutYAxisAnchor { get }
      var firstBaselineAnchor: NSLayoutYAxisAnchor { get }
      var lastBaselineAnchor: NSLayoutYAxisAnchor { get }
      var constraints: [NSLayoutConstraint] { get }
      func addConstraint(_ constraint: NSLayoutConstraint)
      func addConstraints(_ constraints: [NSLayoutConstraint])
      func removeConstraint(_ constraint: NSLayoutConstraint)
      func removeConstraints(_ constraints: [NSLayoutConstraint])
      var translatesAutoresizingMaskIntoConstraints: Bool = true
      class var requiresConstraintBasedLayout: Bool { get }
      @message func setNeedsUpdateConstraints()
      @message func updateConstraintsIfNeeded()
      @message func updateConstraints()
      @objc(needsUpdateConstraints) func needsUpdateConstraints() -> Bool
      var intrinsicContentSize: CGSize { get }
      func invalidateIntrinsicContentSize()
      @objc(contentHuggingPriorityForAxis:)
      func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
      @objc(setContentHuggingPriority:forAxis:)
      func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
      @objc(contentCompressionResistancePriorityForAxis:)
      func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
      @objc(setContentCompressionResistancePriority:forAxis:)
      func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
      @unsent @objc(systemLayoutSizeFittingSize:)
      func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize
      @objc(systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:)
      func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize
      var alignmentRectInsets: UIEdgeInsets { get }
      @objc(alignmentRectForFrame:) func alignmentRect(forFrame frame: CGRect) -> CGRect
      @objc(frameForAlignmentRect:) func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect
      var viewForBaselineLayout: UIView?
      var hasAmbiguousLayout: Bool { get }
      func exerciseAmbiguityInLayout()
      @objc(constraintsAffectingLayoutForAxis:)
      func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]

      // Looks
      var backgroundColor: UIColor?
      var tintColor: UIColor! = .systemBlue
      var tintAdjustmentMode: UIView.TintAdjustmentMode = .automatic
      @unsent func tintColorDidChange()
      var alpha: CGFloat = 1
      @objc(opaque) var isOpaque: Bool = true
      @engine @objc(hidden) var isHidden: Bool
      var mask: UIView?
      var maskView: UIView?
      var layer: CALayer { get }
      class var layerClass: AnyClass { get }
      var clipsToBounds: Bool
      var clearsContextBeforeDrawing: Bool
      var contentMode: UIView.ContentMode = .scaleToFill
      var contentStretch: CGRect
      var cornerConfiguration: UICornerConfiguration
      var semanticContentAttribute: UISemanticContentAttribute = .unspecified
      var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection = .leftToRight { get }
      @objc(userInterfaceLayoutDirectionForSemanticContentAttribute:)
      class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection
      @message @objc(drawRect:) func draw(_ rect: CGRect)
      @message func setNeedsDisplay()
      @objc(setNeedsDisplayInRect:) func setNeedsDisplay(_ rect: CGRect)
      @engine @objc(snapshotViewAfterScreenUpdates:)
      func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView?
      @objc(resizableSnapshotViewFromRect:afterScreenUpdates:withCapInsets:)
      func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets) -> UIView?
      @objc(drawViewHierarchyInRect:afterScreenUpdates:)
      func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool
      @objc(actionForLayer:forKey:) func action(for layer: CALayer, forKey event: String) -> (any CAAction)?

      // Traits
      @engine var traitCollection: UITraitCollection { get }
      @engine var traitOverrides: any UITraitOverrides
      @engine var overrideUserInterfaceStyle: UIUserInterfaceStyle
      @message func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
      func registerForTraitChanges<T: UITraitEnvironment>(
        _ traits: [any UITraitDefinition.Type], handler: @escaping (T, UITraitCollection) -> Void
      ) -> any UITraitChangeRegistration
      func registerForTraitChanges(
        _ traits: [any UITraitDefinition.Type], action: Selector
      ) -> any UITraitChangeRegistration
      func registerForTraitChanges(
        _ traits: [any UITraitDefinition.Type], target: Any, action: Selector
      ) -> any UITraitChangeRegistration
      func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
      var minimumContentSizeCategory: UIContentSizeCategory?
      var maximumContentSizeCategory: UIContentSizeCategory?

      // Touches
      @objc(userInteractionEnabled) var isUserInteractionEnabled: Bool = true
      var gestureRecognizers: [UIGestureRecognizer]?
      @engine func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
      @engine func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
      var interactions: [any UIInteraction]
      func addInteraction(_ interaction: any UIInteraction)
      func removeInteraction(_ interaction: any UIInteraction)
      var motionEffects: [UIMotionEffect]
      func addMotionEffect(_ effect: UIMotionEffect)
      func removeMotionEffect(_ effect: UIMotionEffect)
      @engine func endEditing(_ force: Bool) -> Bool
      var isFocused: Bool { get }
      var canBecomeFocused: Bool { get }
      func setNeedsFocusUpdate()
      func updateFocusIfNeeded()
      var shouldGroupAccessibilityChildren: Bool
      var restorationIdentifier: String?
      @unsent @objc(encodeWithCoder:) func encode(with coder: NSCoder)

      // Animations
      @engine(animate) class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil)
      @engine(animate) class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil)
      @engine(animate) class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil)
      @engine(animate) class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil)
      @engine(performWithoutAnimation)
      @objc(addKeyframeWithRelativeStartTime:relativeDuration:animations:) class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void)
      @engine(transitionViews) @objc(transitionWithView:duration:options:animations:completion:)
      class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
      @engine(transitionViews) @objc(transitionFromView:toView:duration:options:completion:)
      class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval,
        options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil)
      @engine(performWithoutAnimation) class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void)
      class func setAnimationsEnabled(_ enabled: Bool)
      class var areAnimationsEnabled: Bool { get }
      class var inheritedAnimationDuration: TimeInterval { get }
      class var noIntrinsicMetric: CGFloat = -1 { get }
      class var layoutFittingExpandedSize: CGSize = CGSize(10000, 10000) { get }
      var anchorPoint: CGPoint
      var focusGroupIdentifier: String?
      var hoverStyle: UIHoverStyle?
      var largeContentTitle: String?
      var largeContentImage: UIImage?
      var showsLargeContentViewer: Bool
      @engine(openAnimation) class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?)
      @engine(openAnimation) class func commitAnimations()
      @engine(openAnimation) class func setAnimationDuration(_ duration: TimeInterval)
      class func setAnimationDelay(_ delay: TimeInterval)
      class func setAnimationCurve(_ curve: UIView.AnimationCurve)
      @engine(openAnimation) class func setAnimationDelegate(_ delegate: Any?)
      @engine(openAnimation) @objc(setAnimationDidStopSelector:)
      class func setAnimationDidStop(_ selector: Selector?)
      class func setAnimationRepeatCount(_ repeatCount: Float)
      @objc(setAnimationTransition:forView:cache:)
      class func setAnimationTransition(_ transition: UIView.AnimationTransition, for view: UIView, cache: Bool)
      class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool)
      @engine(performWithoutAnimation) class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void)
      class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection

      // Masonry's and SnapKit's
      var snp: ConstraintViewDSL { get }
      var mas_left: MASViewAttribute! { get }
      var mas_right: MASViewAttribute! { get }
      var mas_top: MASViewAttribute! { get }
      var mas_bottom: MASViewAttribute! { get }
      var mas_leading: MASViewAttribute! { get }
      var mas_trailing: MASViewAttribute! { get }
      var mas_width: MASViewAttribute! { get }
      var mas_height: MASViewAttribute! { get }
      var mas_centerX: MASViewAttribute! { get }
      var mas_centerY: MASViewAttribute! { get }
      var mas_edges: MASViewAttribute! { get }
      var mas_safeAreaLayoutGuide: MASViewAttribute! { get }
      var mas_safeAreaLayoutGuideTop: MASViewAttribute! { get }
      var mas_safeAreaLayoutGuideBottom: MASViewAttribute! { get }
      func mas_makeConstraints(_ block: (MASConstraintMaker?) -> Void) -> [Any]!
      func mas_remakeConstraints(_ block: (MASConstraintMaker?) -> Void) -> [Any]!
      func mas_updateConstraints(_ block: (MASConstraintMaker?) -> Void) -> [Any]!
    }
    """)

  static let uiWindow = Interface(
    """
    class UIWindow: UIView {
      init(windowScene: UIWindowScene)
      static let didBecomeVisibleNotification: NSNotification.Name
      static let didBecomeHiddenNotification: NSNotification.Name
      static let didBecomeKeyNotification: NSNotification.Name
      static let didResignKeyNotification: NSNotification.Name
      @engine var rootViewController: UIViewController?
      @engine @objc(keyWindow) var isKeyWindow: Bool { get }
      @message func makeKeyAndVisible()
      @message @objc(makeKeyWindow) func makeKey()
      @message @objc(becomeKeyWindow) func becomeKey()
      @message @objc(resignKeyWindow) func resignKey()
      var windowLevel: UIWindow.Level = .normal
      var screen: UIScreen
      var windowScene: UIWindowScene? = UIWindowScene()
      var canResizeToFitContent: Bool
      @unmodelled var canBecomeKey: Bool { get }
      var safeAreaAspectFitLayoutGuide: UILayoutGuide { get }
      func sendEvent(_ event: UIEvent)
    }
    """)

  static let uiLabel = Interface(
    """
    class UILabel: UIView {
      var text: String?
      var attributedText: NSAttributedString?
      var font: UIFont! = UIFont(17)
      var preferredVibrancy: UILabelVibrancy = .automatic
      var textColor: UIColor!
      var textAlignment: NSTextAlignment = .natural
      var numberOfLines: Int = 1
      var lineBreakMode: NSLineBreakMode = .byTruncatingTail
      var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
      var adjustsFontSizeToFitWidth: Bool
      var adjustsFontForContentSizeCategory: Bool
      var adjustsLetterSpacingToFitWidth: Bool
      var allowsDefaultTighteningForTruncation: Bool
      var showsExpansionTextWhenTruncated: Bool
      var minimumScaleFactor: CGFloat
      var minimumFontSize: CGFloat
      var preferredMaxLayoutWidth: CGFloat
      var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
      var shadowColor: UIColor?
      var shadowOffset: CGSize
      var highlightedTextColor: UIColor?
      var isHighlighted: Bool
      var isEnabled: Bool = true
      @objc(textRectForBounds:limitedToNumberOfLines:)
      func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
      @objc(drawTextInRect:) func drawText(in rect: CGRect)
    }
    """)

  static let uiImageView = Interface(
    """
    class UIImageView: UIView {
      init(image: UIImage?)
      init(image: UIImage?, highlightedImage: UIImage?)
      var image: UIImage?
      var highlightedImage: UIImage?
      var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
      var animationImages: [UIImage]?
      var highlightedAnimationImages: [UIImage]?
      var animationDuration: TimeInterval
      var animationRepeatCount: Int
      @objc(isAnimating) var isAnimating: Bool { get }
      @objc(highlighted) var isHighlighted: Bool
      var adjustsImageWhenAncestorFocused: Bool
      func startAnimating()
      func stopAnimating()
      func setImage(_ image: UIImage)
      func addSymbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions? = nil, animated: Bool = true, completion: (() -> Void)? = nil)
      func removeAllSymbolEffects()
      func setSymbolImage(_ symbolImage: UIImage, contentTransition: SymbolEffect)
      var preferredImageDynamicRange: UIImage.DynamicRange = .unspecified
    }
    """)

  static let uiStackView = Interface(
    """
    class UIStackView: UIView {
      init(arrangedSubviews views: [UIView])
      @engine var arrangedSubviews: [UIView] { get }
      @engine func addArrangedSubview(_ view: UIView)
      @engine func removeArrangedSubview(_ view: UIView)
      @objc(insertArrangedSubview:atIndex:)
      func insertArrangedSubview(_ view: UIView, at stackIndex: Int)
      var axis: NSLayoutConstraint.Axis = .horizontal
      var alignment: UIStackView.Alignment = .fill
      var distribution: UIStackView.Distribution = .fill
      var spacing: CGFloat
      @objc(setCustomSpacing:afterView:) func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView)
      @objc(customSpacingAfterView:) func customSpacing(after arrangedSubview: UIView) -> CGFloat
      var isBaselineRelativeArrangement: Bool
      var isLayoutMarginsRelativeArrangement: Bool
    }
    """)

  static let uiProgressView = Interface(
    """
    class UIProgressView: UIView {
      init(progressViewStyle style: UIProgressView.Style)
      var progress: Float
      func setProgress(_ progress: Float, animated: Bool)
      var progressViewStyle: UIProgressView.Style = .default
      var progressTintColor: UIColor?
      var trackTintColor: UIColor?
      var observedProgress: Progress?
      var progressImage: UIImage?
      var trackImage: UIImage?
    }
    """)

  static let uiActivityIndicatorView = Interface(
    """
    class UIActivityIndicatorView: UIView {
      @objc(initWithActivityIndicatorStyle:) init(style: UIActivityIndicatorView.Style)
      var style: UIActivityIndicatorView.Style = .medium
      var activityIndicatorViewStyle: UIActivityIndicatorView.Style = .medium
      var color: UIColor!
      var hidesWhenStopped: Bool = true
      @objc(isAnimating) var isAnimating: Bool { get }
      func startAnimating()
      func stopAnimating()
    }
    """)

  static let uiVisualEffectView = Interface(
    """
    class UIVisualEffectView: UIView {
      init(effect: UIVisualEffect?)
      var contentView: UIView { get }
      var effect: UIVisualEffect?
    }
    """)

  static let uiPickerView = Interface(
    """
    class UIPickerView: UIView {
      weak var dataSource: (any UIPickerViewDataSource)?
      weak var delegate: (any UIPickerViewDelegate)?
      var numberOfComponents: Int { get }
      func reloadAllComponents()
      func reloadComponent(_ component: Int)
      func selectRow(_ row: Int, inComponent component: Int, animated: Bool)
      func selectedRow(inComponent component: Int) -> Int
      func numberOfRows(inComponent component: Int) -> Int
      func rowSize(forComponent component: Int) -> CGSize
      var showsSelectionIndicator: Bool
    }
    """)
}
