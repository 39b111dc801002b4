internal import SourceText

/// Puts what `#define` defines in the place of its name, before anything is parsed.
///
/// C's macros, as headers and notes use them: with and without parameters, `__VA_ARGS__`, `#` and
/// `##`. What a macro makes stands, for diagnostics and for the trace, where the macro is used; an
/// argument stands where it is written. A macro does not expand in itself, and all expansions
/// together are bounded.
struct MacroExpansion {
  private struct Macro {
    /// The parameters; nothing for a macro that takes none.
    var parameters: [String]?
    var isVariadic = false
    var body: [Token]
  }

  /// How many tokens all macros together may make.
  static let limit = 200_000

  private var lexed: LexedSnippet
  private var macros: [String: Macro] = [:]
  private var made = 0
  private var isTooLarge = false

  /// The tokens without macros; definitions of constants stay, for a scenario sees those of its
  /// stage.
  static func expand(_ lexed: LexedSnippet) -> LexedSnippet {
    let isDefining = lexed.tokens.contains { token in
      token.kind == .hashWord && directiveName(of: token, in: lexed) == "define"
    }
    guard isDefining else { return lexed }
    var pass = MacroExpansion(lexed: lexed)
    pass.run()
    return pass.lexed
  }

  private init(lexed: LexedSnippet) { self.lexed = lexed }

  private mutating func run() {
    let all = lexed.tokens
    var tokens: [Token] = []
    var marks = lexed.marks[...]
    var kept: [Mark] = []
    var index = 0
    while index < all.count {
      while let mark = marks.first, mark.token <= index {
        marks.removeFirst()
        kept.append(mark)
        kept[kept.count - 1].token = tokens.count
      }
      if all[index].kind == .hashWord {
        index = takeDirective(all, at: index, into: &tokens)
      } else {
        index = expand(all, at: index, hidden: [], into: &tokens)
      }
    }
    lexed.tokens = tokens
    lexed.marks = kept
  }

  private func text(_ token: Token) -> String { lexed.text(token.range) }

  private static func directiveName(of token: Token, in lexed: LexedSnippet) -> String {
    String(lexed.text(token.range).drop { $0 == "#" || $0 == " " })
  }

  // MARK: Definitions

  /// Takes a line that begins with `#`; the index behind it.
  private mutating func takeDirective(
    _ all: [Token], at index: Int, into tokens: inout [Token]
  ) -> Int {
    var end = index + 1
    while all[end].kind != .end, !all[end].startsLine { end += 1 }
    let line = all[index..<end]
    let name = Self.directiveName(of: all[index], in: lexed)
    if name == "undef", line.count > 1 { macros[text(all[index + 1])] = nil }
    if name == "define", line.count > 1, define(Array(line.dropFirst())) { return end }
    tokens += line
    return end
  }

  /// Notes a definition; whether nothing of it is left to read.
  private mutating func define(_ line: [Token]) -> Bool {
    let name = text(line[0])
    guard line.count > 1, line[1].kind == .leftParen, line[1].lower == line[0].upper else {
      macros[name] = Macro(parameters: nil, body: Array(line.dropFirst()))
      return false
    }
    var macro = Macro(parameters: [], body: [])
    var index = 2
    while index < line.count, line[index].kind != .rightParen {
      if line[index].kind == .operator {
        macro.isVariadic = true
      } else if line[index].kind != .comma {
        macro.parameters?.append(text(line[index]))
      }
      index += 1
    }
    macro.body = Array(line[min(index + 1, line.count)...])
    macros[name] = macro
    return true
  }

  // MARK: Uses

  /// Appends what stands at an index, expanded; the index behind what it took.
  private mutating func expand(
    _ all: [Token], at index: Int, hidden: Set<String>, into result: inout [Token]
  ) -> Int {
    let token = all[index]
    guard token.kind == .identifier || token.kind == .keyword, hidden.count < 32,
      made < Self.limit
    else {
      result.append(token)
      return index + 1
    }
    let name = text(token)
    guard let macro = macros[name], !hidden.contains(name) else {
      result.append(token)
      return index + 1
    }
    var body: [Token]
    var end = index + 1
    if let parameters = macro.parameters {
      guard let (passed, behind) = arguments(all, behind: index) else {
        result.append(token)
        return index + 1
      }
      var bound: [String: [Token]] = [:]
      for (place, parameter) in parameters.enumerated() {
        bound[parameter] = place < passed.count ? passed[place] : []
      }
      if macro.isVariadic {
        var comma = Self.placed(token, at: token)
        comma.kind = .comma
        bound["__VA_ARGS__"] = Array(passed.dropFirst(parameters.count).joined(separator: [comma]))
      }
      body = substitute(macro.body, bound, use: token, hidden)
      end = behind
    } else {
      body = macro.body.map { Self.placed($0, at: token) }
    }
    let start = result.count
    append(body, hidden: hidden.union([name]), use: token, into: &result)
    if start < result.count {
      result[start].startsLine = token.startsLine
      result[start].spaceBefore = token.spaceBefore
      result[result.count - 1].spaceAfter = all[end - 1].spaceAfter
    }
    return end
  }

  private mutating func append(
    _ tokens: [Token], hidden: Set<String>, use: Token, into result: inout [Token]
  ) {
    var index = 0
    while index < tokens.count {
      made += 1
      guard made < Self.limit else { return sayTooLarge(use) }
      index = expand(tokens, at: index, hidden: hidden, into: &result)
    }
  }

  private mutating func sayTooLarge(_ use: Token) {
    guard !isTooLarge else { return }
    isTooLarge = true
    lexed.diagnostics.append(
      Diagnostic(
        id: "objc.macro-too-large",
        "the macros of this snippet make more than \(Self.limit) tokens",
        at: lexed.snippet.span(Int(use.lower)..<Int(use.upper))))
  }

  /// A token as a macro makes it: where the macro is used, on its line.
  private static func placed(_ token: Token, at use: Token) -> Token {
    var made = token
    made.lower = use.lower
    made.upper = use.upper
    made.startsLine = false
    return made
  }

  /// The arguments in parentheses behind a name; nothing where there are none.
  private func arguments(_ all: [Token], behind index: Int) -> ([[Token]], Int)? {
    guard index + 1 < all.count, all[index + 1].kind == .leftParen else { return nil }
    var arguments: [[Token]] = [[]]
    var depth = 0
    for next in index + 1..<all.count {
      let token = all[next]
      switch token.kind {
      case .leftParen, .leftBracket, .leftBrace:
        depth += 1
        if depth == 1 { continue }
      case .rightParen, .rightBracket, .rightBrace:
        depth -= 1
        if depth == 0 {
          if arguments.count == 1, arguments[0].isEmpty { arguments = [] }
          return (arguments, next + 1)
        }
      case .comma where depth == 1:
        arguments.append([])
        continue
      case .end: return nil
      default: break
      }
      arguments[arguments.count - 1].append(token)
    }
    return nil
  }

  // MARK: Bodies

  /// The body of a macro with arguments for its parameters.
  private mutating func substitute(
    _ body: [Token], _ bound: [String: [Token]], use: Token, _ hidden: Set<String>
  ) -> [Token] {
    var result: [Token] = []
    for token in body {
      guard made < Self.limit else { break }
      let name = text(token)
      if token.kind == .hashWord {
        let operand = Self.directiveName(of: token, in: lexed)
        if name.hasPrefix("##") {
          paste(bound[operand], token, named: operand, use, into: &result)
        } else {
          result += quote(bound[operand] ?? [], use)
        }
      } else if let argument = bound[name] {
        append(argument, hidden: hidden, use: use, into: &result)
      } else {
        result.append(Self.placed(token, at: use))
      }
    }
    return result
  }

  /// `##`: joins two tokens to one; before `__VA_ARGS__` that are none it takes the comma away.
  private mutating func paste(
    _ argument: [Token]?, _ token: Token, named name: String, _ use: Token,
    into result: inout [Token]
  ) {
    if name == "__VA_ARGS__" {
      if argument?.isEmpty == true, result.last?.kind == .comma { result.removeLast() }
      result += argument ?? []
      return
    }
    var right = argument ?? [word(name, use)]
    guard let left = result.popLast() else {
      result += right
      return
    }
    guard !right.isEmpty else { return result.append(left) }
    right[0] = word(text(left) + text(right[0]), use)
    result += right
  }

  /// `#`: the text of an argument as a string.
  private mutating func quote(_ argument: [Token], _ use: Token) -> [Token] {
    var text = ""
    for token in argument {
      if !text.isEmpty, token.spaceBefore { text += " " }
      text += self.text(token)
    }
    var tokens: [Token] = []
    for (kind, part) in [(Token.Kind.stringBegin, "\""), (.stringText, text), (.stringEnd, "\"")] {
      var token = word(part, use)
      token.kind = kind
      tokens.append(token)
    }
    return tokens
  }

  /// A token with a text of its own.
  private mutating func word(_ text: String, _ use: Token) -> Token {
    var token = Self.placed(use, at: use)
    token.kind =
      Keywords.isReserved(Array(text.utf8)[...], in: .objectiveC) ? .keyword : .identifier
    token.textLower = Int32(clamping: lexed.bytes.count)
    lexed.bytes += Array(text.utf8)
    token.textUpper = Int32(clamping: lexed.bytes.count)
    made += 1
    return token
  }
}
