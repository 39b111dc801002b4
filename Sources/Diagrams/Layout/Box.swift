/// A rectangle, in pixels.
struct Box: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var right: Int { x + width }
  var bottom: Int { y + height }

  /// Whether two rectangles have an area in common.
  func overlaps(_ other: Box) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}

/// A text at its place.
struct PlacedText {
  /// Which point of each line `x` is.
  enum Anchor { case start, middle, end }

  var block: TextBlock
  var x: Int
  /// The top of the first line.
  var top: Int
  var anchor = Anchor.start

  /// What the text covers.
  var box: Box {
    let width = block.width
    let left =
      switch anchor {
      case .start: x
      case .middle: x - width / 2
      case .end: x - width
      }
    return Box(x: left, y: top, width: width, height: block.height)
  }
}
