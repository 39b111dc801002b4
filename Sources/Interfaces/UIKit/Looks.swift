/// Colours, fonts, images and layers, which are opaque.
extension Interface {
  static let uiColor = Interface(
    """
    @opaque class UIColor: NSObject {
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
    @opaque class CGColor: NSObject {
    }
    """)

  static let uiFont = Interface(
    """
    @opaque class UIFont: NSObject {
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
    @opaque class UIFontDescriptor: NSObject {
    }
    """)

  static let uiFontMetrics = Interface(
    """
    @opaque class UIFontMetrics: NSObject {
      init(forTextStyle textStyle: UIFont.TextStyle)
      class var `default`: UIFontMetrics { get }
      func scaledFont(for font: UIFont) -> UIFont
    }
    """)

  static let uiImage = Interface(
    """
    @opaque class UIImage: NSObject {
      init?(named name: String)
      init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
      init?(systemName name: String)
      init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?)
      init?(data: Data)
      init?(contentsOfFile path: String)
      var size: CGSize { get }
      var scale: CGFloat { get }
      @own var cgImage: CGImage? { get }
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
      @opaque class Configuration: NSObject {
      }
    }
    """)

  static let uiImageSymbolConfiguration = Interface(
    """
    extension UIImage {
      @opaque class SymbolConfiguration: UIImage.Configuration {
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
    @opaque class CGImage: NSObject {
    }
    """)

  static let uiBezierPath = Interface(
    """
    @opaque class UIBezierPath: NSObject {
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
    @opaque class CGPath: NSObject {
    }
    """)
}
