import ScenarioSyntax
import SourceText
import Testing

/// Texts as pages publish them: what is done so that they can be read.
@Suite struct RepairTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let dialect: Dialect
    let repairs: [String]

    init(_ name: String, _ text: String, _ repairs: [String], _ dialect: Dialect = .swift) {
      testDescription = name
      self.text = text
      self.dialect = dialect
      self.repairs = repairs
    }
  }

  @Test(arguments: [
    Case(
      "a column of line numbers", "1\n2\n3\n@implementation A\n- (void)f { }\n@end",
      ["line numbers are left out"], .objectiveC),
    Case(
      "a number before each line", "1. class A: UIViewController {\n2.   let a = 1\n3. }",
      ["line numbers are left out"]),
    Case(
      "the marks of a change", "class A {\n-  let a = 1\n+  let a = 2\n}",
      ["the marks of a change are left out, and the lines that it takes away"]),
    Case(
      "statements between members",
      "class A {\n  b.delegate = self\n  func f() {}\n  c.delegate = self\n  @objc func g() {}\n  d()\n}",
      ["statements among the members of a class are read as a method"]),
    Case(
      "references of HTML",
      "func f() -&gt; Int { 1 }\nif f() &lt; 3 &amp;&amp; f() &gt; 0 { print(&quot;a&quot;) }",
      ["references of HTML are read as what they stand for"]),
    Case(
      "references of HTML in Objective-C",
      "@interface A : B &lt;C&gt;\n@end\nvoid f(void) { if (1 &lt; 2) { g(@&quot;a&quot;); } }",
      ["references of HTML are read as what they stand for"], .objectiveC),
    Case(
      "a prompt", "$ let a = 1\n$ print(a)", ["the prompts of a console are left out"]),
    Case(
      "placeholders", "class A {\n  <#members#>\n}\nlet a = f(<#x#>, <#y#>)",
      ["placeholders are left out, or 'nil'"]),
    Case(
      "a value that is left out", "let a = ...\nlet b = [...]",
      ["'...' is left out, or 'nil' where it stands for a value"]),
    Case(
      "members that are left out in braces", "class A {\n  {...}\n  func f() {}\n}",
      ["'...' is left out, or 'nil' where it stands for a value"]),
    Case(
      "a brace that is cut off", "class A {\n  func f() {\n    g(1",
      ["')', '}' is added where it is missing"]),
    Case(
      "a brace that is missing between methods",
      "func f() {\n  g()\n\nfunc h() {\n  g()\n}", ["'}' is added where it is missing"]),
    Case(
      "curly quotation marks, and a full-width comma", "print(“a”， 1)",
      ["'“a”' is read as '\"a\"'", "'，' is read as ','"]),
    Case(
      "the marks of bold text", "**a.b = 1\na.c = 2**\n  **let d = 3**",
      ["the marks of bold text are left out"]),
    Case(
      "a caption", "before)\nlet a = 1\n1)\nlet b = 2",
      [
        "'before)' is left out, as it is no code", "'1)' is left out, as it is no code",
      ]),
    Case(
      "what a function returns",
      "class A {\n  func f() -> ...  // more\n  func g() -> ... { return 1 }\n}",
      ["'...' is left out, or 'nil' where it stands for a value"]),
    Case(
      "what was printed", "print(1)\nlet b = 2\n- a b c\n",
      ["'- a b c' is left out, as it is no code"]),
    Case(
      "the name of a file", "A.swift\nclass A {\n  func f() {\n  }\n",
      ["the names of files are left out", "'}' is added where it is missing"]),
    Case(
      "lines that run into each other", "let a = 1 let b = 2",
      ["line breaks are added where they are lost"]),
    Case(
      "Objective-C", "[self.view addSubview:label];\nlabel.text = @\"a\";",
      ["it is read as Objective-C"]),
    Case("Swift", "let a: Int = 1\nfunc f() -> Int { a }", ["it is read as Swift"], .objectiveC),
    Case(
      "a class without its end", "@implementation A\n- (void)f {\n}\n",
      ["'@end' is added where it is missing"], .objectiveC),
    Case(
      "a class without its end before the next",
      "@implementation A\n- (void)f {\n}\n@implementation B\n@end",
      ["'@end' is added where it is missing"], .objectiveC),
    Case(
      "bodies under an interface", "@interface A : NSObject\n- (void)f {\n}\n@end",
      ["'@implementation' is added before the first body"], .objectiveC),
    Case(
      "a message that is cut off", "- (void)f {\n  [self g:[self h",
      ["']', '}' is added where it is missing"], .objectiveC),
    Case(
      "line numbers below the name of the language",
      "swift\n1import UIKit\n2\n3class A {\n4    func f() { }\n5}",
      ["the names of files are left out", "line numbers are left out"]),
    Case(
      "a sentence among the code",
      "func f() {\n}\nThen `f()` is called by the view controller.\nf()",
      ["'Then `f()` is called by the view control…' is left out, as it is no code"]),
    Case(
      "a sentence in another script", "f()\nПосле него вызывается `g()` и `h()`\n",
      ["'После него вызывается `g()` и `h()`' is left out, as it is no code"]),
    Case(
      "statements among the members of a class",
      "class A: UIViewController {\n  let a = 1\n  DispatchQueue.main.async {\n    f()\n  }\n}",
      ["statements among the members of a class are read as a method"]),
    Case(
      "a call that is cut off", "class A {\n  func f() {\n    g()\n    h(\n      a: 1,\n      b",
      ["the statement that is cut off at the end is left out"]),
    Case(
      "a condition that is cut off", "func f() {\n  g()\n  if let a = b as? UI",
      ["the statement that is cut off at the end is left out"]),
    Case(
      "empty arguments behind a superclass", "class A: UIViewController() {\n  let a = 1\n}",
      ["'()' behind a superclass is left out"]),
    Case(
      "lines that have only a brace are lost",
      "- (void)f\n    [self g];\n    if (a) {\n        [self h];\n\n- (BOOL)g\n    return NO;\n",
      ["'{' is added behind the heads of methods"], .objectiveC),
    Case(
      "a value of a type, and what a generic type is of",
      "let a: Page = ...  // makes it\nlet b = Promise<…>()\nf(...)\n.....",
      ["'...' is left out, or 'nil' where it stands for a value"]),
    Case(
      "a quotation mark that is lost at the end", "let a = \"text",
      ["a quotation mark is added where it is missing"]),
    Case(
      "a quotation mark that is lost in a call", "[self f:@\"text];\n[self g];",
      ["a quotation mark is added where it is missing"], .objectiveC),
    Case(
      "a brace too many", "class A {\n  let a = 1\n}\n}",
      ["'}', which closes nothing, is left out"]),
    Case(
      "a message without its selector", "- (void)f {\n  [self g];\n  [page",
      ["the statement that is cut off at the end is left out"], .objectiveC),
    Case(
      "methods that are only named",
      "class A {\n  func table(_:didSelect:) { }\n  func save... { }\n  func load { }\n}",
      ["parameters are added to methods that are only named"]),
    Case(
      "a class that is cut off, with nothing indented",
      "class A: UIViewController {\nlet a = 1\noverride func viewDidLoad() {\nf(a)\n}\n",
      ["'}' is added where it is missing"]),
    Case(
      "a value that is left out with its semicolon", "self.a = ...\n[self f];",
      ["'...' is left out, or 'nil' where it stands for a value"], .objectiveC),
  ])
  func isMendedAsItWasMeant(_ example: Case) {
    let lexed = LexedSnippet(snippet(example.text), dialect: example.dialect)
    let program = Program.parse(lexed)
    #expect(program.hasErrors)
    guard let repaired = RepairedSnippet(lexed, program) else {
      Issue.record("it is not mended: \(DiagnosticPrinter().print(program.diagnostics))")
      return
    }
    #expect(repaired.repairs == example.repairs)
    let again = Program.parse(repaired.snippet, dialect: repaired.dialect)
    #expect(!again.hasErrors && !again.value.statements.isEmpty)
  }

  @Test(arguments: [
    "func f( {\n  g(\n", "class A { let 1 }", "let a = 1\nlet b = = 2\n", "someword(", "a b c d",
    "func f() {}\ncase 2:\n",
  ])
  func whatMayBeMeantOtherwiseKeepsItsErrors(_ text: String) {
    let lexed = LexedSnippet(snippet(text), dialect: .swift)
    let program = Program.parse(lexed)
    #expect(program.hasErrors)
    #expect(RepairedSnippet(lexed, program) == nil || text == "someword(")
  }

  @Test func whatCanBeReadIsNotTouched() {
    let lexed = LexedSnippet(snippet("let a = 1"), dialect: .swift)
    #expect(RepairedSnippet(lexed, Program.parse(lexed)) == nil)
  }

  @Test func placesInAMendedTextAreThoseOfTheFile() {
    let text = snippet("ab\ncd\nef")
    let changed = text.changed([.init(0..<1, "xyz"), .init(3..<5, ""), .init(8..<8, "!")])
    #expect(changed.text == "xyzb\n\nef!")
    #expect(changed.fileOffset(3) == 1)
    #expect(changed.fileOffset(6) == 6)
    #expect(changed.offset(inFile: 6) == 6)
    #expect(changed.offset(inFile: 1) == 3)
  }
}
