import SourceText

/// The labels of a diagram's messages as they are drawn, measured once for all the widths that are
/// tried.
struct TextLabels {
  /// A text, and how many columns it takes on one line; nil for one that is not plain.
  struct Label {
    let text: String
    let columns: Int?

    init(_ text: String) {
      self.text = text
      columns = TextFit.plainColumns(text)
    }
  }

  /// A message: its label, by number, and the columns where it begins and ends.
  struct Arrow {
    let label: Int
    let from: Int
    let to: Int
    /// What it needs beside its label.
    let margin: Int
  }

  /// What is known of heads and labels in a fit.
  struct Fitted {
    /// The room that they need.
    let spacing: ColumnSpacing
    /// The names of the lifelines, and the labels, those that could be made.
    let names: [TextLabel?]
    let labels: [TextLabel?]
  }

  /// The labels; where any may be broken most of them once, however often they are sent.
  private(set) var labels: [Label] = []
  /// The number of the label of each item; zero for what is no message.
  private(set) var numbers: [Int] = []
  private(set) var arrows: [Arrow] = []
  /// The names of the lifelines.
  private(set) var names: [Label] = []
  /// How many columns the widest label or name of a lifeline takes on one line; all there are where one
  /// is not plain, for that may have to be broken at any width.
  private(set) var widest = 0
  /// The column of the right edge.
  let right: Int

  init(_ diagram: SequenceDiagram, showsRules: Bool, mayBreak: Bool) {
    right = diagram.lifelines.count + 1
    numbers.reserveCapacity(diagram.items.count)
    arrows.reserveCapacity(diagram.items.count)
    names.reserveCapacity(diagram.lifelines.count)
    for lifeline in diagram.lifelines { names.append(Label(lifeline.name)) }
    var known = RecentTexts()
    for item in diagram.items {
      guard case .message(let message) = item else {
        numbers.append(0)
        continue
      }
      let text = Self.text(of: message, showsRules: showsRules)
      var number = labels.count
      if mayBreak, let last = known[text], labels[last].text == text {
        number = last
      } else {
        known[text] = number
        labels.append(Label(text))
      }
      numbers.append(number)
      arrows.append(Self.arrow(message, number, right: right))
    }
    for label in labels { widest = max(widest, label.columns ?? Int.max) }
    for name in names { widest = max(widest, name.columns ?? Int.max) }
  }

  /// What heads and labels need in a fit; nothing where everything fits, and no more than is known
  /// without abbreviating any.
  func fitted(to fit: TextFit) -> Fitted {
    var spacing = ColumnSpacing(count: right + 1)
    guard fit.width != Int.max else {
      return Fitted(
        spacing: spacing, names: Array(of: nil, count: names.count),
        labels: Array(of: nil, count: labels.count))
    }
    let names = names.map { fit.plainLabel($0) }
    TextColumns.require(heads: names.map { fit.headWidth($0?.columns ?? 0) }, false, in: &spacing)
    let labels = labels.map { fit.plainLabel($0) }
    for arrow in arrows {
      guard let label = labels[arrow.label] else { continue }
      let to = arrow.from == arrow.to ? arrow.from + 1 : arrow.to
      spacing.require(label.columns + arrow.margin, from: arrow.from, to: to)
    }
    return Fitted(spacing: spacing, names: names, labels: labels)
  }

  private static func text(of message: SequenceDiagram.Message, showsRules: Bool) -> String {
    var text = message.label
    if let number = message.number { text = "\(number) \(text)" }
    if showsRules, let rule = message.call?.rule { text += " [\(rule + 1)]" }
    return text
  }

  private static func arrow(
    _ message: SequenceDiagram.Message, _ label: Int, right: Int
  ) -> Arrow {
    let (from, to) = TextColumns.ends(message, right: right)
    let isLoose = message.from == .nowhere || message.to == .nowhere
    return Arrow(label: label, from: from, to: to, margin: from == to ? 7 : isLoose ? 8 : 6)
  }
}
