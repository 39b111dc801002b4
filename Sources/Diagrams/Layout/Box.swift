/// A rectangle, in pixels.
struct Box: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var right: Int { x + width }
  var bottom: Int { y + height }

  /// The rectangle with its sides moved in.
  func inset(by distance: Int) -> Box {
    Box(x: x + distance, y: y, width: max(width - 2 * distance, 0), height: height)
  }

  /// Whether two rectangles have an area in common.
  func overlaps(_ other: Box) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}

/// A text at its place; small as a `TextBlock` is, because rows are copied with theirs.
struct PlacedText {
  /// Which point of each line `x` is.
  enum Anchor { case start, middle, end }

  var block: TextBlock
  private var place: (x: Int32, top: Int32)
  var anchor: Anchor

  init(block: TextBlock, x: Int, top: Int, anchor: Anchor = .start) {
    self.block = block
    place = (Int32(clamping: x), Int32(clamping: top))
    self.anchor = anchor
  }

  var x: Int {
    get { Int(place.x) }
    set { place.x = Int32(clamping: newValue) }
  }
  /// The top of the first line.
  var top: Int {
    get { Int(place.top) }
    set { place.top = Int32(clamping: newValue) }
  }

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
