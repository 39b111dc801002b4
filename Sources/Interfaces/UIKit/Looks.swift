/// Colours, fonts, images and layers, which are only carried.
extension Interface {
  static let uiColor = Interface(
    """
    @carried class UIColor: NSObject {
      init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      init(white: CGFloat, alpha: CGFloat)
      init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
      init?(named name: String)
      init(patternImage image: UIImage)
      init(cgColor: CGColor)
      init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)
      var cgColor: CGColor { get }
      func withAlphaComponent(_ alpha: CGFloat) -> UIColor
      func resolvedColor(with traitCollection: UITraitCollection) -> UIColor
      func setFill()
      func setStroke()
      func set()
      class var black: UIColor { get }
      class var darkGray: UIColor { get }
      class var lightGray: UIColor { get }
      class var white: UIColor { get }
      class var gray: UIColor { get }
      class var red: UIColor { get }
      class var green: UIColor { get }
      class var blue: UIColor { get }
      class var cyan: UIColor { get }
      class var yellow: UIColor { get }
      class var magenta: UIColor { get }
      class var orange: UIColor { get }
      class var purple: UIColor { get }
      class var brown: UIColor { get }
      class var clear: UIColor { get }
      class var label: UIColor { get }
      class var secondaryLabel: UIColor { get }
      class var tertiaryLabel: UIColor { get }
      class var quaternaryLabel: UIColor { get }
      class var systemFill: UIColor { get }
      class var secondarySystemFill: UIColor { get }
      class var tertiarySystemFill: UIColor { get }
      class var quaternarySystemFill: UIColor { get }
      class var placeholderText: UIColor { get }
      class var systemBackground: UIColor { get }
      class var secondarySystemBackground: UIColor { get }
      class var tertiarySystemBackground: UIColor { get }
      class var systemGroupedBackground: UIColor { get }
      class var secondarySystemGroupedBackground: UIColor { get }
      class var tertiarySystemGroupedBackground: UIColor { get }
      class var separator: UIColor { get }
      class var opaqueSeparator: UIColor { get }
      class var link: UIColor { get }
      class var darkText: UIColor { get }
      class var lightText: UIColor { get }
      class var systemRed: UIColor { get }
      class var systemGreen: UIColor { get }
      class var systemBlue: UIColor { get }
      class var systemOrange: UIColor { get }
      class var systemYellow: UIColor { get }
      class var systemPink: UIColor { get }
      class var systemPurple: UIColor { get }
      class var systemTeal: UIColor { get }
      class var systemIndigo: UIColor { get }
      class var systemBrown: UIColor { get }
      class var systemMint: UIColor { get }
      class var systemCyan: UIColor { get }
      class var systemGray: UIColor { get }
      class var systemGray2: UIColor { get }
      class var systemGray3: UIColor { get }
      class var systemGray4: UIColor { get }
      class var systemGray5: UIColor { get }
      class var systemGray6: UIColor { get }
      class var tintColor: UIColor { get }
      class var groupTableViewBackground: UIColor { get }
      class var viewFlipsideBackground: UIColor { get }
      class var scrollViewTexturedBackground: UIColor { get }
      class var underPageBackground: UIColor { get }
    }
    """)

  static let cgColor = Interface(
    """
    @carried class CGColor: NSObject {
    }
    """)

  static let uiFont = Interface(
    """
    @carried class UIFont: NSObject {
      init?(name fontName: String, size fontSize: CGFloat)
      init(descriptor: UIFontDescriptor, size pointSize: CGFloat)
      class func systemFont(ofSize fontSize: CGFloat) -> UIFont
      class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
      class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont
      class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont
      class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
      class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
      class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont
      class var systemFontSize: CGFloat { get }
      class var labelFontSize: CGFloat { get }
      var pointSize: CGFloat { get }
      var lineHeight: CGFloat { get }
      var fontName: String { get }
      var familyName: String { get }
      var fontDescriptor: UIFontDescriptor { get }
      func withSize(_ fontSize: CGFloat) -> UIFont
    }
    """)

  static let uiFontWeight = Interface(
    """
    extension UIFont {
      struct Weight: RawRepresentable, Hashable, Sendable {
        let rawValue: CGFloat
        init(rawValue: CGFloat)
        init(_ rawValue: CGFloat)
        static let ultraLight: UIFont.Weight
        static let thin: UIFont.Weight
        static let light: UIFont.Weight
        static let regular: UIFont.Weight
        static let medium: UIFont.Weight
        static let semibold: UIFont.Weight
        static let bold: UIFont.Weight
        static let heavy: UIFont.Weight
        static let black: UIFont.Weight
      }
    }
    """)

  static let uiFontTextStyle = Interface(
    """
    extension UIFont {
      struct TextStyle: RawRepresentable, Hashable, Sendable {
        let rawValue: String
        init(rawValue: String)
        init(_ rawValue: String)
        static let largeTitle: UIFont.TextStyle
        static let title1: UIFont.TextStyle
        static let title2: UIFont.TextStyle
        static let title3: UIFont.TextStyle
        static let headline: UIFont.TextStyle
        static let subheadline: UIFont.TextStyle
        static let body: UIFont.TextStyle
        static let callout: UIFont.TextStyle
        static let footnote: UIFont.TextStyle
        static let caption1: UIFont.TextStyle
        static let caption2: UIFont.TextStyle
      }
    }
    """)

  static let uiFontDescriptor = Interface(
    """
    @carried class UIFontDescriptor: NSObject {
    }
    """)

  static let uiFontMetrics = Interface(
    """
    @carried class UIFontMetrics: NSObject {
      init(forTextStyle textStyle: UIFont.TextStyle)
      class var `default`: UIFontMetrics { get }
      func scaledFont(for font: UIFont) -> UIFont
    }
    """)

  static let uiImage = Interface(
    """
    @carried class UIImage: NSObject {
      init?(named name: String)
      init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
      init?(systemName name: String)
      init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?)
      init?(data: Data)
      init?(contentsOfFile path: String)
      var size: CGSize { get }
      var scale: CGFloat { get }
      var cgImage: CGImage? { get }
      func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage
      func withTintColor(_ color: UIColor) -> UIImage
      func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage
      func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage
      func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage
      func draw(in rect: CGRect)
      func draw(at point: CGPoint)
      func pngData() -> Data?
      func jpegData(compressionQuality: CGFloat) -> Data?
    }
    """)

  static let uiImageRenderingMode = Interface(
    """
    extension UIImage {
      enum RenderingMode: Int {
        case automatic
        case alwaysOriginal
        case alwaysTemplate
      }
    }
    """)

  static let uiImageConfiguration = Interface(
    """
    extension UIImage {
      @carried class Configuration: NSObject {
      }
    }
    """)

  static let uiImageSymbolConfiguration = Interface(
    """
    extension UIImage {
      @carried class SymbolConfiguration: UIImage.Configuration {
        init(pointSize: CGFloat)
        init(pointSize: CGFloat, weight: UIImage.SymbolWeight)
        init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale)
        init(weight: UIImage.SymbolWeight)
        init(scale: UIImage.SymbolScale)
        init(textStyle: UIFont.TextStyle)
      }
    }
    """)

  static let uiImageSymbolWeight = Interface(
    """
    extension UIImage {
      enum SymbolWeight: Int {
        case unspecified
        case ultraLight
        case thin
        case light
        case regular
        case medium
        case semibold
        case bold
        case heavy
        case black
      }
    }
    """)

  static let uiImageSymbolScale = Interface(
    """
    extension UIImage {
      enum SymbolScale: Int {
        case `default` = -1
        case unspecified = 0
        case small
        case medium
        case large
      }
    }
    """)

  static let cgImage = Interface(
    """
    @carried class CGImage: NSObject {
    }
    """)

  static let uiBezierPath = Interface(
    """
    @carried class UIBezierPath: NSObject {
      init(rect: CGRect)
      init(ovalIn rect: CGRect)
      init(roundedRect rect: CGRect, cornerRadius: CGFloat)
      init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
      var cgPath: CGPath
      var lineWidth: CGFloat
      func move(to point: CGPoint)
      func addLine(to point: CGPoint)
      func close()
      func fill()
      func stroke()
      func addClip()
    }
    """)

  static let cgPath = Interface(
    """
    @carried class CGPath: NSObject {
    }
    """)

  static let caLayer = Interface(
    """
    @carried class CALayer: NSObject {
      var frame: CGRect
      var bounds: CGRect
      var position: CGPoint
      var anchorPoint: CGPoint
      var zPosition: CGFloat
      var transform: CATransform3D
      var isHidden: Bool
      var opacity: Float
      var backgroundColor: CGColor?
      var cornerRadius: CGFloat
      var maskedCorners: CACornerMask
      var cornerCurve: CALayerCornerCurve
      var masksToBounds: Bool
      var borderWidth: CGFloat
      var borderColor: CGColor?
      var shadowColor: CGColor?
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
      var superlayer: CALayer? { get }
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
    }
    """)

  static let cgContext = Interface(
    """
    @carried class CGContext: NSObject {
    }
    """)

  static let caGradientLayer = Interface(
    """
    @carried class CAGradientLayer: CALayer {
      var colors: [Any]?
      var locations: [NSNumber]?
      var startPoint: CGPoint
      var endPoint: CGPoint
    }
    """)

  static let caShapeLayer = Interface(
    """
    @carried class CAShapeLayer: CALayer {
      var path: CGPath?
      var fillColor: CGColor?
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
    @carried class CAAnimation: NSObject, CAAction {
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
      optional func animationDidStart(_ anim: CAAnimation)
      optional func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
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
    @carried class CAMediaTimingFunction: NSObject {
      init(name: CAMediaTimingFunctionName)
      init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float)
    }
    """)

  static let caBasicAnimation = Interface(
    """
    @carried class CABasicAnimation: CAAnimation {
      init(keyPath path: String?)
      var keyPath: String?
      var fromValue: Any?
      var toValue: Any?
      var byValue: Any?
    }
    """)

  static let caKeyframeAnimation = Interface(
    """
    @carried class CAKeyframeAnimation: CAAnimation {
      init(keyPath path: String?)
      var values: [Any]?
      var keyTimes: [NSNumber]?
      var path: CGPath?
    }
    """)

  static let caSpringAnimation = Interface(
    """
    @carried class CASpringAnimation: CABasicAnimation {
      var damping: CGFloat
      var stiffness: CGFloat
      var mass: CGFloat
      var initialVelocity: CGFloat
      var settlingDuration: TimeInterval { get }
    }
    """)

  static let caAnimationGroup = Interface(
    """
    @carried class CAAnimationGroup: CAAnimation {
      var animations: [CAAnimation]?
    }
    """)

  static let caTransition = Interface(
    """
    @carried class CATransition: CAAnimation {
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
    @carried class CATransaction: NSObject {
      class func begin()
      class func commit()
      class func flush()
      class func setDisableActions(_ flag: Bool)
      class func setAnimationDuration(_ dur: TimeInterval)
      class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?)
      class func setCompletionBlock(_ block: (() -> Void)?)
    }
    """)

  static let caDisplayLink = Interface(
    """
    @carried class CADisplayLink: NSObject {
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
    @carried class UIVisualEffect: NSObject {
    }
    """)

  static let uiBlurEffect = Interface(
    """
    @carried class UIBlurEffect: UIVisualEffect {
      init(style: UIBlurEffect.Style)
    }
    """)

  static let uiVibrancyEffect = Interface(
    """
    @carried class UIVibrancyEffect: UIVisualEffect {
      init(blurEffect: UIBlurEffect)
    }
    """)

  static let uiGraphicsImageRenderer = Interface(
    """
    @carried class UIGraphicsImageRenderer: NSObject {
      init(size: CGSize)
      init(bounds: CGRect)
      func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage
    }
    """)

  static let uiGraphicsImageRendererContext = Interface(
    """
    @carried class UIGraphicsImageRendererContext: NSObject {
      var cgContext: CGContext { get }
      func fill(_ rect: CGRect)
    }
    """)

  static let nsAttributedString = Interface(
    """
    @carried class NSAttributedString: NSObject {
      init(string str: String)
      init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil)
      var string: String { get }
      var length: Int { get }
    }
    """)

  static let nsMutableAttributedString = Interface(
    """
    @carried class NSMutableAttributedString: NSAttributedString {
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
    @carried class NSParagraphStyle: NSObject {
    }
    """)

  static let nsMutableParagraphStyle = Interface(
    """
    @carried class NSMutableParagraphStyle: NSParagraphStyle {
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
