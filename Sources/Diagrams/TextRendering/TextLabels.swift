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

  /// The names of the lifelines, and behind them the labels; where any may be broken most of them once,
  /// however often they are sent.
  private(set) var labels: [Label] = []
  /// How many columns they take in the fit that was tried last; negative for those that may have to be
  /// abbreviated for it.
  private var widths: [Int] = []
  /// Those that are broken or abbreviated in it.
  private var others: [TextLabel] = []
  /// Where each stands among them; -1 for those that are the texts as they stand.
  private var places: [Int] = []
  /// The number of the label of each item; zero for what is no message.
  private(set) var numbers: [Int] = []
  private(set) var arrows: [Arrow] = []
  /// How many columns the widest label takes on one line; all there are where one is not plain, for that
  /// may have to be broken at any width.
  private(set) var widest = 0
  /// The column of the right edge.
  let right: Int

  init(_ diagram: borrowing SequenceDiagram, showsRules: Bool, mayBreak: Bool) {
    right = diagram.lifelines.count + 1
    numbers.reserveCapacity(diagram.items.count)
    arrows.reserveCapacity(diagram.items.count)
    labels.reserveCapacity(diagram.lifelines.count + diagram.items.count)
    for lifeline in diagram.lifelines { labels.append(Label(lifeline.name)) }
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
    widths = Array(of: -1, count: labels.count)
    places = Array(of: -1, count: labels.count)
  }

  /// Makes names and labels for a fit, those that need not be abbreviated, and finds the room that they
  /// need: nothing where everything fits.
  mutating func fit(to fit: TextFit) -> ColumnSpacing {
    var spacing = ColumnSpacing(count: right + 1)
    guard fit.width != Int.max else { return spacing }
    others.removeAll(keepingCapacity: true)
    for index in labels.indices { widths[index] = measure(index, for: fit) }
    let heads = widths[..<(right - 1)].lazy.map { fit.headWidth(max($0, 0)) }
    TextColumns.require(heads: heads, false, in: &spacing)
    for arrow in arrows where widths[arrow.label] >= 0 {
      let to = arrow.from == arrow.to ? arrow.from + 1 : arrow.to
      spacing.require(widths[arrow.label] + arrow.margin, from: arrow.from, to: to)
    }
    return spacing
  }

  /// The columns of a label in a fit; it is broken for that where it is not narrow enough.
  private mutating func measure(_ index: Int, for fit: TextFit) -> Int {
    places[index] = -1
    guard let columns = labels[index].columns else { return -1 }
    if columns <= fit.wrap { return columns }
    guard let label = fit.brokenLabel(labels[index].text) else { return -1 }
    set(label, index)
    return label.columns
  }

  private mutating func set(_ label: TextLabel, _ index: Int) {
    if others.isEmpty { others.reserveCapacity(labels.count) }
    places[index] = others.count
    others.append(label)
  }

  /// A label in the fit that was tried last.
  mutating func label(_ index: Int, for fit: TextFit, _ key: inout TextKey) -> TextLabel {
    if places[index] >= 0 { return others[places[index]] }
    let label = labels[index]
    if let columns = label.columns, columns <= fit.wrap {
      return TextLabel(label.text, columns: columns)
    }
    let made = fit.label(label, &key)
    set(made, index)
    return made
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
