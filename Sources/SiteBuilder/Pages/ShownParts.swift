import SourceText

/// How much pages show of others: how many parts, and how many bytes of them.
struct ShownParts: Amount, Equatable {
  var parts = 0
  var bytes = 0

  static let none = ShownParts()

  static func += (sum: inout ShownParts, more: ShownParts) {
    sum.parts += more.parts
    sum.bytes += more.bytes
  }

  /// Whether it is more than there is room for.
  func exceeds(_ room: ShownParts) -> Bool { parts > room.parts || bytes > room.bytes }

  /// Whether it leaves no room for a part more.
  func fills(_ room: ShownParts) -> Bool { parts >= room.parts || bytes >= room.bytes }

  /// As much of it as there is room for.
  func within(_ room: ShownParts) -> ShownParts {
    ShownParts(parts: min(parts, room.parts), bytes: min(bytes, room.bytes))
  }
}

/// What a page may show of others, of what all pages together may show.
///
/// Parts that show each other in every order have no end in sight, and a folder of a few lines would be many
/// megabytes.
struct ShownAllowance: Sendable {
  /// What one page may show.
  private static let page = ShownParts(parts: 5_000, bytes: 2_000_000)

  /// What this page may show.
  let room: ShownParts
  /// What all pages may show, where that is what leaves this one so little.
  private let limitOfAll: ShownParts?

  /// - Parameter bytes: How large all pages are together.
  /// - Parameter used: What the pages before it show.
  init(bytes: Int, used: ShownParts = ShownParts()) {
    let all = Self.limit(bytes: bytes)
    let left = ShownParts(
      parts: max(0, all.parts - used.parts), bytes: max(0, all.bytes - used.bytes))
    room = ShownParts(
      parts: min(left.parts, Self.page.parts), bytes: min(left.bytes, Self.page.bytes))
    limitOfAll = room == Self.page ? nil : all
  }

  /// The allowance of a page that shows what it is known to show.
  init(room: ShownParts) {
    self.room = room
    limitOfAll = nil
  }

  /// What all pages may show: more than any notebook shows whose pages do not show each other in turn.
  static func limit(bytes: Int) -> ShownParts {
    ShownParts(parts: 10_000 + bytes / 32, bytes: 16_000_000 + 32 * bytes)
  }

  /// Says of the link with which a page goes over it what may be shown.
  func fault(at link: SourceSpan) -> Diagnostic {
    let limit = limitOfAll ?? Self.page
    let amount = "\(limit.parts) parts of others, and \(limit.bytes / 1000) kB of them"
    return Diagnostic(
      id: limitOfAll == nil ? "link.too-many" : "link.too-many-in-all",
      limitOfAll == nil
        ? "a page shows no more than \(amount)"
        : "not shown: all pages together show no more than \(amount)",
      at: link,
      notes: [
        Diagnostic.Note(
          limitOfAll == nil
            ? "link to some of them: '[[…]]' without '!'"
            : "link to some of them, here or on other pages: '[[…]]' without '!'")
      ])
  }
}
