/// The structures of Core Graphics.
extension Interface {
  static let cgPoint = Interface(
    """
    struct CGPoint: Equatable, Hashable, Codable, Sendable {
      init()
      init(x: CGFloat, y: CGFloat)
      init(x: Double, y: Double)
      init(x: Int, y: Int)
      var x: CGFloat
      var y: CGFloat
      static let zero: CGPoint
      func equalTo(_ point2: CGPoint) -> Bool
      func applying(_ t: CGAffineTransform) -> CGPoint
    }
    """)

  static let cgSize = Interface(
    """
    struct CGSize: Equatable, Hashable, Codable, Sendable {
      init()
      init(width: CGFloat, height: CGFloat)
      init(width: Double, height: Double)
      init(width: Int, height: Int)
      var width: CGFloat
      var height: CGFloat
      static let zero: CGSize
      func equalTo(_ size2: CGSize) -> Bool
      func applying(_ t: CGAffineTransform) -> CGSize
    }
    """)

  static let cgRect = Interface(
    """
    struct CGRect: Equatable, Hashable, Codable, Sendable {
      init()
      init(origin: CGPoint, size: CGSize)
      init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
      init(x: Double, y: Double, width: Double, height: Double)
      init(x: Int, y: Int, width: Int, height: Int)
      var origin: CGPoint
      var size: CGSize
      var width: CGFloat { get }
      var height: CGFloat { get }
      var minX: CGFloat { get }
      var minY: CGFloat { get }
      var midX: CGFloat { get }
      var midY: CGFloat { get }
      var maxX: CGFloat { get }
      var maxY: CGFloat { get }
      var isEmpty: Bool { get }
      var isNull: Bool { get }
      var isInfinite: Bool { get }
      var standardized: CGRect { get }
      var integral: CGRect { get }
      static let zero: CGRect
      static let null: CGRect
      static let infinite: CGRect
      func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect
      func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect
      func inset(by insets: UIEdgeInsets) -> CGRect
      func contains(_ point: CGPoint) -> Bool
      func contains(_ rect2: CGRect) -> Bool
      func intersects(_ rect2: CGRect) -> Bool
      func intersection(_ r2: CGRect) -> CGRect
      func union(_ r2: CGRect) -> CGRect
      func equalTo(_ rect2: CGRect) -> Bool
      func applying(_ t: CGAffineTransform) -> CGRect
      func divided(atDistance: CGFloat, from fromEdge: CGRectEdge) -> (slice: CGRect, remainder: CGRect)
    }
    """)
}
