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
    let names = joined(comparison.sides.map { $0.title }, by: words.comma, last: words.and)
    guard let title = comparison.title, !title.isEmpty else { return names }
    return "\(title): \(names)"
  }

  /// The differences as one text.
  public static func summary(of comparison: Comparison) -> String {
    let sentences = ComparisonProse(comparison).sentences
    guard !sentences.isEmpty else { return words(of: comparison).same }
    return joined(sentences, by: " ", last: " ")
  }

  private static func words(of comparison: Comparison) -> DiagramWords {
    comparison.sides.first?.diagram.words ?? DiagramWords()
  }

  private func joined(_ parts: [String]) -> String {
    Self.joined(parts, by: words.comma, last: words.and)
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

  private func names(_ sides: [Int]) -> String {
    joined(sides.map { comparison.sides[$0].title })
  }

  /// Calls that some sides have in one place and others in another.
  private func moves() -> (sentences: [String], rows: Set<Int>) {
    var sentences: [String] = []
    var rows: Set<Int> = []
    // The rows that no other has been found for yet, by what they say.
    var open: [String: [Int]] = [:]
    for (index, row) in comparison.rows.enumerated() where row.isPartial {
      guard let text = text(row) else { continue }
      let candidates = open[text] ?? []
      guard let place = candidates.firstIndex(where: { isApart(comparison.rows[$0], row) }) else {
        open[text, default: []].append(index)
        continue
      }
      let earlier = owners(of: comparison.rows[candidates[place]])
      let later = owners(of: row)
      open[text]?.remove(at: place)
      rows.insert(candidates[place])
      rows.insert(index)
      // What comes first in the order of the sides is what the others are measured by.
      sentences.append(
        later.contains(0)
          ? DiagramWords.fill(words.earlier, text, names(earlier), names(later))
          : DiagramWords.fill(words.later, text, names(later), names(earlier)))
    }
    let rest = sentences.count - Self.limit
    if rest > 0 {
      sentences =
        Array(sentences.prefix(Self.limit)) + [
          DiagramWords.fill(words.moreMoves, String(rest))
        ]
    }
    return (sentences, rows)
  }

  /// Whether no side has both rows.
  private func isApart(_ first: Comparison.Row, _ second: Comparison.Row) -> Bool {
    !first.items.indices.contains { first.items[$0] != nil && second.items[$0] != nil }
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
      if rest > 0 { shown.append(DiagramWords.fill(words.rest, String(rest))) }
      return DiagramWords.fill(words.only, names(group.owners), joined(shown))
    }
  }

  /// What is on all sides and unusual, or sent by another, on some.
  private func changes() -> [String] {
    var sentences: [String] = []
    for row in comparison.rows where row.isChanged {
      guard let text = text(row) else { continue }
      let sides = comparison.sides.indices.compactMap { side -> String? in
        guard let message = comparison.message(row, side) else { return nil }
        let sender = comparison.sender(message, side)
        let badge = message.badge.map { ", \($0)" } ?? ""
        return DiagramWords.fill(words.from, sender + badge, comparison.sides[side].title)
      }
      sentences.append(DiagramWords.fill(words.comes, text, joined(sides)))
    }
    let rest = sentences.count - Self.limit
    if rest > 0 {
      return Array(sentences.prefix(Self.limit)) + [
        DiagramWords.fill(words.moreChanges, String(rest))
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
