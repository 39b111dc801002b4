/// Constraints, anchors and guides, which are opaque.
extension Interface {
  static let nsLayoutConstraint = Interface(
    """
    @opaque class NSLayoutConstraint: NSObject {
      init(
        item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
        relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
        attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat)
      class func constraints(
        withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]?, views: [String: Any]) -> [NSLayoutConstraint]
      class func activate(_ constraints: [NSLayoutConstraint])
      class func deactivate(_ constraints: [NSLayoutConstraint])
      var isActive: Bool
      var constant: CGFloat = 0
      var multiplier: CGFloat { get }
      var priority: UILayoutPriority
      var identifier: String?
      @own weak var firstItem: AnyObject? { get }
      @own weak var secondItem: AnyObject? { get }
    }
    """)

  static let nsLayoutAnchor = Interface(
    """
    @opaque class NSLayoutAnchor<AnchorType>: NSObject {
      func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
      func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
      func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
      func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
      func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
      func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
    }
    """)

  static let nsLayoutXAxisAnchor = Interface(
    """
    @opaque class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    }
    """)

  static let nsLayoutYAxisAnchor = Interface(
    """
    @opaque class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
      func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
    }
    """)

  static let nsLayoutDimension = Interface(
    """
    @opaque class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
      func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint
      func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
      func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
      func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
      func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint
    }
    """)

  static let uiLayoutGuide = Interface(
    """
    @opaque class UILayoutGuide: NSObject {
      var identifier: String
      var layoutFrame: CGRect { get }
      weak var owningView: UIView? { get }
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
    }
    """)

  static let uiKeyboardLayoutGuide = Interface(
    """
    @opaque class UIKeyboardLayoutGuide: UILayoutGuide {
    }
    """)

  static let uiLayoutSupport = Interface(
    """
    protocol UILayoutSupport {
      var length: CGFloat { get }
      var topAnchor: NSLayoutYAxisAnchor { get }
      var bottomAnchor: NSLayoutYAxisAnchor { get }
      var heightAnchor: NSLayoutDimension { get }
    }
    """)
}
