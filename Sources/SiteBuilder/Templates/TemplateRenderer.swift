import Markup

/// Writes what a template makes of its data.
struct TemplateRenderer {
  private static let deepest = 32
  private static let mostPartials = 10_000

  /// The templates that others may include.
  let partials: [String: Template]
  private var stack: [TemplateData] = []
  private var bytes: [UInt8] = []
  private var depth = 0
  private var included = 0
  /// Where the places are of what is put in later.
  private(set) var slots: [Int] = []

  init(partials: [String: Template]) { self.partials = partials }

  /// The bytes of a template.
  mutating func render(_ template: Template, _ data: TemplateData, capacity: Int) -> [UInt8] {
    bytes = []
    bytes.reserveCapacity(capacity)
    stack = [data]
    render(template.steps)
    return bytes
  }

  private mutating func render(_ steps: [Template.Step]) {
    for step in steps {
      switch step {
      case .literal(let text): bytes.append(contentsOf: text)
      case .variable(let key, let isEscaped): write(value(key), isEscaped: isEscaped)
      case .words: break
      case .section(let key, let isInverted, let inner):
        if isInverted {
          if !Self.isThere(value(key)) { render(inner) }
        } else {
          render(value(key), inner)
        }
      case .partial(let name):
        included += 1
        guard depth < Self.deepest, included < Self.mostPartials, let partial = partials[name]
        else { break }
        depth += 1
        render(partial.steps)
        depth -= 1
      }
    }
  }

  private mutating func render(_ value: TemplateValue?, _ steps: [Template.Step]) {
    switch value {
    case .object(let data): render(steps, inside: data)
    case .list(let list): for data in list { render(steps, inside: data) }
    case .texts(let texts): for text in texts { render(steps, inside: [.this: .text(text)]) }
    case .text(let text): if !text.isEmpty { render(steps, inside: [.this: .text(text)]) }
    default: if Self.isThere(value) { render(steps) }
    }
  }

  private mutating func render(_ steps: [Template.Step], inside data: TemplateData) {
    stack.append(data)
    render(steps)
    stack.removeLast()
  }

  /// The value of a key; the innermost section that has it counts.
  private func value(_ key: [TemplateKey]) -> TemplateValue? {
    guard let first = key.first else { return nil }
    for level in stack.indices.reversed() {
      guard var value = stack[level][first] else { continue }
      for part in key.dropFirst() {
        guard case .object(let inner) = value, let next = inner[part] else { return nil }
        value = next
      }
      return value
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
    case .text(let text):
      if isEscaped {
        HTMLText.append(text, to: &bytes)
      } else {
        bytes.append(contentsOf: text.utf8)
      }
    case .utf8(let text):
      if isEscaped {
        HTMLText.append(text[...], to: &bytes)
      } else {
        bytes.append(contentsOf: text)
      }
    case .html(let html): bytes.append(contentsOf: html.utf8)
    case .bytes(let html): bytes.append(contentsOf: html)
    case .slot: slots.append(bytes.count)
    default: break
    }
  }
}
