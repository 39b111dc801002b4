import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// Methods by their names and labels, which is how both languages tell them apart.
///
/// A signature is written as it is declared: `insert(_:at:)`, `insertObject:atIndex:`; the latter may also
/// be called in Swift 2's spelling, `insertObject(page, atIndex: 0)`. Three dots at the end stand for any
/// number of further arguments. Of signatures that differ by a closure's label alone, the one that a
/// trailing closure is for comes first.
struct MethodTable<Method: Sendable>: Sendable {
  private struct Entry: Sendable {
    let signature: String
    let labels: [String]
    let isSwift: Bool
    let isVariadic: Bool
    let method: Method
  }

  private var entries: [String: [Entry]] = [:]

  /// A table of methods with their signatures, blanks between them.
  init(_ methods: [(method: Method, signatures: String)]) {
    for (method, signatures) in methods {
      for part in signatures.utf8.split(separator: UInt8(ascii: " ")) {
        guard let signature = String(part) else { continue }
        let (name, entry) = Self.entry(signature, method)
        entries[name, default: []].append(entry)
      }
    }
  }

  /// The method that a call is for; nil where none of the name has the call's labels.
  func method(_ name: String, _ arguments: [PassedArgument], in dialect: Dialect) -> Method? {
    guard let candidates = entries[name] else { return nil }
    for entry in candidates where dialect == .swift || !entry.isSwift {
      if Self.fits(entry, arguments) { return entry.method }
    }
    return nil
  }

  /// The signatures of a name, as a language spells them.
  func signatures(
    named name: String, in dialect: Dialect, where isWanted: (Method) -> Bool = { _ in true }
  ) -> [String] {
    (entries[name] ?? []).filter { $0.isSwift == (dialect == .swift) && isWanted($0.method) }
      .map { $0.signature }
  }

  /// All signatures that a language spells in its own way, in the order of their letters.
  func signatures(in dialect: Dialect) -> [String] {
    names(in: dialect).flatMap { signatures(named: $0, in: dialect) }
  }

  /// The names that a language has, in the order of their letters.
  func names(in dialect: Dialect) -> [String] {
    entries.filter { $0.value.contains { $0.isSwift == (dialect == .swift) } }.map { $0.key }
      .sorted()
  }

  private static func fits(_ entry: Entry, _ arguments: [PassedArgument]) -> Bool {
    let count = entry.labels.count
    guard arguments.count == count || entry.isVariadic && arguments.count > count else {
      return false
    }
    for (argument, label) in zip(arguments, entry.labels) {
      if argument.isTrailing, argument.label == nil {
        guard MethodTableWords.closureLabels.contains(label) else { return false }
      } else if (argument.label ?? "_") != label {
        return false
      }
    }
    return true
  }

  private static func entry(_ signature: String, _ method: Method) -> (String, Entry) {
    let bytes = signature.utf8
    let isSwift = bytes.last == UInt8(ascii: ")")
    let isVariadic = bytes.contains(UInt8(ascii: "."))
    var pieces = bytes.split { byte in
      byte == UInt8(ascii: ":") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
        || byte == UInt8(ascii: ".")
    }.compactMap { String($0) }
    let name = pieces.removeFirst()
    if !isSwift, bytes.contains(UInt8(ascii: ":")) { pieces.insert("_", at: 0) }
    return (
      name,
      Entry(
        signature: signature, labels: pieces, isSwift: isSwift, isVariadic: isVariadic,
        method: method)
    )
  }
}

/// The labels of parameters that a closure behind the parentheses may be for.
enum MethodTableWords {
  static let closureLabels: Set<String> = ["where", "by", "while", "uniquingKeysWith", "_"]
}

extension Interpreter {
  /// Says that a value has a method of the name, but none with these labels; the result is to be thrown.
  func unknownLabels(
    _ name: String, _ arguments: [PassedArgument], of owner: Value, _ known: [String],
    at span: NodeSpan
  ) -> Halt {
    let isSwift = frame.dialect == .swift
    var call = isSwift ? name + "(" : name
    for (place, argument) in arguments.enumerated() {
      if isSwift {
        call += (argument.label ?? "_") + ":"
      } else {
        call += (place == 0 ? "" : argument.label ?? "") + ":"
      }
    }
    if isSwift { call += ")" }
    let list = known.map { "'\($0)'" }.joined(separator: ", ")
    return fail(
      "scenario.unsupported",
      "a scenario cannot run '\(call)' of \(describe(kindOf: owner.unboxed))",
      at: span, notes: [Diagnostic.Note("what it can run is \(list)")])
  }
}
