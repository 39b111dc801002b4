import SourceText

/// The labels of a diagram's messages as they are drawn, measured once for all the widths that are
/// tried.
struct TextLabels {
  /// The label of each item; empty for what is no message.
  private(set) var texts: [String] = []
  /// How many columns each takes on one line; nil for one that is not plain.
  private(set) var columns: [Int?] = []
  /// How many columns the widest label or name of a lifeline takes on one line.
  private(set) var widest = 0
  /// For each label the first that is the same, for most are sent more than once; itself where nothing
  /// is broken.
  private(set) var firsts: [Int] = []
  /// Where each message begins and ends; nil for what is none.
  private(set) var arrows: [Arrow?] = []

  /// The ends of a message.
  struct Arrow {
    let from: SequenceDiagram.Message.End
    let to: SequenceDiagram.Message.End
  }

  init(_ diagram: SequenceDiagram, showsRules: Bool, mayBreak: Bool) {
    texts.reserveCapacity(diagram.items.count)
    columns.reserveCapacity(diagram.items.count)
    arrows.reserveCapacity(diagram.items.count)
    firsts.reserveCapacity(diagram.items.count)
    for lifeline in diagram.lifelines { widen(to: TextFit.plainColumns(lifeline.name)) }
    var known: [String: Int] = [:]
    if mayBreak { known.reserveCapacity(min(diagram.items.count, 64)) }
    for item in diagram.items {
      guard case .message(let message) = item else {
        texts.append("")
        columns.append(0)
        arrows.append(nil)
        firsts.append(firsts.count)
        continue
      }
      var label = message.label
      if let number = message.number { label = "\(number) \(label)" }
      if showsRules, let rule = message.call?.rule { label += " [\(rule + 1)]" }
      let index = texts.count
      texts.append(label)
      let first = mayBreak ? Self.first(index, &known[label, default: index]) : index
      firsts.append(first)
      if first < index {
        columns.append(columns[first])
      } else {
        columns.append(TextFit.plainColumns(label))
        widen(to: columns[index])
      }
      arrows.append(Arrow(from: message.from, to: message.to))
    }
  }

  /// Takes note of a text on one line; one that is not plain may have to be broken at any width.
  private mutating func widen(to columns: Int?) { widest = max(widest, columns ?? Int.max) }

  /// What is known already, found and noted with one look.
  private static func first(_ index: Int, _ known: inout Int) -> Int {
    known = min(known, index)
    return known
  }
}
