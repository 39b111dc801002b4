import Markup
import SourceText

/// A Mustache template, read once and rendered as often as there are pages.
///
/// It has variables, escaped and not, sections, inverted sections, comments and partials. A tag that
/// opens or closes a section on a line of its own takes the whole line, as the Mustache manual says.
struct Template: Sendable {
  /// A step of rendering.
  enum Step: Sendable {
    case literal([UInt8])
    case variable([TemplateKey], isEscaped: Bool)
    /// Words of the frame, which are literal in every language.
    case words(String, isEscaped: Bool)
    case section([TemplateKey], isInverted: Bool, [Step])
    case partial(String)
  }

  let steps: [Step]

  /// Reads a template that has passed the checker; what is not closed ends with the template.
  init(_ file: SourceFile) {
    var reader = TemplateReader(file.bytes)
    steps = reader.steps(until: nil, depth: 0)
  }
}

/// Reads the text of a template.
private struct TemplateReader {
  private static let deepest = 32

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The steps up to the end of a section, or of the template.
  mutating func steps(until section: String?, depth: Int) -> [Template.Step] {
    var steps: [Template.Step] = []
    while position < bytes.count {
      guard let tag = nextTag() else {
        steps.append(.literal(Array(bytes[position...])))
        position = bytes.count
        break
      }
      let lines = tag.isStandalone ? wholeLine(around: tag.range) : nil
      let end = lines?.lowerBound ?? tag.range.lowerBound
      if end > position { steps.append(.literal(Array(bytes[position..<end]))) }
      position = lines?.upperBound ?? tag.range.upperBound
      switch tag.kind {
      case UInt8(ascii: "#"), UInt8(ascii: "^"):
        guard depth < Self.deepest else { continue }
        let inner = self.steps(until: tag.name, depth: depth + 1)
        let key = TemplateKey.path(tag.name)
        steps.append(.section(key, isInverted: tag.kind == UInt8(ascii: "^"), inner))
      case UInt8(ascii: "/"): if tag.name == section { return steps }
      case UInt8(ascii: ">"): steps.append(.partial(tag.name))
      case UInt8(ascii: "!"): break
      case UInt8(ascii: "&"), UInt8(ascii: "{"):
        steps.append(tag.variable(isEscaped: false))
      default: steps.append(tag.variable(isEscaped: true))
      }
    }
    return steps
  }

  private struct Tag {
    let kind: UInt8
    let name: String
    let range: Range<Int>

    /// The step that writes what the tag names.
    func variable(isEscaped: Bool) -> Template.Step {
      let words = TemplateKey.words.name + "."
      return name.hasPrefix(words)
        ? .words(String(name.dropFirst(words.count)), isEscaped: isEscaped)
        : .variable(TemplateKey.path(name), isEscaped: isEscaped)
    }

    /// Whether it takes its line with it when nothing else is there.
    var isStandalone: Bool { "#^/!>".utf8.contains(kind) }
  }

  private func nextTag() -> Tag? {
    var start = position
    while start + 1 < bytes.count, bytes[start] != 0x7B || bytes[start + 1] != 0x7B { start += 1 }
    guard start + 1 < bytes.count else { return nil }
    var index = start + 2
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    var kind: UInt8 = 0
    if index < bytes.count, "#^/>!&{".utf8.contains(bytes[index]) {
      kind = bytes[index]
      index += 1
    }
    var end = index
    while end + 1 < bytes.count, bytes[end] != 0x7D || bytes[end + 1] != 0x7D { end += 1 }
    var name = bytes[index..<min(end, bytes.count)]
    while let last = name.last, last <= 0x20 { name.removeLast() }
    while let first = name.first, first <= 0x20 { name.removeFirst() }
    var after = min(end + 2, bytes.count)
    if kind == UInt8(ascii: "{"), after < bytes.count, bytes[after] == 0x7D { after += 1 }
    return Tag(kind: kind, name: String(decoding: name, as: UTF8.self), range: start..<after)
  }

  /// The line of a tag that stands on it alone, its line feed included.
  private func wholeLine(around tag: Range<Int>) -> Range<Int>? {
    var lower = tag.lowerBound
    while lower > 0, bytes[lower - 1] == 0x20 || bytes[lower - 1] == 0x09 { lower -= 1 }
    guard lower == 0 || bytes[lower - 1] == 0x0A, lower >= position else { return nil }
    var upper = tag.upperBound
    while upper < bytes.count, [0x20, 0x09, 0x0D].contains(bytes[upper]) { upper += 1 }
    guard upper == bytes.count || bytes[upper] == 0x0A else { return nil }
    return lower..<min(upper + 1, bytes.count)
  }
}
