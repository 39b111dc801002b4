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
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The steps up to the end of a section, or of the template.
  mutating func steps(until section: String?, depth: Int) -> [Template.Step] {
    var steps: [Template.Step] = []
    while position < bytes.count {
      guard let tag = TemplateTag(in: bytes, from: position) else {
        steps.append(.literal(Array(bytes[position...])))
        position = bytes.count
        break
      }
      let lines = tag.isStandalone ? wholeLine(around: tag.range) : nil
      let end = lines?.lowerBound ?? tag.range.lowerBound
      if end > position { steps.append(.literal(Array(bytes[position..<end]))) }
      position = lines?.upperBound ?? tag.range.upperBound
      switch tag.kind {
      case .section, .inverted:
        guard depth < TemplateChecker.deepest else { continue }
        let inner = self.steps(until: tag.name, depth: depth + 1)
        let key = TemplateKey.path(tag.name)
        steps.append(.section(key, isInverted: tag.kind == .inverted, inner))
      case .end: if tag.name == section { return steps }
      case .partial: steps.append(.partial(tag.name))
      case .comment, .delimiters, .block, .parent: break
      case .raw, .unescaped: steps.append(Self.variable(tag.name, isEscaped: false))
      case .variable: steps.append(Self.variable(tag.name, isEscaped: true))
      }
    }
    return steps
  }

  /// What the names of the frame's words begin with.
  private static let words = TemplateKey.words.name + "."

  /// The step that writes what a tag names.
  private static func variable(_ name: String, isEscaped: Bool) -> Template.Step {
    name.hasPrefix(words)
      ? .words(String(name.dropFirst(words.count)), isEscaped: isEscaped)
      : .variable(TemplateKey.path(name), isEscaped: isEscaped)
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
