public import CallTrace

/// Diagrams set side by side, with what is the same in them on the same rows.
///
/// ```swift
/// let comparison = Comparison([
///   Comparison.Side(title: "iOS 17", trace: old, options: options),
///   Comparison.Side(title: "iOS 26", trace: new, options: options),
/// ])
/// SVGRenderer().render(comparison)
/// ```
///
/// Two messages are the same when they go to receivers of the same name and say the same, in whatever
/// language they are spelt and whoever sends them; a change of sender or badge is a difference of the
/// row. Sides are aligned from left to right, each with what the ones before it have, so that a row
/// holds the same item wherever it is there.
public struct Comparison: Sendable {
  /// One of the diagrams.
  public struct Side: Sendable {
    /// What is written over it.
    public var title: String
    /// The diagram; its own title is not drawn.
    public var diagram: SequenceDiagram
    /// Where the lines of its program stand, if its calls lead there.
    public var sourceAnchors: SourceAnchors?
    /// What each item is the same as; nil for items that only belong to others.
    let identities: [String?]

    /// A diagram by itself; labels are compared as they are.
    public init(title: String, _ diagram: SequenceDiagram) {
      self.title = title
      self.diagram = diagram
      identities = ItemIdentity.list(of: diagram)
    }

    /// The diagram of a trace; traces in different spellings can be compared.
    ///
    /// Calls are the same by their selectors, in which arguments that Swift leaves out are nil.
    public init(title: String, trace: Trace, options: DiagramOptions) {
      // Sides would number their notes each by itself.
      var options = options
      options.numbersNotes = false
      self.init(title: title, SequenceDiagram(trace: trace, options: options))
      guard options.spelling != .objectiveC else { return }
      var common = options
      common.spelling = .objectiveC
      let spelled = SequenceDiagram(trace: trace, options: common)
      self.init(title, diagram, identities: ItemIdentity.list(of: spelled))
    }

    private init(_ title: String, _ diagram: SequenceDiagram, identities: [String?]) {
      self.title = title
      self.diagram = diagram
      self.identities = identities
    }
  }

  /// What stands at one height.
  public struct Row: Hashable, Sendable {
    /// For each side, the index of its item; nil where the side has none.
    public var items: [Int?]
    /// Whether the item is on every side and yet not quite the same: sent by another, or unusual on
    /// one side only.
    public var isChanged = false

    /// Whether a side lacks it.
    public var isPartial: Bool { items.contains { $0 == nil } }
    /// Whether the sides differ in it.
    public var differs: Bool { isChanged || isPartial }
  }

  /// What all of it is called.
  public var title: String?
  /// The diagrams, from left to right; the rules they refer to are numbered alike in all of them.
  public private(set) var sides: [Side]
  /// What stands at the same height, from top to bottom.
  public private(set) var rows: [Row]

  /// Aligns diagrams.
  public init(_ sides: [Side], title: String? = nil) {
    self.title = title
    self.sides = SharedRules.applied(to: sides)
    rows = Self.rows(of: sides)
    for index in rows.indices where !rows[index].isPartial {
      rows[index].isChanged = isChanged(rows[index])
    }
  }

  /// Whether the sides differ in nothing.
  public var agrees: Bool { !rows.contains { $0.differs } }

  // MARK: Alignment

  private static func rows(of sides: [Side]) -> [Row] {
    var names = Interning()
    var rows: [Row] = []
    var keys: [Int] = []
    for (number, side) in sides.enumerated() {
      let items = side.identities.indices.filter { side.identities[$0] != nil }
      let own = items.map { names.number(of: side.identities[$0] ?? "") }
      let partners = SequenceAlignment(keys, own).partners
      var merged: [Row] = []
      var mergedKeys: [Int] = []
      var next = 0
      for (index, row) in rows.enumerated() {
        var row = row
        row.items.append(nil)
        if let partner = partners[index] {
          while next < partner {
            merged.append(Self.row(items[next], side: number))
            mergedKeys.append(own[next])
            next += 1
          }
          row.items[number] = items[partner]
          next = partner + 1
        }
        merged.append(row)
        mergedKeys.append(keys[index])
      }
      for index in next..<own.count {
        merged.append(Self.row(items[index], side: number))
        mergedKeys.append(own[index])
      }
      rows = merged
      keys = mergedKeys
    }
    return rows
  }

  private static func row(_ item: Int, side: Int) -> Row {
    Row(items: Array(repeating: nil, count: side) + [item])
  }

  private func isChanged(_ row: Row) -> Bool {
    guard let first = message(row, 0) else { return false }
    for side in sides.indices.dropFirst() {
      guard let other = message(row, side) else { continue }
      let senders = (sender(first, 0), sender(other, side))
      if senders.0 != senders.1 || first.badge != other.badge { return true }
    }
    return false
  }

  /// The message of a side in a row, if it is one.
  func message(_ row: Row, _ side: Int) -> SequenceDiagram.Message? {
    guard side < row.items.count, let index = row.items[side],
      case .message(let message) = sides[side].diagram.items[index]
    else { return nil }
    return message
  }

  /// Who sends a message, by name.
  func sender(_ message: SequenceDiagram.Message, _ side: Int) -> String {
    message.call?.caller ?? ItemIdentity.name(message.from, in: sides[side].diagram)
  }
}

/// Numbers for texts, the same for the same text.
private struct Interning {
  private var numbers: [String: Int] = [:]

  mutating func number(of text: String) -> Int {
    if let known = numbers[text] { return known }
    let number = numbers.count
    numbers[text] = number
    return number
  }
}
