import SourceText

/// What other tools replace between two braces: `{{#include a.md}}` of mdBook, and variables of Hugo, Jekyll and Vue,
/// `{{ page.title }}` and `{{ "a" | relative_url }}`. A word alone, `{{title}}`, is as often only spoken of.
extension ForeignNotation {
  /// Adds the expressions of running text, but for code.
  static func addExpressions(in inlines: [Inline], to found: inout [ForeignNotation]) {
    for inline in inlines {
      switch inline {
      case .text(let text): if text.holds("{") { addExpressions(of: text, to: &found) }
      case .emphasis(let content), .strong(let content), .strikethrough(let content),
        .highlight(let content):
        addExpressions(in: content, to: &found)
      case .link(let link): addExpressions(in: link.content, to: &found)
      default: break
      }
    }
  }

  private static func addExpressions(of text: String, to found: inout [ForeignNotation]) {
    var rest = text[...]
    while let start = rest.firstRange(of: "{{")?.lowerBound {
      rest = rest[start...]
      let end = rest.firstRange(of: "}}")?.upperBound ?? rest.endIndex
      let whole = rest[..<end]
      if let kind = kind(ofExpression: whole) { found.append(ForeignNotation(kind, whole)) }
      rest = rest[end...]
    }
  }

  private static func kind(ofExpression text: Substring) -> Kind? {
    var inside = text.dropFirst(2)
    if inside.first == "#" {
      return kind(ofCommand: inside.dropFirst().prefix { $0.isLetter || $0 == "_" })
    }
    guard text.hasSuffix("}}") else { return nil }
    inside = inside.dropLast(2)
    if inside.first == "-" { inside = inside.dropFirst() }
    inside = inside.drop { $0 == " " || $0 == "$" }
    return isMember(inside) || inside.firstRange(of: " | ") != nil ? .variable : nil
  }

  private static func kind(ofCommand name: Substring) -> Kind? {
    switch name {
    case "include", "rustdoc_include": .file
    case "playground", "playpen", "title", "template": .command
    default: nil
    }
  }

  /// Whether a text begins with `page.title`, or `.Title`.
  private static func isMember(_ text: Substring) -> Bool {
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" || $0 == "." }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.enumerated().allSatisfy { place, part in
        part.first.map { $0.isLetter || $0 == "_" } ?? (place == 0)
      }
  }
}
