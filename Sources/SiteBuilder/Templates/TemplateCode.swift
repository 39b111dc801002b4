import Markup

/// A template as it is rendered: a list of instructions, with all text that it holds in one place.
///
/// All pages go through the same few templates, on all cores at once. The instructions are numbers
/// alone, so that nothing is counted on the way through them.
struct TemplateCode: Sendable {
  /// What a tag asks for.
  enum Key: Sendable {
    /// Something that no template is given.
    case unknown
    case one(TemplateKey)
    /// A path of keys, by its place among the paths.
    case path(Int32)
  }

  enum Instruction: Sendable {
    /// Text as it stands, by its place in the whole.
    case literal(Int32, Int32)
    case variable(Key, isEscaped: Bool)
    /// A section: the instructions from here to a place.
    case section(Key, isInverted: Bool, end: Int32)
    /// Another template, by the place of its name.
    case partial(Int32)
  }

  private(set) var instructions: [Instruction] = []
  private(set) var text: [UInt8] = []
  private(set) var paths: [[TemplateKey]] = []
  private(set) var partials: [String] = []

  /// A template in a language, its words put in once and for all.
  init(_ template: Template, words: [String: String]) { add(template.steps, words) }

  private mutating func add(_ steps: [Template.Step], _ words: [String: String]) {
    for step in steps {
      switch step {
      case .literal(let bytes): add(bytes)
      case .variable(let key, let isEscaped):
        instructions.append(.variable(self.key(key), isEscaped: isEscaped))
      case .words(let name, let isEscaped):
        let text = words[name] ?? ""
        add(Array((isEscaped ? HTMLText.escaped(text) : text).utf8))
      case .section(let key, let isInverted, let inner):
        let place = instructions.count
        let key = self.key(key)
        instructions.append(.section(key, isInverted: isInverted, end: 0))
        add(inner, words)
        instructions[place] = .section(
          key, isInverted: isInverted, end: Int32(instructions.count))
      case .partial(let name):
        instructions.append(.partial(Int32(partials.count)))
        partials.append(name)
      }
    }
  }

  /// Adds text, to the text before it where there is some.
  private mutating func add(_ bytes: [UInt8]) {
    let end = Int32(text.count + bytes.count)
    if case .literal(let start, _)? = instructions.last, !endsSection {
      instructions[instructions.count - 1] = .literal(start, end)
    } else {
      instructions.append(.literal(Int32(text.count), end))
    }
    text += bytes
  }

  /// Whether a section ends behind the last instruction.
  private var endsSection: Bool {
    instructions.contains { instruction in
      guard case .section(_, _, let end) = instruction else { return false }
      return end == instructions.count
    }
  }

  private mutating func key(_ path: [TemplateKey]) -> Key {
    guard let first = path.first else { return .unknown }
    guard path.count > 1 else { return .one(first) }
    paths.append(path)
    return .path(Int32(paths.count - 1))
  }
}
