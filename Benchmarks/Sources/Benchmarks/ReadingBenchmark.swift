import EngineWork
import ScenarioSyntax
import SourceText

/// Texts of a shape that a parser may take badly, at any length: whether the time to read them, and
/// to print what is wrong with them, grows as they do.
struct ReadingBenchmark {
  /// What the text consists of, over and over.
  private let unit: String
  private let dialect: Dialect
  /// What it is called in the table.
  let name: String

  /// Reads a text of about so many bytes, and returns how much there is to say about it.
  func read(bytes: Int) -> Int { Self.read(text(bytes: bytes), dialect) }

  /// A text of about so many bytes.
  func text(bytes: Int) -> Snippet {
    let text = String(repeating: unit, count: max(1, bytes / unit.utf8.count))
    return Snippet(SourceFile(path: "benchmark", text: text))
  }

  /// Reads a text, and prints what is wrong with it.
  static func read(_ snippet: Snippet, _ dialect: Dialect) -> Int {
    let checked = Program.parse(snippet, dialect: dialect)
    return DiagnosticPrinter().print(checked.diagnostics).utf8.count
  }

  /// Reads a text in the language of the shape.
  func read(_ snippet: Snippet) -> Int { Self.read(snippet, dialect) }

  /// All shapes in both languages.
  static var all: [ReadingBenchmark] {
    Dialect.allCases.flatMap { dialect in
      shapes.map { name, swift, objectiveC in
        ReadingBenchmark(
          unit: dialect == .swift ? swift : objectiveC, dialect: dialect,
          name: "\(dialect.rawValue), \(name)")
      }
    }
  }

  private static let shapes: [(name: String, swift: String, objectiveC: String)] = [
    (
      "declarations", "class A: UIViewController {\n  var a = 1\n  func b() { c(a, d: a) }\n}\n",
      "@implementation A\n- (void)b { [self c:self.a d:self.a]; }\n@end\n"
    ),
    ("statements", "let page = Page(title: \"a\", 1)\n", "Page *page = [[Page alloc] init];\n"),
    ("parentheses, closed", "f((((((1))))))\n", "f((((((1))))));\n"),
    ("parentheses, open", "(", "("), ("brackets, open", "[", "["), ("braces, open", "{", "{"),
    ("closures, open", "f { ", "^{ "), ("calls, open", "f(", "[a b:"),
    ("calls in brackets, open", "f([", "@[["), ("literals, open", "[a: ", "@{@1: "),
    ("casts, open", "a as A<", "(A *)("), ("types, open", "let a: A<", "id<A> (^"),
    ("conditions, open", "if a { ", "if (a) { "), ("closers", ")", "]"),
    ("ternaries", "a ? ", "a ? "), ("operators", "a + ", "a + "), ("comparisons", "a < ", "a < "),
    ("members", "a.", "a."), ("optional chains", "a?.b()!.", "[[a b] c]."),
    ("assignments", "a = ", "a = "), ("calls in a row", "()", "[a b]"),
    ("else-ifs", "if a {} else ", "if (a) {} else "), ("cases", "case ", "case 1: "),
    ("a string", "aé ", "aé "), ("interpolations", "\"\\(", "@\"%@ "),
    ("comments, open", "/* ", "/* "), ("comments", "// a comment of some length\n", "// comment\n"),
    ("directives, open", "#if DEBUG\n", "#if DEBUG\n"),
    ("macros", "#define A 1\n", "#define A B\n"), ("attributes", "@a(", "__attribute__(("),
    ("errors", "let = 1 +\n", "= 1 +;\n"), ("errors in one line", "let = ; ", "= ; "),
    ("strange bytes", "\u{1}", "\u{1}"), ("strange letters", "§", "§"), ("quotes", "\"", "\""),
    ("blanks", " ", " "), ("lines", "\n", "\n"), ("digits", "9", "9"), ("a name", "a", "a"),
    ("less-than", "A<", "A<"), ("minus", "-", "-"), ("at signs", "@", "@"),
  ]
}
