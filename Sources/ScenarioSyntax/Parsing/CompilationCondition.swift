internal import SourceText

/// What stands behind `#if`, as far as a debug build for iOS knows it.
struct CompilationCondition {
  let lexed: LexedSnippet
  var words: ArraySlice<Token>
  private var depth = 0
  /// The flags that nobody defines, which do not hold.
  private(set) var undefined: [String] = []

  init(lexed: LexedSnippet, words: ArraySlice<Token>) {
    self.lexed = lexed
    self.words = words
  }

  /// Whether the condition holds; nothing where it asks for what is not known.
  mutating func holds() -> Bool? {
    guard let value = disjunction(), words.isEmpty else { return nil }
    return value
  }

  // MARK: Grammar

  private mutating func disjunction() -> Bool? {
    guard var value = conjunction() else { return nil }
    while take("||") {
      guard let next = conjunction() else { return nil }
      value = value || next
    }
    return value
  }

  private mutating func conjunction() -> Bool? {
    guard var value = operand() else { return nil }
    while take("&&") {
      guard let next = operand() else { return nil }
      value = value && next
    }
    return value
  }

  private mutating func operand() -> Bool? {
    depth += 1
    defer { depth -= 1 }
    guard depth < TokenStream.depthLimit else { return nil }
    if take("!") { return operand().map { !$0 } }
    if take("(") {
      guard let value = disjunction(), take(")") else { return nil }
      return value
    }
    guard let word = words.popFirst() else { return nil }
    let name = lexed.text(word.range)
    guard words.first?.kind == .leftParen else { return flag(name) }
    words.removeFirst()
    var argument = ""
    while let next = words.popFirst(), next.kind != .rightParen {
      argument += lexed.text(next.range)
    }
    return Self.answer(name, argument)
  }

  /// Whether a flag is defined: one that nobody defines does not hold, as to a compiler. A version is that of the newest
  /// system.
  private mutating func flag(_ name: String) -> Bool? {
    if let known = Self.flags[name] { return known }
    guard name.beginsWithLetter || name.hasPrefix("_") else { return nil }
    if TextSearch.contains(name, "VERSION"), let comparison = words.first {
      let sign = lexed.text(comparison.range)
      guard sign.hasPrefix(">") || sign.hasPrefix("<") else { return nil }
      words.removeFirst()
      return words.popFirst() == nil ? nil : sign.hasPrefix(">")
    }
    undefined.append(name)
    return false
  }

  private mutating func take(_ text: String) -> Bool {
    guard let first = words.first, lexed.text(first.range) == text else { return false }
    words.removeFirst()
    return true
  }

  // MARK: Answers

  private static let flags: [String: Bool] = [
    "DEBUG": true, "true": true, "1": true, "TARGET_OS_IPHONE": true, "TARGET_OS_IOS": true,
    "TARGET_OS_SIMULATOR": true, "TARGET_IPHONE_SIMULATOR": true, "false": false, "0": false,
    "RELEASE": false, "TARGET_OS_OSX": false, "TARGET_OS_TV": false, "TARGET_OS_WATCH": false,
    "TARGET_OS_MACCATALYST": false,
  ]

  private static func answer(_ name: String, _ argument: String) -> Bool? {
    switch name {
    case "os": return argument == "iOS"
    case "targetEnvironment": return argument == "simulator"
    case "canImport": return modules.contains(argument)
    case "swift", "compiler", "__has_feature", "__has_include", "arch": return true
    case "defined": return flags[argument] ?? false
    default: return nil
    }
  }

  private static let modules: Set<String> = [
    "Combine", "CoreGraphics", "Darwin", "Dispatch", "Foundation", "ObjectiveC", "QuartzCore",
    "UIKit", "os",
  ]
}
