internal import SourceText

/// Leaves out what `#if` leaves out, before anything is parsed.
///
/// A scenario is a debug build for iOS. A flag that nobody defines does not hold, as to a compiler, and a warning says
/// so; a condition that asks for anything else is an error, since to guess would be to skip code in silence.
struct ConditionalCompilation {
  /// An `#if` that is open.
  private struct Level {
    var isActive: Bool
    /// Whether one of its branches has been taken.
    var isDecided: Bool
    var opening: Token
  }

  private var lexed: LexedSnippet
  private var tokens: [Token] = []
  private var levels: [Level] = []

  static func resolve(_ lexed: consuming LexedSnippet) -> LexedSnippet {
    guard lexed.tokens.contains(where: { $0.kind == .hashWord }) else { return lexed }
    var pass = ConditionalCompilation(lexed: lexed)
    return pass.run()
  }

  private init(lexed: consuming LexedSnippet) { self.lexed = lexed }

  private mutating func run() -> LexedSnippet {
    let all = lexed.tokens
    var marks = lexed.marks[...]
    var kept: [Mark] = []
    var index = 0
    while index < all.count {
      while let mark = marks.first, mark.token <= index {
        marks.removeFirst()
        guard isActive else { continue }
        kept.append(mark)
        kept[kept.count - 1].token = tokens.count
      }
      let token = all[index]
      if token.kind == .hashWord, let next = directive(all, at: index) {
        index = next
      } else {
        if isActive || token.kind == .end { tokens.append(token) }
        index += 1
      }
    }
    if let open = levels.last {
      diagnose("unterminated-condition", "'#if' has no '#endif'", open.opening)
    }
    lexed.tokens = tokens
    lexed.marks = kept
    return lexed
  }

  private static let directives: Set<String> = [
    "if", "ifdef", "ifndef", "elseif", "elif", "else", "endif", "warning", "error",
  ]

  private var isActive: Bool { levels.last?.isActive ?? true }

  /// Handles a directive; the index of the first token behind it, or nothing if it is none.
  private mutating func directive(_ all: [Token], at index: Int) -> Int? {
    let token = all[index]
    let name = name(of: token)
    guard Self.directives.contains(name) else { return nil }
    var end = index + 1
    while all[end].kind != .end, !all[end].startsLine { end += 1 }
    let words = all[(index + 1)..<end]
    switch name {
    case "if":
      let holds = isActive ? holds(words) : false
      open(holds, token)
    case "ifdef": open(isDefined(words), token)
    case "ifndef": open(!isDefined(words), token)
    case "elseif", "elif":
      let holds = levels.last?.isDecided == false ? holds(words) : false
      alternative(holds, token)
    case "else": alternative(true, token)
    case "endif":
      if levels.popLast() == nil {
        diagnose("unexpected-token", "'#endif' has no '#if'", token)
      }
    // What an author notes for the compiler to say.
    case "warning": break
    case "error": if isActive { warn(ofStopping: token) }
    default: return nil
    }
    return end
  }

  private mutating func warn(ofStopping token: Token) {
    guard lexed.diagnostics.count < TokenStream.errorLimit else { return }
    lexed.diagnostics.append(
      Diagnostic(
        .warning, id: "scenario.error-directive", "a compiler stops at '#error'",
        at: lexed.snippet.span(Int(token.lower)..<Int(token.upper))))
  }

  private func name(of token: Token) -> String {
    String(lexed.text(token.range).drop { $0 == "#" || $0 == " " })
  }

  private mutating func open(_ holds: Bool, _ token: Token) {
    levels.append(
      Level(isActive: isActive && holds, isDecided: holds || !isActive, opening: token))
  }

  private mutating func alternative(_ holds: Bool, _ token: Token) {
    guard let level = levels.last else {
      return diagnose("unexpected-token", "'\(lexed.text(token.range))' has no '#if'", token)
    }
    levels[levels.count - 1].isActive = !level.isDecided && holds
    if holds { levels[levels.count - 1].isDecided = true }
  }

  private func isDefined(_ words: ArraySlice<Token>) -> Bool {
    guard let word = words.first else { return false }
    return lexed.text(word.range) == "DEBUG"
  }

  private mutating func holds(_ words: ArraySlice<Token>) -> Bool {
    var condition = CompilationCondition(lexed: lexed, words: words)
    if let holds = condition.holds() {
      warn(of: condition.undefined, at: words)
      return holds
    }
    if let first = words.first, let last = words.last,
      lexed.diagnostics.count < TokenStream.errorLimit
    {
      let range = Int(first.lower)..<Int(last.upper)
      lexed.diagnostics.append(
        Diagnostic(
          id: "scenario.unsupported", "the condition '\(lexed.text(range))' is not known",
          at: lexed.snippet.span(range),
          notes: [
            .init("a scenario is a debug build for iOS: 'DEBUG', 'os(iOS)', 'canImport(UIKit)'")
          ]))
    }
    return false
  }

  /// Says which flags are taken for undefined.
  private mutating func warn(of flags: [String], at words: ArraySlice<Token>) {
    guard let first = words.first, let last = words.last, !flags.isEmpty,
      lexed.diagnostics.count < TokenStream.errorLimit
    else { return }
    let names = flags.map { "'\($0)'" }.joined(separator: " and ")
    lexed.diagnostics.append(
      Diagnostic(
        .warning, id: "scenario.undefined-flag",
        "nothing defines \(names), so \(flags.count == 1 ? "it does" : "they do") not hold",
        at: lexed.snippet.span(Int(first.lower)..<Int(last.upper))))
  }

  private mutating func diagnose(_ id: String, _ message: String, _ token: Token) {
    guard lexed.diagnostics.count < TokenStream.errorLimit else { return }
    lexed.diagnostics.append(
      Diagnostic(
        id: "\(lexed.dialect.rawValue).\(id)", message, at: lexed.snippet.span(token.range)))
  }
}
