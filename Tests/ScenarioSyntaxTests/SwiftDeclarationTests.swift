import ScenarioSyntax
import Testing

@Suite struct SwiftDeclarationTests {
  @Test(arguments: [
    Reading("import UIKit\n@testable import class UIKit.UIView\nf()", "f()"),
    Reading("final class A: UIViewController, B, C<D> {}", "(class A: UIViewController, B, C<D>)"),
    Reading("class A { class B {} }", "(class A (class B))"),
    Reading("extension A: B where T: C { func f() {} }", "(addition extension A: B (func f() {}))"),
    Reading(
      "protocol P: AnyObject { var a: Int { get set }\n func f(_ b: C) -> D\n init(x: Int) }",
      "(protocol P: AnyObject (var a: Int required) (func f(_ b: C) -> D) (init(x: Int)))"),
    Reading("struct S { let a: Int; var b = 2 }", "(structure S (let a: Int) (var b 2))"),
    Reading(
      "enum E: Int { case a = 1, b\n case c(x: Int, A)\n static let d = 3 }",
      "(enumeration E: Int (case a 1) (case b) (case c(x: Int, _: A)) (static let d 3))"),
    Reading("typealias Done = (Bool) -> Void", "(typealias Done (Bool) -> Void)"),
    Reading(
      "func f<T: A>(_ a: T, to b: B = .c, d: Int...) throws -> E where T: F {}",
      "(throws func f(_ a: T, to b: B = .c, d: Int...) -> E {})"),
    Reading(
      "func f(done: @escaping (Bool) -> Void = { _ in }) {}",
      "(func f(done: @escaping (Bool) -> Void = (_){}) {})"),
    Reading("func f(a: inout Int) async {}", "(async func f(a: inout Int) {})"),
    Reading(
      "class A { override class func f() {}\n static func g() {} }",
      "(class A (override class func f() {}) (static func g() {}))"),
    Reading("class A { @objc(go:) func f(_ a: B) {} }", "(class A (objc func f(_ a: B) @go: {}))"),
    Reading(
      "class A { required init?(coder: NSCoder) { fatalError() }\n convenience init() { self.init(x: 1) }\n deinit {} }",
      "(class A (required failable init(coder: NSCoder) {fatalError()}) (convenience init() {self.init(x: 1)}) (deinit() {}))"
    ),
  ])
  func readsTypesAndFunctions(_ reading: Reading) {
    #expect(readSwift(reading.source) == reading.tree)
  }

  @Test(arguments: [
    Reading("var a: Int { 1 }", "(var a: Int get {1})"),
    Reading(
      "var a: Int { get { b } set { b = newValue } }",
      "(var a: Int get {b} set(newValue) {(= b newValue)})"),
    Reading("var a: Int { get { b } set(c) { b = c } }", "(var a: Int get {b} set(c) {(= b c)})"),
    Reading(
      "var a = 1 { willSet { f(newValue) } didSet(old) { g(old) } }",
      "(var a 1 willSet(newValue) {f(newValue)} didSet(old) {g(old)})"),
    Reading("var a: A? { didSet { f() } }", "(var a: A? didSet(oldValue) {f()})"),
    Reading("class A { lazy var v: V = { V() }() }", "(class A (lazy var v: V {V()}()))"),
    Reading("class A { private(set) weak var d: D? }", "(class A (weak var d: D?))"),
    Reading("class A { @IBOutlet private weak var l: L! }", "(class A (weak objc var l: L!))"),
    Reading("class A { static let shared = A() }", "(class A (static let shared A()))"),
    Reading("var f: ((Int) -> Void)?", "(var f: ((Int) -> Void)?)"),
    Reading("unowned(unsafe) let a = b", "(unowned let a b)"),
    Reading("let a: some View = b; let c: any P = d", "(let a: some View b)\n(let c: any P d)"),
    Reading("let a: A & B = c", "(let a: A & B c)"),
    Reading("let a = f { 1 }", "(let a f(~{1}))"),
  ])
  func readsVariables(_ reading: Reading) {
    #expect(readSwift(reading.source) == reading.tree)
  }

  @Test(arguments: [
    Reading(
      "override func viewDidLoad() { super.viewDidLoad() }",
      "(override fragment func viewDidLoad() {super.viewDidLoad()})"),
    Reading("@IBAction func tap(_ sender: Any) {}", "(objc fragment func tap(_ sender: Any) {})"),
    Reading("func viewDidLoad() {}", "(func viewDidLoad() {})"),
    Reading(
      "override var prefersStatusBarHidden: Bool { true }",
      "(override fragment var prefersStatusBarHidden: Bool get {true})"),
    Reading("init() { super.init() }", "(fragment init() {super.init()})"),
    Reading("deinit { print(1) }", "(fragment deinit() {print(1)})"),
    Reading(
      "func addChild(_ child: UIViewController)", "(func addChild(_ child: UIViewController))"),
    Reading(
      "var children: [UIViewController] { get }", "(var children: [UIViewController] required)"),
  ])
  func flagsFragmentsOfClasses(_ reading: Reading) {
    #expect(readSwift(reading.source) == reading.tree)
  }

  @Test func knowsWhereAContextLiteralStands() {
    let source = "class A { func f(_ a: Int) { print(#function) }\n var b: Int { g(#function) } }"
    #expect(
      readSwift(source)
        == "(class A (func f(_ a: Int) {print((function A.f(_:)))}) "
        + "(var b: Int get {g((function A.b))}))")
  }
}
