import Lifecycle
import ScenarioSyntax

/// What a predicate's format says, as far as tests and filters use it.
indirect enum Predicate {
  case constant(Bool)
  case both(Predicate, Predicate)
  case either(Predicate, Predicate)
  case not(Predicate)
  case compare(Operand, Comparison, Operand, ignoresCase: Bool)

  /// One side of a comparison.
  enum Operand {
    case value(Value)
    /// A key path of the object; empty for the object itself.
    case path(String)
  }

  enum Comparison {
    case equal, unequal, less, greater, atMost, atLeast, contains, begins, ends, isIn
  }
}

/// Reads the format of a predicate, and takes the arguments that it names.
struct PredicateReader {
  private let words: [String]
  private var place = 0
  private var arguments: ArraySlice<Value>
  /// How deep parentheses and negations may lie in each other.
  private static let depthLimit = 40

  init(_ format: String, _ arguments: [Value]) {
    words = Self.words(of: format)
    self.arguments = arguments[...]
  }

  /// The predicate; nil where the format says something that is not read.
  mutating func read() -> Predicate? {
    guard let predicate = either(0), place == words.count else { return nil }
    return predicate
  }

  private mutating func either(_ depth: Int) -> Predicate? {
    guard var result = both(depth) else { return nil }
    while take("OR") || take("||") {
      guard let next = both(depth) else { return nil }
      result = .either(result, next)
    }
    return result
  }

  private mutating func both(_ depth: Int) -> Predicate? {
    guard var result = single(depth) else { return nil }
    while take("AND") || take("&&") {
      guard let next = single(depth) else { return nil }
      result = .both(result, next)
    }
    return result
  }

  private mutating func single(_ depth: Int) -> Predicate? {
    guard depth < Self.depthLimit else { return nil }
    if take("NOT") || take("!") { return single(depth + 1).map { .not($0) } }
    if take("(") {
      guard let inner = either(depth + 1), take(")") else { return nil }
      return inner
    }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    guard let left = operand(), let comparison = comparison() else { return nil }
    let ignoresCase = take("[c]") || take("[cd]")
    guard let right = operand() else { return nil }
    return .compare(left, comparison, right, ignoresCase: ignoresCase)
  }

  private mutating func comparison() -> Predicate.Comparison? {
    guard place < words.count else { return nil }
    let comparison: Predicate.Comparison? =
      switch words[place].uppercased() {
      case "=", "==": .equal
      case "!=", "<>": .unequal
      case "<": .less
      case ">": .greater
      case "<=", "=<": .atMost
      case ">=", "=>": .atLeast
      case "CONTAINS": .contains
      case "BEGINSWITH": .begins
      case "ENDSWITH": .ends
      case "IN": .isIn
      default: nil
      }
    if comparison != nil { place += 1 }
    return comparison
  }

  private mutating func operand() -> Predicate.Operand? {
    guard place < words.count else { return nil }
    let word = words[place]
    place += 1
    switch word.uppercased() {
    case "TRUE", "YES": return .value(.bool(true))
    case "FALSE", "NO": return .value(.bool(false))
    case "NIL", "NULL": return .value(.nothing)
    case "SELF": return .path("")
    case "%K":
      guard case .string(let path)? = arguments.popFirst() else { return nil }
      return .path(path)
    default: break
    }
    if word.hasPrefix("%") { return arguments.popFirst().map { .value($0) } }
    if let first = word.first, first == "'" || first == "\"" {
      return .value(.string(String(word.dropFirst())))
    }
    if let number = Int64(word) { return .value(.int(number)) }
    if let number = NumberLiteral.value(word) { return .value(.double(number)) }
    let isPath = word.utf8.allSatisfy {
      $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") || (48...57).contains($0)
        || (65...90).contains($0) || (97...122).contains($0)
    }
    guard isPath else { return nil }
    return .path(word.hasPrefix("SELF.") ? String(word.dropFirst(5)) : word)
  }

  private mutating func take(_ word: String) -> Bool {
    guard place < words.count, words[place].uppercased() == word.uppercased() else { return false }
    place += 1
    return true
  }

  /// The words of a format; a text keeps the mark that it begins with, and has none at its end.
  private static func words(of format: String) -> [String] {
    let bytes = Array(format.utf8)
    var words: [String] = []
    var place = 0
    func isSign(_ byte: UInt8) -> Bool { "=!<>&|".utf8.contains(byte) }
    func isEnd(_ byte: UInt8) -> Bool {
      byte == 0x20 || isSign(byte) || "()['\"".utf8.contains(byte)
    }
    while place < bytes.count {
      let start = place
      place += 1
      switch bytes[start] {
      case 0x20, 0x0A, 0x09: continue
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        while place < bytes.count, bytes[place] != bytes[start] { place += 1 }
        // A text without an end is nothing that can be read.
        let isClosed = place < bytes.count
        words.append(isClosed ? String(decoding: bytes[start..<place], as: UTF8.self) : "?")
        place += 1
        continue
      case UInt8(ascii: "["):
        while place < bytes.count, bytes[place - 1] != UInt8(ascii: "]") { place += 1 }
      case UInt8(ascii: "("), UInt8(ascii: ")"): break
      case let byte where isSign(byte):
        while place < bytes.count, isSign(bytes[place]) { place += 1 }
      default:
        while place < bytes.count, !isEnd(bytes[place]) { place += 1 }
      }
      words.append(String(decoding: bytes[start..<place], as: UTF8.self))
    }
    return words
  }
}
