import CallTrace
import ScenarioSyntax
import SourceText

/// The value of an argument as a claim writes it: as in a trace, or as in the source.
///
/// In the source `B()` and `[[B alloc] init]` make what the trace calls `B`, and a closure has a body.
struct ArgumentPattern {
  /// As it is written.
  let text: String
  private let bytes: [UInt8]

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  // MARK: Matching

  /// Whether a value that was passed is meant; one that was left out is nil.
  func matches(_ argument: CallTrace.Argument, in trace: Trace) -> Bool {
    if isSpelled(trace.spell(argument, .swift)) || isSpelled(trace.spell(argument, .objectiveC)) {
      return true
    }
    switch argument {
    case .closure: return isClosure
    case .participant(let id): return madeClass == trace[id].className
    case .number(let number): return NumberLiteral.value(text) == number
    case .participants(let ids):
      guard let elements else { return false }
      return elements.count == ids.count
        && zip(elements, ids).allSatisfy { $0.matches(.participant($1), in: trace) }
    default: return false
    }
  }

  /// Blanks between words are nobody's business, except in a text.
  private func isSpelled(_ actual: String) -> Bool {
    if text == actual { return true }
    if isText { return TraceLine.matches(text, actual) }
    return TraceLine.matches(Self.compact(text), Self.compact(actual))
  }

  private static func compact(_ text: String) -> String { text.filter { $0 != " " } }

  // MARK: Kinds

  /// What sort of value it is.
  enum Kind { case truth, number, text, closure, object, any }

  /// The sort of value that it can be; any, where that cannot be told.
  var kind: Kind {
    if ["true", "false", "YES", "NO"].contains(text) { return .truth }
    if isText { return .text }
    if isClosure { return .closure }
    return NumberLiteral.value(text) != nil ? .number : .any
  }

  /// The sort of value that a call has; nil where it may be of any.
  static func kind(of argument: CallTrace.Argument) -> Kind? {
    switch argument {
    case .bool: .truth
    case .number: .number
    case .string: .text
    case .closure: .closure
    case .participant, .participants: .object
    case .none, .verbatim: nil
    }
  }

  // MARK: Understanding

  /// Whether it can be a value of a trace at all: a literal, somebody in the trace, or what some call
  /// has; a type's name or a variable's that the trace does not have is none of them.
  func isUnderstood(in trace: Trace) -> Bool {
    if isLiteral || isClosure { return true }
    if let madeClass, trace.participants.contains(where: { $0.className == madeClass }) {
      return true
    }
    if let elements { return elements.allSatisfy { $0.isUnderstood(in: trace) } }
    if trace.participants.contains(where: { $0.name == text }) { return true }
    return trace.events.contains { event in
      guard case .call(let call) = event.kind else { return false }
      return call.arguments.list.contains { matches($0, in: trace) }
    }
  }

  private static let words: Set = ["nil", "true", "false", "YES", "NO"]

  private var isLiteral: Bool {
    if Self.words.contains(text) || isText || NumberLiteral.value(text) != nil { return true }
    // An enumeration's case, and a text in which an ellipsis stands for what is not said.
    return bytes.first == UInt8(ascii: ".") || TextSearch.contains(text, "…")
      || TextSearch.contains(text, "...")
  }

  private var isText: Bool { text.hasPrefix("\"") || text.hasPrefix("@\"") }

  private var isClosure: Bool { text.hasPrefix("{") || text.hasPrefix("^") }

  /// The elements of `[A, b]` and `@[A, b]`; nil for anything else.
  private var elements: [ArgumentPattern]? {
    guard bytes.last == UInt8(ascii: "]"), text.hasPrefix("[") || text.hasPrefix("@[") else {
      return nil
    }
    let list = bytes.drop { $0 == UInt8(ascii: "@") }.dropFirst().dropLast()
    return MessageScanner.pieces(of: list, at: UInt8(ascii: ",")).map { ArgumentPattern($0) }
  }

  /// The class of which `B()`, `[B new]` and `[[B alloc] init]` make one.
  private var madeClass: String? {
    let isMessage = bytes.first == UInt8(ascii: "[")
    let rest = isMessage ? bytes.drop { $0 == UInt8(ascii: "[") } : bytes[...]
    let name = rest.prefix { MessageScanner.isNamePart($0) }
    let behind = String(decoding: rest.dropFirst(name.count), as: UTF8.self)
    let isMade =
      isMessage
      ? behind == " new]" || behind.hasPrefix(" alloc] init")
      : behind.hasPrefix("(") && behind.hasSuffix(")")
    return isMade && !name.isEmpty ? String(decoding: name, as: UTF8.self) : nil
  }
}
