import ScenarioSyntax
import SourceText
import Testing

@Suite struct SwiftParserTests {
  @Test(arguments: [
    Reading("a.b?.c()", "<a.b?.c()>"),
    Reading("a?.b = c", "(= <a?.b> c)"),
    Reading("a![0]?.b!.c", "<a![0]?.b!.c>"),
    Reading("let x = a ?? b ?? c", "(let x (?? a (?? b c)))"),
    Reading("a + b * c - d", "(- (+ a (* b c)) d)"),
    Reading("a && b || !c", "(|| (&& a b) (! c))"),
    Reading("x = a == b ? c : d ? e : f", "(= x (? (== a b) c (? d e f)))"),
    Reading("a += 1; b &&= c", "(+= a 1)\n(&&= b c)"),
    Reading("x = -1", "(= x -1)"),
    Reading("x = -y.z", "(= x (- y.z))"),
    Reading("for i in 0..<3 {}", "(for let i (..< 0 3) {})"),
    Reading("x[1...]; y[..<2]", "x[(... 1 -)]\ny[(..< - 2)]"),
    Reading(
      "a as? B; c as! D; e as F; g is H",
      "(as-conditional a B)\n(as-forced c D)\n(as-plain e F)\n(is g H)"),
    Reading("try? f(); try! g(); try h()", "(try-optional f())\n(try-forced g())\n(try-plain h())"),
    Reading("await f().g", "(await f().g)"),
    Reading("let await = 1", "(let await 1)"),
    Reading("x = .init(a: 1)", "(= x .init(a: 1))"),
    Reading(
      "v.mask = [.flexibleWidth, .flexibleHeight]", "(= v.mask [.flexibleWidth, .flexibleHeight])"),
    Reading("let a: [String: Int] = [:]", "(let a: [String: Int] [:])"),
    Reading("var a = [UIView](); var b = [String: Int]()", "(var a [])\n(var b [:])"),
    Reading("let a = [1: \"x\", 2: \"y\",]", "(let a [1: \"x\", 2: \"y\"])"),
    Reading("_ = f()", "(= _ f())"),
    Reading("let (a, _) = f()", "(let (a _) f())"),
    Reading("let a = 1, b: Int = 2", "(let a 1)\n(let b: Int 2)"),
    Reading("(a, b) = (b, a)", "(= (tuple a, b) (tuple b, a))"),
    Reading("p.0 + p.1", "(+ p.0 p.1)"),
    Reading("f(A.self, type(of: b))", "f((type A), type(of: b))"),
    Reading("#selector(tap)", "(selector tap)"),
    Reading("#selector(A.tap(_:event:))", "(selector A.tap(_:event:))"),
    Reading("x.map(f(_:))", "x.map(f(_:))"),
    Reading("a.sorted(by: <)", "a.sorted(by: <)"),
    Reading("f(&a)", "f((& a))"),
    Reading("0xFF + 0b101 + 1_000 + 0.5 + 1e3", "(+ (+ (+ (+ 255 5) 1000) 0.5) 1000.0)"),
    Reading("Set<UIView>(); a < b", "Set()\n(< a b)"),
    Reading("let x: Array<Set<Int>>? = nil", "(let x: Array<Set<Int>>? nil)"),
    Reading("a !== b", "(!== a b)"),
    Reading("a!=b", "(!= a b)"),
    Reading(
      "c.map(\\.view.frame); c.map(\\A.b?.c)", "c.map($1{$0.view.frame})\nc.map($1{<$0.b?.c>})"),
    Reading("let x = if a { 1 } else { 2 }", "(let x {(if a {(return 1)} else {(return 2)})}())"),
    Reading(
      "var a: Int { switch b { case .c: 1; default: 2 } }",
      "(var a: Int get {(return {(switch b [.c] {(return 1)} [default] {(return 2)})}())})"),
    Reading("if let (a, b) = c {}", "(if (case (let a, let b)? c) {})"),
    Reading("a[...]", "a[(... - -)]"),
    Reading("`default`.x", "default.x"),
    Reading("é.🙂()", "é.🙂()"),
  ])
  func readsExpressions(_ reading: Reading) {
    #expect(readSwift(reading.source) == reading.tree)
  }

  @Test(arguments: [
    Reading(#""a\tb\u{e9}\\""#, "\"a\tbé\\\""),
    Reading(#""\(a) and \(b.c("x"))""#, #"(string a " and " b.c("x"))"#),
    Reading(##"#"raw \n \#(x)"#"##, ##"(string "raw \n " x)"##),
    Reading("\"\"\"\n    a\n      b \\(c)\n    \"\"\"", #"(string "a\n  b " c)"#),
    Reading("\"\"", "\"\""),
    Reading(#""\(f { "\($0)" })""#, #"(string f(~$1{(string $0)}))"#),
  ])
  func readsStrings(_ reading: Reading) {
    #expect(readSwift(reading.source) == reading.tree)
  }

  @Test(arguments: [
    Reading("f { g() }", "f(~{g()})"),
    Reading("f(1) { $0 + $1 }", "f(1, ~$2{(+ $0 $1)})"),
    Reading("f { } completion: { _ in }", "f(~{}, ~completion: (_){})"),
    Reading("f(a) { }\n  completion: { }", "f(a, ~{}, ~completion: {})"),
    Reading(
      "f { [weak self, unowned b, c = d] in self?.g() }",
      "f(~[weak self, unowned b, c d]{<self?.g()>})"),
    Reading("f { (a: Int, b) -> Bool in true }", "f(~(a b){true})"),
    Reading("f { a, b in a }", "f(~(a b){a})"),
    Reading("Task { @MainActor in await f() }", "Task(~{(await f())})"),
    Reading(
      "let v: UIView = { let a = UIView(); return a }()",
      "(let v: UIView {(let a UIView()) (return a)}())"),
    Reading("list.first { $0.x }?.y", "<list.first(~$1{$0.x})?.y>"),
    Reading("completion?(true)", "<completion?(true)>"),
    Reading("f(a: { x }, b: 1)", "f(a: {x}, b: 1)"),
  ])
  func readsClosures(_ reading: Reading) {
    #expect(readSwift(reading.source) == reading.tree)
  }

  @Test(arguments: [
    Reading(
      "if let a { } else if var b = c, d { } else { e }", "(if (let a) {} (var b c), d {} else {e})"
    ),
    Reading("guard let self else { return }", "(guard (let self) {(return)})"),
    Reading("guard let self = self else { return }", "(guard (let self self) {(return)})"),
    Reading("if case .some(let x) = y {}", "(if (case .some(let x) y) {})"),
    Reading("if case let x? = y {}", "(if (case let x? y) {})"),
    Reading("if #available(iOS 13.0, *) {}", "(if (available 13) {})"),
    Reading("while i < 3 { i += 1 }", "(while (< i 3) {(+= i 1)})"),
    Reading("repeat { a() } while b", "(repeat {a()} b)"),
    Reading(
      "for (i, v) in a.enumerated() where i > 0 {}",
      "(for (let i, let v) a.enumerated() where (> i 0) {})"),
    Reading("for case let v as B in c {}", "(for let v as B c {})"),
    Reading("for _ in 0...2 { break }", "(for _ (... 0 2) {(break)})"),
    Reading(
      "outer: for a in b { continue outer }", "(label outer (for let a b {(continue outer)}))"),
    Reading(
      "switch a {\ncase .x, .y: f()\ncase .z(let n) where n > 0: fallthrough\ncase is B: break\ncase 1...3: g()\ncase \"s\": h()\n@unknown default: break\n}",
      "(switch a [.x, .y] {f()} [.z(let n) where (> n 0)] {(fallthrough)} [is B] {(break)} [(... 1 3)] {g()} [\"s\"] {h()} [default] {(break)})"
    ),
    Reading(
      "do { try f() } catch let e as E { } catch { print(error) }",
      "(do {(try-plain f())} catch let e as E {} catch {print(error)})"),
    Reading("defer { f() }", "(defer {f()})"),
    Reading("throw E.a", "(throw E.a)"),
    Reading("if x { return }\nelse { f() }", "(if x {(return)} else {f()})"),
  ])
  func readsControlFlow(_ reading: Reading) {
    #expect(readSwift(reading.source) == reading.tree)
  }

  @Test(arguments: [
    Reading("a\n  .b()\n  .c()", "a.b().c()"),
    Reading("a\n  + b", "(+ a b)"),
    Reading("x = a\n  ? b\n  : c", "(= x (? a b c))"),
    Reading("a\n-b", "a\n(- b)"),
    Reading("a\n(b)", "a\nb"),
    Reading("a\n[b]", "a\n[b]"),
    Reading("return\nlet x = 1", "(return)\n(let x 1)"),
    Reading("f(\n  a,\n  b: c\n)", "f(a, b: c)"),
    Reading("let x = a // why\nlet y = b", "(let x a)\n(let y b)"),
    Reading("a; b; c", "a\nb\nc"),
    Reading("f()\r\ng()\r\n", "f()\ng()"),
    Reading("let x = f()\n\nlet y = g()", "(let x f())\n(let y g())"),
    Reading("a/* x */+/* y */b", "(+ a b)"),
  ])
  func endsStatementsWithLines(_ reading: Reading) {
    #expect(readSwift(reading.source) == reading.tree)
  }

  @Test(arguments: [
    Reading("// MARK: Push\nf()", "(divider \"Push\")\nf()"),
    Reading("// MARK: - Life cycle", "(divider \"Life cycle\")"),
    Reading("// MARK: -\nf()", "f()"),
    Reading("f() // note: here\ng()", "(note \"here\")\nf()\ng()"),
    Reading("// note: next\ng()", "(note \"next\")\ng()"),
    Reading("f { // note: inside\n g()\n}", "f(~{(note \"inside\") g()})"),
    Reading("a\n  // note: in a chain\n  .b()", "(note \"in a chain\")\na.b()"),
    Reading("class A { // MARK: Life\n}\nf()", "(class A)\nf()"),
    Reading("/* MARK: no */ f()", "f()"),
  ])
  func readsMarksAndNotes(_ reading: Reading) {
    #expect(readSwift(reading.source) == reading.tree)
  }

  @Test(arguments: [
    Reading("#if DEBUG\nf()\n#else\ng()\n#endif", "f()"),
    Reading("#if !DEBUG\nf()\n#elseif os(iOS)\ng()\n#else\nh()\n#endif\ni()", "g()\ni()"),
    Reading("#if os(macOS)\n#if DEBUG\nf()\n#endif\n#else\ng()\n#endif", "g()"),
    Reading("#if DEBUG\n// MARK: On\n#else\n// MARK: Off\n#endif\nf()", "(divider \"On\")\nf()"),
  ])
  func readsADebugBuildForIOS(_ reading: Reading) {
    #expect(readSwift(reading.source) == reading.tree)
  }
}
