import ScenarioSyntax
import SourceText
import Testing

/// Parses a text as a dialect.
private func parse(_ text: [UInt8], _ dialect: Dialect) -> Checked<Program> {
  Program.parse(Snippet(SourceFile(path: "test", bytes: text)), dialect: dialect)
}

/// A generator of numbers that gives the same ones every time.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

@Suite struct TotalityTests {
  @Test(arguments: [
    "(", "[", "{", "f{", "f(", "[[", "\"\\(", "if a {", "class A {", "-", "!", "a ? ", "a = ",
    "a + ", "a.b", "a()", "a?.", "a!", "let a: [", "let a: (", "let a: A<", "{ (", "case ",
    "switch a { case ", "for a in ", "try ", "await ", "a as ", "func f() {", "f { [", "@a(",
    "#if DEBUG\n", "} ", ") ", "] ", "/*", "\"\"\"", "#selector(", "a < b > ", "x: ", "else ",
    "return ", "if a {} else ", "[a: ", "- (", "^{", "@[", "@{", "@(", "[a b:", "@interface A\n",
    "#", "#endif\n", "(A)", "* ", "& ", "do ", "for (;;) ", "if (a) ",
  ])
  func survivesAnyDepth(_ unit: String) {
    let text = Array(repeating: Array(unit.utf8), count: 6_000 / unit.utf8.count).joined()
    for dialect in Dialect.allCases {
      let checked = parse(Array(text), dialect)
      #expect(checked.diagnostics.count <= 120)
      #expect(TreeDump.dump(checked.value).utf8.count < 4_000_000)
    }
  }

  @Test func saysThatNestingIsTooDeep() {
    let open = String(repeating: "(", count: 100_000)
    let close = String(repeating: ")", count: 100_000)
    let diagnostics = SwiftParser.parse(snippet("f()\nlet x = \(open)1\(close)\ng()")).diagnostics
    #expect(diagnostics.map(\.id) == ["swift.nesting-too-deep"])
  }

  /// Whoever goes through a tree needs the stack for its height, nested or not.
  @Test(arguments: [
    "[0]", ".b", "()", "!", "?.b", " as Any", " + 1", " [X]", " ?? b", " && b", "{ $0 }", " is A",
  ])
  func saysThatAChainIsTooLong(_ link: String) {
    let chain = { (count: Int) in "let x = a" + String(repeating: link, count: count) }
    let long = SwiftParser.parse(snippet(chain(300))).diagnostics.map(\.id)
    #expect(long.contains("swift.nesting-too-deep"), "\(long)")
    let short = SwiftParser.parse(snippet(chain(40))).diagnostics.map(\.id)
    #expect(!short.contains("swift.nesting-too-deep"), "\(short)")
  }

  @Test(arguments: Dialect.allCases)
  func survivesBytesAtRandom(_ dialect: Dialect) {
    var generator = SeededGenerator(state: 1)
    for _ in 0..<200 {
      let count = Int.random(in: 0...200, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      _ = parse(bytes, dialect)
    }
  }

  @Test(arguments: Dialect.allCases)
  func survivesTokensAtRandom(_ dialect: Dialect) {
    var generator = SeededGenerator(state: 2)
    let words = [
      "class", "func", "A", "b", "(", ")", "{", "}", "[", "]", ".", ",", ":", "=", "?", "!", "\n",
      " ", "let", "var", "if", "else", "\"", "\\(", "in", "1", "0.5", "#if", "#endif", "@objc",
      "->",
      "<", ">", "switch", "case", "default", "self", "super", "return", "*", "^", "-", "+", ";",
      "@",
      "@interface", "@end", "@property", "@\"", "(void)", "nil", "for", "while", "do", "init", "_",
      "// MARK: a\n", "/*", "*/", "guard", "is", "as", "try", "&", "get", "set", "#selector", "$0",
    ]
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<Int.random(in: 0...120, using: &generator) {
        text += words.randomElement(using: &generator) ?? ""
        if Bool.random(using: &generator) { text += " " }
      }
      _ = parse(Array(text.utf8), dialect)
    }
  }

  @Test(arguments: Dialect.allCases)
  func survivesProgramsWithFaults(_ dialect: Dialect) {
    var generator = SeededGenerator(state: 3)
    let program = Array((dialect == .swift ? SampleProgram.swift : SampleProgram.objectiveC).utf8)
    for _ in 0..<200 {
      var bytes = program
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0...3, using: &generator) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: index)
        case 2: bytes.insert(bytes.randomElement(using: &generator) ?? 0, at: index)
        default:
          let end = min(index + Int.random(in: 0...60, using: &generator), bytes.count)
          bytes.removeSubrange(index..<end)
          if bytes.isEmpty { bytes = [0] }
        }
      }
      _ = parse(bytes, dialect)
    }
  }

  @Test(arguments: Dialect.allCases)
  func survivesEveryPrefixOfAProgram(_ dialect: Dialect) {
    let program = Array((dialect == .swift ? SampleProgram.swift : SampleProgram.objectiveC).utf8)
    for end in stride(from: 0, through: program.count, by: 7) {
      _ = parse(Array(program[..<end]), dialect)
    }
  }
}
