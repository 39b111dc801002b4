import Markup
import SourceText

/// Checks the keys of a template against the data it will be given.
///
/// The renderer makes nothing of a key that is not there, so a misspelt one would go unnoticed.
struct TemplateChecker {
  private let file: SourceFile
  private let partials: [String]
  private var position = 0
  private var sections: [(name: String, shape: TemplateShape?, span: SourceSpan)] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Checks a template.
  static func check(
    _ file: SourceFile, _ shape: TemplateShape, partials: [String]
  ) -> [Diagnostic] {
    var checker = TemplateChecker(file: file, partials: partials)
    checker.check(shape)
    return checker.diagnostics
  }

  private init(file: SourceFile, partials: [String]) {
    self.file = file
    self.partials = partials
  }

  private mutating func check(_ shape: TemplateShape) {
    let whole = SourceSpan(file: file, range: 0..<0)
    sections = [("", shape, whole)]
    while let tag = nextTag() { check(tag) }
    for section in sections.dropFirst() {
      diagnostics.append(
        Diagnostic(
          id: "template.unclosed", "the section '\(section.name)' is never closed",
          at: section.span))
    }
  }

  private struct Tag {
    let kind: UInt8
    let name: String
    let span: SourceSpan
  }

  /// The next `{{tag}}`.
  private mutating func nextTag() -> Tag? {
    let bytes = file.bytes
    while position + 1 < bytes.count {
      guard bytes[position] == UInt8(ascii: "{"), bytes[position + 1] == UInt8(ascii: "{") else {
        position += 1
        continue
      }
      var start = position + 2
      while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
      var kind: UInt8 = 0
      if start < bytes.count, "#^/>!&{=$<".utf8.contains(bytes[start]) {
        kind = bytes[start]
        start += 1
      }
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "}") { end += 1 }
      position = end
      while start < end, bytes[start] <= 0x20 { start += 1 }
      while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
      return Tag(
        kind: kind, name: file.text(start..<end), span: SourceSpan(file: file, range: start..<end))
    }
    return nil
  }

  private mutating func check(_ tag: Tag) {
    switch tag.kind {
    case UInt8(ascii: "#"), UInt8(ascii: "^"):
      sections.append((tag.name, find(tag), tag.span))
    case UInt8(ascii: "/"):
      if sections.count > 1, sections.last?.name == tag.name {
        sections.removeLast()
      } else {
        complain("template.stray-end", "no section '\(tag.name)' is open here", tag, in: [])
      }
    case UInt8(ascii: ">"):
      if !partials.contains(tag.name) {
        complain(
          "template.unknown-partial", "there is no template '\(tag.name)'", tag, in: partials)
      }
    case UInt8(ascii: "!"): break
    case UInt8(ascii: "="), UInt8(ascii: "$"), UInt8(ascii: "<"):
      complain("template.unsupported", "this kind of tag is not supported here", tag, in: [])
    default: _ = find(tag)
    }
  }

  /// The shape behind a key; the innermost section that knows it counts.
  private mutating func find(_ tag: Tag) -> TemplateShape? {
    // `words.search` is what has the key `search` of what has the key `words`.
    let parts = tag.name == "." ? ["."] : tag.name.split(separator: ".").map(String.init)
    for section in sections.reversed() {
      guard let first = parts.first, var shape = section.shape?.inside(first) else { continue }
      for part in parts.dropFirst() {
        guard let inner = shape.inside(part) else {
          complain(
            "template.unknown-key", "'\(first)' has no key '\(part)'", tag,
            in: shape.names.sorted().map { "\(first).\($0)" })
          return nil
        }
        shape = inner
      }
      return shape
    }
    let known = Set(sections.flatMap { $0.shape?.names ?? [] }).sorted()
    complain("template.unknown-key", "the page has no key '\(tag.name)'", tag, in: known)
    return nil
  }

  private mutating func complain(
    _ id: String, _ message: String, _ tag: Tag, in known: [String]
  ) {
    let fixIts = Suggestion.nearest(to: tag.name, in: known).map {
      [Diagnostic.FixIt("did you mean '\($0)'?", replace: tag.span, with: $0)]
    }
    diagnostics.append(Diagnostic(id: id, message, at: tag.span, fixIts: fixIts ?? []))
  }
}
