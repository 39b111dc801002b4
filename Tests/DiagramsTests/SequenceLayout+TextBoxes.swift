@testable import Diagrams

extension SequenceLayout {
  /// The boxes of all texts, in drawing order.
  var textBoxes: [Box] {
    var boxes: [Box] = []
    forEachText { text in if text.block.width > 0 { boxes.append(text.box) } }
    return boxes
  }
}
