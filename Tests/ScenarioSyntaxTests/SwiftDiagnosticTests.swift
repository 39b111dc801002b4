import ScenarioSyntax
import SourceText
import TestSupport
import Testing

/// A wrong snippet with its faults marked, and what is said about each, in order.
struct Fault: CustomTestStringConvertible, Sendable {
  var source: String
  var messages: [String]

  init(_ source: String, _ messages: String...) {
    self.source = source
    self.messages = messages
  }

  var testDescription: String { source }
}

/// Puts `1️⃣`, `2️⃣`, … where diagnostics begin, and gives their ids, messages, notes and fix-its.
func describe(_ checked: Checked<Program>, _ text: String) -> (marked: String, messages: [String]) {
  var bytes = Array(text.utf8)
  var messages: [String] = []
  for (index, diagnostic) in checked.diagnostics.enumerated().reversed() {
    let marker = "\(index + 1)\u{FE0F}\u{20E3}"
    bytes.insert(contentsOf: Array(marker.utf8), at: diagnostic.span.range.lowerBound)
    var message = "\(diagnostic.id): \(diagnostic.message)"
    for note in diagnostic.notes { message += " | \(note.message)" }
    for fixIt in diagnostic.fixIts { message += " → \(fixIt.message)" }
    messages.insert(message, at: 0)
  }
  return (String(decoding: bytes, as: UTF8.self), messages)
}

func check(_ fault: Fault, _ parse: (Snippet) -> Checked<Program>) {
  let text = MarkedText(fault.source).text
  let (marked, messages) = describe(parse(snippet(text)), text)
  #expect(marked == fault.source)
  #expect(messages == fault.messages)
}

@Suite struct SwiftDiagnosticTests {
  @Test(arguments: [
    Fault("let x =1️⃣", "swift.expected-expression: expected initial value after '='"),
    Fault(
      "let 1️⃣class = 1",
      "swift.expected-name: keyword 'class' cannot be used as an identifier here → if this name is unavoidable, use backticks: '`class`'"
    ),
    Fault("f(a, b: 1️⃣)", "swift.expected-expression: expected an expression after ':', found ')'"),
    Fault("f(a 1️⃣b)", "swift.expected-token: expected ')' or ',', found 'b' | to match this '('"),
    Fault("f(a1️⃣\ng()", "swift.expected-token: expected ')' or ',' | to match this '('"),
    Fault("[a, b1️⃣\ng()", "swift.expected-token: expected ']' or ',' | to match this '['"),
    Fault("if a1️⃣\n  f()\ng()", "swift.expected-token: expected '{' after 'if' condition"),
    Fault("if 1️⃣{ f() }", "swift.expected-expression: missing condition in 'if' statement"),
    Fault(
      "if a 1️⃣= b { f() }",
      "swift.assignment-in-condition: use of '=' in a boolean context → did you mean '=='?"),
    Fault(
      "guard let a = b 1️⃣{ return }",
      "swift.expected-token: expected 'else' after 'guard' condition, found '{'"),
    Fault("func 1️⃣() {}", "swift.expected-name: expected a name after 'func', found '('"),
    Fault(
      "class A { func f() 1️⃣}", "swift.expected-token: expected '{' and the body of 'f', found '}'"),
    Fault(
      "class A {\n  1️⃣f()\n  func g() {}\n}",
      "swift.expected-declaration: expected a declaration in 'A', found 'f' | statements stand in a method"
    ),
    Fault(
      "class A {\n  1️⃣overide func g() {}\n}",
      "swift.unknown-keyword: 'overide' is no keyword → did you mean 'override'?"),
    Fault(
      "1️⃣overide func g() {}",
      "swift.unknown-keyword: 'overide' is no keyword → did you mean 'override'?"),
    Fault("1️⃣fucn g() {}", "swift.unknown-keyword: 'fucn' is no keyword → did you mean 'func'?"),
    Fault(
      "class A {\n  func f() {\n    g(1️⃣\n  }\n}\nh()",
      "swift.expected-expression: expected an expression after '('"),
    Fault(
      "class A {\n  func f() {\nh()1️⃣", "swift.expected-token: expected '}' | to match this '{'"),
    Fault("f() 1️⃣}\ng()", "swift.unexpected-token: extraneous '}' at top level"),
    Fault(
      "a 1️⃣b", "swift.expected-separator: consecutive statements on a line must be separated by ';'"),
    Fault("a 1️⃣-b", "swift.operator-spacing: '-' needs a blank on both sides, or on neither"),
    Fault("a 1️⃣<> b", "swift.unknown-operator: cannot find operator '<>' in scope"),
    Fault(
      "i1️⃣++", "swift.removed-operator: '++' was removed in Swift 3 | write '+= 1'"),
    Fault("x = 1️⃣\"a\ny = b", "swift.unterminated-string: unterminated string literal"),
    Fault("x = 1️⃣\"\\(a\"\ny = b", "swift.unterminated-string: unterminated string literal"),
    Fault(
      "x = \"1️⃣\\q\"",
      "swift.invalid-escape: invalid escape sequence in literal | a backslash itself is written '\\\\'"
    ),
    Fault("1️⃣/* never closed", "swift.unterminated-comment: unterminated '/*' comment"),
    Fault(
      "x = 1️⃣“a”",
      "swift.unexpected-character: a curly quote opens no string; use '\"' instead → did you mean '\"a\"'?"
    ),
    Fault("f(a1️⃣，b)", "swift.unexpected-character: '，' is not ',' → did you mean ','?"),
    Fault(
      "x = 1️⃣99999999999999999999",
      "swift.invalid-number: literal '99999999999999999999' overflows when stored into 'Int'"),
    Fault(
      "1️⃣[self.view addSubview:child.view];\nf()",
      "swift.wrong-dialect: this is Objective-C in a Swift snippet | the language is the fence's first word: 'swift' or 'objc'"
    ),
    Fault(
      "1️⃣UIView *view = nil;",
      "swift.wrong-dialect: this is Objective-C in a Swift snippet | the language is the fence's first word: 'swift' or 'objc'"
    ),
    Fault(
      "1️⃣- (void)viewDidLoad {\n  [super viewDidLoad];\n}\nf()",
      "swift.wrong-dialect: this is Objective-C in a Swift snippet | the language is the fence's first word: 'swift' or 'objc'"
    ),
    Fault(
      "1️⃣@interface A : B\n@end",
      "swift.wrong-dialect: this is Objective-C in a Swift snippet | the language is the fence's first word: 'swift' or 'objc'"
    ),
    Fault(
      "1️⃣for (var i = 0; i < 3; i++) { }",
      "swift.unknown-statement: C-style for statement was removed in Swift 3 | write 'for index in 0..<count'"
    ),
    Fault(
      "#if 1️⃣FOO\nf()\n#endif", "scenario.undefined-flag: nothing defines 'FOO', so it does not hold"
    ),
    Fault("1️⃣#if DEBUG\nf()", "swift.unterminated-condition: '#if' has no '#endif'"),
    Fault("1️⃣#endif", "swift.unexpected-token: '#endif' has no '#if'"),
    Fault(
      "1️⃣#Playground { A() }", "scenario.unsupported: a scenario cannot run the macro '#Playground'"),
    Fault(
      "f()\n1️⃣...\ng()", "scenario.left-out: code is left out here, and nothing runs in its place"),
    Fault(
      "switch a { 1️⃣f() }",
      "swift.expected-token: all statements inside a switch must be covered by a 'case' or 'default'"
    ),
    Fault(
      "#selector(a.b1️⃣())",
      "swift.invalid-selector: a selector names a method and does not call it | write the labels only: 'b(_:)'"
    ),
    Fault("a.1️⃣\nf()", "swift.expected-name: expected member name following '.'"),
    Fault("func f(a1️⃣) {}", "swift.expected-type: expected ':' and the type of 'a', found ')'"),
    Fault("let a: 1️⃣= 1", "swift.expected-type: expected a type, found '='"),
    Fault("throw1️⃣", "swift.expected-expression: expected an expression after 'throw'"),
    Fault("super1️⃣()", "swift.expected-token: expected '.' or '[' after 'super', found '('"),
    Fault(
      "1️⃣case .a: f()", "swift.unexpected-token: 'case' can only appear inside a 'switch' statement"),
    Fault(
      "1️⃣postfix operator +++",
      "scenario.unsupported: a scenario cannot run an operator behind its operand | a function does the same"
    ),
    Fault(
      "1️⃣else { f() }", "swift.unexpected-token: 'else' can only appear inside an 'if' statement"),
    Fault("let x = a1️⃣..b", "swift.unknown-operator: cannot find operator '..' in scope"),
    Fault(
      "class A: B {\n  override func f() {\n    super.f(1️⃣\n  }\n}",
      "swift.expected-expression: expected an expression after '('"),
    Fault(
      "let nav = UINavigationController(rootViewController: A()1️⃣\nnav.f()",
      "swift.expected-token: expected ')' or ',' | to match this '('"),
    Fault(
      "f(a: 1 1️⃣b: 2)", "swift.expected-token: expected ')' or ',', found 'b' | to match this '('"),
    Fault(
      "if a {\n} 1️⃣els {\n}", "swift.unknown-keyword: 'els' is no keyword → did you mean 'else'?"),
    Fault(
      "let a = [1, 21️⃣\nlet b = 3", "swift.expected-token: expected ']' or ',' | to match this '['"),
    Fault(
      "let a = b ? c1️⃣", "swift.expected-token: expected ':' after '? ...' in ternary expression"),
    Fault(
      "for i 1️⃣0..<3 {}", "swift.expected-token: expected 'in' after for-each pattern, found '0'"),
    Fault("class 1️⃣: B {}", "swift.expected-name: expected a name after 'class', found ':'"),
    Fault("var a: Int { get { 1 }1️⃣", "swift.expected-token: expected '}' | to match this '{'"),
    Fault(
      "f { [weak 1️⃣self in self?.g() }",
      "swift.expected-token: expected ']' or ',', found 'self' | to match this '['"),
    Fault(
      "f { (a, b 1️⃣in a }",
      "swift.expected-token: expected ')' or ',', found 'in' | to match this '('"),
    Fault("func f() -> 1️⃣{ }", "swift.expected-type: expected a type, found '{'"),
    Fault(
      "let a = 1️⃣#Predicate(red: 1)",
      "scenario.unsupported: a scenario cannot run the macro '#Predicate'"),
    Fault("@State var x = 1\nf(1️⃣", "swift.expected-token: expected ')' or ',' | to match this '('"),
    Fault("self.addChild(child1️⃣", "swift.expected-token: expected ')' or ',' | to match this '('"),
    Fault(
      "NSLog(1️⃣@\"x\")",
      "swift.wrong-dialect: this is Objective-C in a Swift snippet | the language is the fence's first word: 'swift' or 'objc'"
    ),
    Fault(
      "let x = 1️⃣^{ f() }",
      "swift.wrong-dialect: this is Objective-C in a Swift snippet | the language is the fence's first word: 'swift' or 'objc'"
    ),
    Fault("if a 1️⃣f()", "swift.expected-token: expected '{' after 'if' condition, found 'f'"),
    Fault("while true1️⃣", "swift.expected-token: expected '{' after 'while' condition"),
    Fault("let 1️⃣1a = 2", "swift.expected-name: expected a name after 'let', found '1'"),
    Fault("f()1️⃣)", "swift.unexpected-token: extraneous ')' at top level"),
    Fault(
      "f(a: { g() 1️⃣)\nh()", "swift.expected-token: expected '}', found ')' | to match this '{'"),
    Fault("a[1]1️⃣]", "swift.unexpected-token: extraneous ']' at top level"),
    Fault("func f() {\n  g()1️⃣)\n  h()\n}\n", "swift.unexpected-token: extraneous ')'"),
    Fault(
      "let x = 1️⃣if a { 1 }",
      "swift.expected-expression: every branch of 'if' must be one expression where it is a value, and so must 'else'"
    ),
    Fault(
      "let x = 1️⃣switch a { case 1: f(); g()\ndefault: 2 }",
      "swift.expected-expression: every case of 'switch' must be one expression where it is a value"
    ),
    Fault(
      "#if 1️⃣FOO && (DEBUG\nf()\n#endif",
      "scenario.unsupported: the condition 'FOO && (DEBUG' is not known | a scenario is a debug build for iOS: 'DEBUG', 'os(iOS)', 'canImport(UIKit)'"
    ),
    Fault(
      "x.map(\\1️⃣)\n",
      "swift.expected-name: expected '.' and the name of a property in the key path, found ')'"),
  ])
  func saysWhatIsWrong(_ fault: Fault) { check(fault) { SwiftParser.parse($0) } }

  /// It would be in a trace and in a drawing as often as something is called by it.
  @Test func `a name of more than 250 bytes is an error`() {
    let (fits, long) = (String(repeating: "a", count: 250), String(repeating: "a", count: 251))
    let found = SwiftParser.parse(snippet("let \(fits) = 1\nlet \(long) = 2\n")).diagnostics
    #expect(found.map(\.id) == ["swift.long-name"])
    #expect(found.map(\.span.start.line) == [2])
  }
}
