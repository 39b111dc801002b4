/// Keeps the frames that are open, and how far what is in them reaches.
struct FramePlacement {
  /// A frame that is open.
  struct Open {
    var frame: SequenceLayout.FrameBox
    var left: Int
    var right: Int
  }

  private var open: [Open] = []

  /// How many frames are open.
  var depth: Int { open.count }

  /// The innermost frame.
  var innermost: Open? { open.last }

  mutating func open(
    _ kind: SequenceDiagram.Frame.Kind, _ item: Int, top: Int, left: Int, right: Int
  ) {
    let box = Box(x: left, y: top, width: right - left, height: 0)
    open.append(
      Open(
        frame: SequenceLayout.FrameBox(
          kind: kind, item: item, box: box, tag: nil, condition: nil, sections: []),
        left: left, right: right))
  }

  mutating func setHeader(_ tag: PlacedText, _ condition: PlacedText) {
    guard let last = open.indices.last else { return }
    open[last].frame.tag = tag
    guard condition.block.width > 0 else { return }
    open[last].frame.condition = condition
    open[last].right = max(open[last].right, condition.box.right + LayoutMetrics.frameInset)
  }

  mutating func addSection(at y: Int, _ condition: PlacedText) {
    guard let last = open.indices.last else { return }
    open[last].frame.sections.append((y, condition))
    open[last].right = max(open[last].right, condition.box.right + LayoutMetrics.frameInset)
  }

  /// Makes the innermost frame reach around something.
  mutating func include(_ left: Int, _ right: Int) {
    guard let last = open.indices.last else { return }
    open[last].left = min(open[last].left, left - LayoutMetrics.frameInset)
    open[last].right = max(open[last].right, right + LayoutMetrics.frameInset)
  }

  /// Closes the innermost frame.
  mutating func close(bottom: Int) -> SequenceLayout.FrameBox? {
    guard var inner = open.popLast() else { return nil }
    // A header stands at the final left border, wherever the contents have moved it.
    let shift = inner.left - inner.frame.box.x
    inner.frame.box = Box(
      x: inner.left, y: inner.frame.box.y, width: inner.right - inner.left,
      height: bottom - inner.frame.box.y)
    inner.frame.tag?.x += shift
    inner.frame.condition?.x += shift
    for index in inner.frame.sections.indices { inner.frame.sections[index].condition.x += shift }
    include(inner.left, inner.right)
    return inner.frame
  }
}
