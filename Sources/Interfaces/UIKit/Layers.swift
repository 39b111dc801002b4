/// Layers and animations of them, effects, and texts with attributes, which are opaque.
extension Interface {
  static let caLayer = Interface(
    """
    @opaque class CALayer: NSObject {
      var frame: CGRect
      var bounds: CGRect
      var position: CGPoint
      var anchorPoint: CGPoint
      var zPosition: CGFloat
      var transform: CATransform3D
      var isHidden: Bool
      var opacity: Float
      @own var backgroundColor: CGColor?
      var cornerRadius: CGFloat
      var maskedCorners: CACornerMask
      var cornerCurve: CALayerCornerCurve
      var masksToBounds: Bool
      var borderWidth: CGFloat
      @own var borderColor: CGColor?
      @own var shadowColor: CGColor?
      var shadowOpacity: Float
      var shadowOffset: CGSize
      var shadowRadius: CGFloat
      var shadowPath: CGPath?
      var contents: Any?
      var contentsScale: CGFloat
      var shouldRasterize: Bool
      var mask: CALayer?
      var name: String?
      var speed: Float
      var timeOffset: TimeInterval
      weak var delegate: (any CALayerDelegate)?
      var sublayers: [CALayer]?
      @own var superlayer: CALayer? { get }
      var actions: [String: any CAAction]?
      var filters: [Any]?
      var backgroundFilters: [Any]?
      var compositingFilter: Any?
      var style: [AnyHashable: Any]?
      func addSublayer(_ layer: CALayer)
      func insertSublayer(_ layer: CALayer, at idx: UInt32)
      func removeFromSuperlayer()
      func setNeedsDisplay()
      func setNeedsLayout()
      func layoutIfNeeded()
      func layoutSublayers()
      func display()
      func add(_ anim: CAAnimation, forKey key: String?)
      func removeAnimation(forKey key: String)
      func removeAllAnimations()
      func animation(forKey key: String) -> CAAnimation?
      func presentation() -> Self?
      func render(in ctx: CGContext)
      func action(forKey event: String) -> (any CAAction)?
      class func needsDisplay(forKey key: String) -> Bool
      class func defaultAction(forKey event: String) -> (any CAAction)?
    }
    """)

  static let cgContext = Interface(
    """
    @opaque class CGContext: NSObject {
    }
    """)

  static let caGradientLayer = Interface(
    """
    @opaque class CAGradientLayer: CALayer {
      var colors: [Any]?
      var locations: [NSNumber]?
      var startPoint: CGPoint
      var endPoint: CGPoint
    }
    """)

  static let caShapeLayer = Interface(
    """
    @opaque class CAShapeLayer: CALayer {
      var path: CGPath?
      @own var fillColor: CGColor?
      var strokeColor: CGColor?
      var lineWidth: CGFloat
      var strokeStart: CGFloat
      var strokeEnd: CGFloat
    }
    """)

  static let caCornerMask = Interface(
    """
    struct CACornerMask: OptionSet, Sendable {
      let rawValue: UInt
      init(rawValue: UInt)
      static let layerMinXMinYCorner: CACornerMask
      static let layerMaxXMinYCorner: CACornerMask
      static let layerMinXMaxYCorner: CACornerMask
      static let layerMaxXMaxYCorner: CACornerMask
    }
    """)

  static let caLayerCornerCurve = Interface(
    """
    struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
      let rawValue: String
      init(rawValue: String)
      init(_ rawValue: String)
      static let circular: CALayerCornerCurve
      static let continuous: CALayerCornerCurve
    }
    """)

  static let caAction = Interface(
    """
    protocol CAAction {
    }
    """)

  static let caLayerDelegate = Interface(
    """
    protocol CALayerDelegate: NSObjectProtocol {
    }
    """)

  static let caAnimation = Interface(
    """
    @opaque class CAAnimation: NSObject, CAAction {
      var duration: TimeInterval
      var beginTime: TimeInterval
      var repeatCount: Float
      var autoreverses: Bool
      var fillMode: CAMediaTimingFillMode
      var isRemovedOnCompletion: Bool
      var timingFunction: CAMediaTimingFunction?
      var delegate: (any CAAnimationDelegate)?
      func setValue(_ value: Any?, forKey key: String)
      func value(forKey key: String) -> Any?
    }
    """)

  static let caAnimationDelegate = Interface(
    """
    protocol CAAnimationDelegate: NSObjectProtocol {
      @unmodelled optional func animationDidStart(_ anim: CAAnimation)
      @unmodelled optional func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
    }
    """)

  static let caMediaTimingFillMode = Interface(
    """
    struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
      let rawValue: String
      init(rawValue: String)
      init(_ rawValue: String)
      static let forwards: CAMediaTimingFillMode
      static let backwards: CAMediaTimingFillMode
      static let both: CAMediaTimingFillMode
      static let removed: CAMediaTimingFillMode
    }
    """)

  static let caMediaTimingFunctionName = Interface(
    """
    struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
      let rawValue: String
      init(rawValue: String)
      init(_ rawValue: String)
      static let linear: CAMediaTimingFunctionName
      static let easeIn: CAMediaTimingFunctionName
      static let easeOut: CAMediaTimingFunctionName
      static let easeInEaseOut: CAMediaTimingFunctionName
    }
    """)

  static let caMediaTimingFunction = Interface(
    """
    @opaque class CAMediaTimingFunction: NSObject {
      init(name: CAMediaTimingFunctionName)
      init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float)
    }
    """)

  static let caBasicAnimation = Interface(
    """
    @opaque class CABasicAnimation: CAAnimation {
      init(keyPath path: String?)
      @own var keyPath: String?
      var fromValue: Any?
      var toValue: Any?
      var byValue: Any?
    }
    """)

  static let caKeyframeAnimation = Interface(
    """
    @opaque class CAKeyframeAnimation: CAAnimation {
      init(keyPath path: String?)
      var values: [Any]?
      var keyTimes: [NSNumber]?
      var path: CGPath?
    }
    """)

  static let caSpringAnimation = Interface(
    """
    @opaque class CASpringAnimation: CABasicAnimation {
      var damping: CGFloat
      var stiffness: CGFloat
      var mass: CGFloat
      var initialVelocity: CGFloat
      var settlingDuration: TimeInterval { get }
    }
    """)

  static let caAnimationGroup = Interface(
    """
    @opaque class CAAnimationGroup: CAAnimation {
      var animations: [CAAnimation]?
    }
    """)

  static let caTransition = Interface(
    """
    @opaque class CATransition: CAAnimation {
      var type: CATransitionType
      var subtype: CATransitionSubtype?
    }
    """)

  static let caTransitionType = Interface(
    """
    struct CATransitionType: RawRepresentable, Hashable, Sendable {
      let rawValue: String
      init(rawValue: String)
      init(_ rawValue: String)
      static let fade: CATransitionType
      static let moveIn: CATransitionType
      static let push: CATransitionType
      static let reveal: CATransitionType
    }
    """)

  static let caTransitionSubtype = Interface(
    """
    struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
      let rawValue: String
      init(rawValue: String)
      init(_ rawValue: String)
      static let fromRight: CATransitionSubtype
      static let fromLeft: CATransitionSubtype
      static let fromTop: CATransitionSubtype
      static let fromBottom: CATransitionSubtype
    }
    """)

  static let caTransaction = Interface(
    """
    @opaque class CATransaction: NSObject {
      @engine(transactionBegin) class func begin()
      @engine(transactionCommit) class func commit()
      class func flush()
      class func setDisableActions(_ flag: Bool)
      class func setAnimationDuration(_ dur: TimeInterval)
      class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?)
      @engine(transactionCompletion) class func setCompletionBlock(_ block: (() -> Void)?)
    }
    """)

  static let caDisplayLink = Interface(
    """
    @opaque class CADisplayLink: NSObject {
      init(target: Any, selector sel: Selector)
      var timestamp: TimeInterval { get }
      var duration: TimeInterval { get }
      var isPaused: Bool
      var preferredFramesPerSecond: Int
      func add(to runloop: RunLoop, forMode mode: RunLoop.Mode)
      func invalidate()
    }
    """)

  static let uiVisualEffect = Interface(
    """
    @opaque class UIVisualEffect: NSObject {
    }
    """)

  static let uiBlurEffect = Interface(
    """
    @opaque class UIBlurEffect: UIVisualEffect {
      init(style: UIBlurEffect.Style)
    }
    """)

  static let uiVibrancyEffect = Interface(
    """
    @opaque class UIVibrancyEffect: UIVisualEffect {
      init(blurEffect: UIBlurEffect)
    }
    """)

  static let uiGraphicsImageRenderer = Interface(
    """
    @opaque class UIGraphicsImageRenderer: NSObject {
      init(size: CGSize)
      init(bounds: CGRect)
      func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage
    }
    """)

  static let uiGraphicsImageRendererContext = Interface(
    """
    @opaque class UIGraphicsImageRendererContext: NSObject {
      var cgContext: CGContext { get }
      func fill(_ rect: CGRect)
    }
    """)

  static let nsAttributedString = Interface(
    """
    @opaque class NSAttributedString: NSObject {
      init(string str: String)
      init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil)
      var string: String { get }
      var length: Int { get }
    }
    """)

  static let nsMutableAttributedString = Interface(
    """
    @opaque class NSMutableAttributedString: NSAttributedString {
      func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange)
      func append(_ attrString: NSAttributedString)
    }
    """)

  static let nsAttributedStringKey = Interface(
    """
    extension NSAttributedString {
      struct Key: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        init(_ rawValue: String)
        static let font: NSAttributedString.Key
        static let foregroundColor: NSAttributedString.Key
        static let backgroundColor: NSAttributedString.Key
        static let paragraphStyle: NSAttributedString.Key
        static let kern: NSAttributedString.Key
        static let underlineStyle: NSAttributedString.Key
        static let strikethroughStyle: NSAttributedString.Key
        static let shadow: NSAttributedString.Key
        static let attachment: NSAttributedString.Key
        static let link: NSAttributedString.Key
        static let baselineOffset: NSAttributedString.Key
      }
    }
    """)

  static let nsParagraphStyle = Interface(
    """
    @opaque class NSParagraphStyle: NSObject {
    }
    """)

  static let nsMutableParagraphStyle = Interface(
    """
    @opaque class NSMutableParagraphStyle: NSParagraphStyle {
      var lineSpacing: CGFloat
      var alignment: NSTextAlignment
      var lineBreakMode: NSLineBreakMode
    }
    """)

  static let nsParagraphStyleLineBreakStrategy = Interface(
    """
    extension NSParagraphStyle {
      struct LineBreakStrategy: OptionSet, Sendable {
        let rawValue: UInt
        init(rawValue: UInt)
        static let pushOut: NSParagraphStyle.LineBreakStrategy
        static let hangulWordPriority: NSParagraphStyle.LineBreakStrategy
        static let standard: NSParagraphStyle.LineBreakStrategy
      }
    }
    """)
}
