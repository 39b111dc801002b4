import Markup
import SourceText

/// Writes what a template makes of its data.
struct TemplateRenderer: ~Copyable {
  /// How many steps a page takes at most: lists that stand in each other multiply.
  private static let mostSteps = 2_000_000
  /// How many bytes the templates' own text may have in a page: what includes others multiplies it.
  private static let mostText = 4_000_000
  /// How often the text of a page may be put into it.
  private static let mostSlots = 16

  /// The templates that others may include.
  let partials: [String: TemplateCode]
  private var stack: [TemplateData] = []
  private var html = TextBuffer()
  private var depth = 0
  private var steps = 0
  private var ownText = 0
  /// Where the places are of what is put in later.
  private(set) var slots: [Int] = []

  init(partials: [String: TemplateCode]) { self.partials = partials }

  /// Appends the bytes of a template.
  mutating func render(_ template: TemplateCode, _ data: TemplateData, to page: inout TextBuffer) {
    swap(&html, &page)
    stack = [data]
    render(template, 0..<template.instructions.count)
    if !isAllowed {
      html.append(
        text: "<p><strong>The template makes too much of this page, and ends here.</strong></p>")
    }
    swap(&html, &page)
  }

  /// Whether a page is not yet too much.
  private var isAllowed: Bool { steps <= Self.mostSteps && ownText <= Self.mostText }

  private mutating func render(_ code: TemplateCode, _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      steps += 1
      guard isAllowed else { return }
      let instruction = code.instructions[index]
      index += 1
      switch instruction {
      case .literal(let lower, let upper):
        ownText += Int(upper - lower)
        unsafe code.text.withUnsafeBufferPointer {
          unsafe html.append(UnsafeBufferPointer(rebasing: $0[Int(lower)..<Int(upper)]))
        }
      case .variable(let key, let isEscaped): write(value(key, code), isEscaped: isEscaped)
      case .section(let key, let isInverted, let end):
        let inner = index..<Int(end)
        index = inner.upperBound
        if isInverted {
          if !Self.isThere(value(key, code)) { render(code, inner) }
        } else {
          render(value(key, code), code, inner)
        }
      case .partial(let name):
        guard depth < TemplateChecker.deepestPartial,
          let partial = partials[code.partials[Int(name)]]
        else { break }
        depth += 1
        render(partial, 0..<partial.instructions.count)
        depth -= 1
      }
    }
  }

  private mutating func render(
    _ value: TemplateValue?, _ code: TemplateCode, _ inner: Range<Int>
  ) {
    switch value {
    case .object(let data): render(code, inner, inside: data)
    case .list(let list):
      for data in list where isAllowed { render(code, inner, inside: data) }
    case .texts(let texts):
      for text in texts where isAllowed {
        render(code, inner, inside: [.this: .text(text)])
      }
    case .text(let text): if !text.isEmpty { render(code, inner, inside: [.this: .text(text)]) }
    default: if Self.isThere(value) { render(code, inner) }
    }
  }

  private mutating func render(
    _ code: TemplateCode, _ range: Range<Int>, inside data: TemplateData
  ) {
    steps += 1
    stack.append(data)
    render(code, range)
    stack.removeLast()
  }

  /// The value of a key; the innermost section that has it counts.
  private func value(_ key: TemplateCode.Key, _ code: TemplateCode) -> TemplateValue? {
    switch key {
    case .unknown: return nil
    case .one(let key): return value(key)
    case .path(let index):
      let path = code.paths[Int(index)]
      var found = value(path[0])
      for part in path.dropFirst() {
        guard case .object(let inner)? = found else { return nil }
        found = inner[part]
      }
      return found
    }
  }

  private func value(_ key: TemplateKey) -> TemplateValue? {
    for level in stack.indices.reversed() {
      if let value = stack[level][key] { return value }
    }
    return nil
  }

  private static func isThere(_ value: TemplateValue?) -> Bool {
    switch value {
    case nil: false
    case .text(let text), .html(let text): !text.isEmpty
    case .bytes(let bytes), .utf8(let bytes): !bytes.isEmpty
    case .flag(let flag): flag
    case .object, .slot: true
    case .list(let list): !list.isEmpty
    case .texts(let texts): !texts.isEmpty
    }
  }

  private mutating func write(_ value: TemplateValue?, isEscaped: Bool) {
    switch value {
    case .text(let text): if isEscaped { html.escape(text) } else { html.append(text: text) }
    case .utf8(let text): if isEscaped { html.escape(text[...]) } else { html.append(text) }
    case .html(let text): html.append(text: text)
    case .bytes(let bytes): html.append(bytes)
    case .slot: if slots.count < Self.mostSlots { slots.append(html.count) }
    default: break
    }
  }
}
