/// Says in words how the sides of a comparison differ.
public struct ComparisonProse: Sendable {
  /// The differences, a sentence each, in the order of the rows.
  public private(set) var sentences: [String] = []

  /// How many calls a sentence names.
  private static let limit = 6

  private let comparison: Comparison
  private let words: DiagramWords

  /// Puts a comparison into words.
  public init(_ comparison: Comparison) {
    self.comparison = comparison
    words = Self.words(of: comparison)
    let (moves, moved) = moves()
    sentences += moves + lonely(without: moved) + changes()
  }

  /// What is compared: `Push: iOS 12 and iOS 17–26`.
  public static func title(of comparison: Comparison) -> String {
    let words = words(of: comparison)
    let names = joined(comparison.sides.map { $0.title }, by: words[.comma], last: words[.and])
    guard let title = comparison.title, !title.isEmpty else { return names }
    return "\(title): \(names)"
  }

  /// The differences as one text.
  public static func summary(of comparison: Comparison) -> String {
    let sentences = ComparisonProse(comparison).sentences
    guard !sentences.isEmpty else { return words(of: comparison)[.same] }
    return joined(sentences, by: " ", last: " ")
  }

  private static func words(of comparison: Comparison) -> DiagramWords {
    comparison.sides.first?.diagram.words ?? DiagramWords()
  }

  private func joined(_ parts: [String]) -> String {
    Self.joined(parts, by: words[.comma], last: words[.and])
  }

  // MARK: Rows

  /// The text of a row, whichever side has it.
  private func text(_ row: Comparison.Row) -> String? {
    for (side, item) in row.items.enumerated() {
      guard let item else { continue }
      return ItemText.spoken(comparison.sides[side].diagram.items[item])
    }
    return nil
  }

  /// Whether a row is of messages.
  private func isCall(_ row: Comparison.Row) -> Bool {
    for (side, item) in row.items.enumerated() {
      guard let item else { continue }
      if case .message = comparison.sides[side].diagram.items[item] { return true }
      return false
    }
    return false
  }

  private func names(_ sides: [Int]) -> String {
    joined(sides.map { comparison.sides[$0].title })
  }

  /// Calls that some sides have in one place and others in another.
  private func moves() -> (sentences: [String], rows: Set<Int>) {
    var sentences: [String] = []
    var rows: Set<Int> = []
    // The rows that no other has been found for yet, by what they say.
    var open: [String: OpenRows] = [:]
    for (index, row) in comparison.rows.enumerated() where row.isPartial {
      guard let text = text(row) else { continue }
      let later = owners(of: row)
      guard let (first, earlier) = open[text]?.takeFirst(apartFrom: later) else {
        open[text, default: OpenRows()].add(index, of: later)
        continue
      }
      rows.insert(first)
      rows.insert(index)
      // What comes first in the order of the sides is what the others are measured by.
      let isCall = isCall(row)
      sentences.append(
        later.contains(0)
          ? DiagramWords.fill(
            words[isCall ? .earlier : .standsEarlier], text, names(earlier), names(later))
          : DiagramWords.fill(
            words[isCall ? .later : .standsLater], text, names(later), names(earlier)))
    }
    let rest = sentences.count - Self.limit
    if rest > 0 {
      sentences =
        Array(sentences.prefix(Self.limit)) + [
          DiagramWords.fill(words[.moreMoves], String(rest))
        ]
    }
    return (sentences, rows)
  }

  /// Rows that say the same, in their order, by the sides that have them.
  private struct OpenRows {
    private struct Group {
      let owners: [Int]
      var rows: [Int] = []
      /// How many of them are taken.
      var taken = 0
    }

    private var groups: [Group] = []

    mutating func add(_ row: Int, of owners: [Int]) {
      let known = groups.firstIndex { $0.owners == owners }
      if known == nil { groups.append(Group(owners: owners)) }
      groups[known ?? groups.count - 1].rows.append(row)
    }

    /// Takes the first row that none of some sides has, with the sides that have it.
    mutating func takeFirst(apartFrom sides: [Int]) -> (row: Int, owners: [Int])? {
      var first: Int?
      for (place, group) in groups.enumerated() where group.taken < group.rows.count {
        let isEarlier = first.map { group.rows[group.taken] < groups[$0].rows[groups[$0].taken] }
        guard isEarlier ?? true, !group.owners.contains(where: sides.contains) else { continue }
        first = place
      }
      guard let first else { return nil }
      groups[first].taken += 1
      return (groups[first].rows[groups[first].taken - 1], groups[first].owners)
    }
  }

  private func owners(of row: Comparison.Row) -> [Int] {
    row.items.indices.filter { row.items[$0] != nil }
  }

  /// What only some sides have, by who has it.
  private func lonely(without moved: Set<Int>) -> [String] {
    var groups: [(owners: [Int], texts: [String])] = []
    for (index, row) in comparison.rows.enumerated() where row.isPartial && !moved.contains(index) {
      guard let text = text(row) else { continue }
      let owners = owners(of: row)
      if let group = groups.firstIndex(where: { $0.owners == owners }) {
        groups[group].texts.append(text)
      } else {
        groups.append((owners, [text]))
      }
    }
    return groups.map { group in
      var shown = Array(group.texts.prefix(Self.limit))
      let rest = group.texts.count - shown.count
      if rest > 0 { shown.append(DiagramWords.fill(words[.rest], String(rest))) }
      return DiagramWords.fill(words[.only], names(group.owners), joined(shown))
    }
  }

  /// What is on all sides and unusual, or called by another, on some.
  private func changes() -> [String] {
    var sentences: [String] = []
    for row in comparison.rows where row.isChanged {
      guard let text = text(row) else { continue }
      let sides = comparison.sides.indices.compactMap { side -> String? in
        guard let message = comparison.message(row, side) else { return nil }
        let sender = comparison.sender(message, side)
        let badge = message.badge.map { ", \($0)" } ?? ""
        return DiagramWords.fill(words[.from], sender + badge, comparison.sides[side].title)
      }
      sentences.append(DiagramWords.fill(words[.comes], text, joined(sides)))
    }
    let rest = sentences.count - Self.limit
    if rest > 0 {
      return Array(sentences.prefix(Self.limit)) + [
        DiagramWords.fill(words[.moreChanges], String(rest))
      ]
    }
    return sentences
  }

  static func joined(_ parts: [String], by comma: String = ", ", last: String = " and ") -> String {
    var text = ""
    for (index, part) in parts.enumerated() {
      text += (index == 0 ? "" : index == parts.count - 1 ? last : comma) + part
    }
    return text
  }
}
