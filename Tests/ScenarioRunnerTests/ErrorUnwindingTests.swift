import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// An error on its way to its `catch` leaves scopes as a `return` does: what was put off runs, and objects
/// go. The lines are what the same programs print when Swift compiles them.
@Suite struct ErrorUnwindingTests {
  static let declarations = """
    struct Oops: Error {}
    class Local { let name: String; init(_ name: String) { self.name = name }; deinit { print("deinit", name) } }
    func fail() throws { throw Oops() }

    """

  @Test(arguments: [
    LanguageTests.Case(
      "a function's own defer",
      """
      func run() throws { defer { print("put off") }; try fail(); print("not reached") }
      do { try run() } catch { print("caught") }
      """, ["put off", "caught"]),
    LanguageTests.Case(
      "defer of each scope, the inner first",
      """
      func run() throws {
        defer { print("function") }
        for place in 0..<3 {
          defer { print("round", place) }
          if place == 1 { defer { print("branch") }; try fail() }
        }
      }
      do { try run() } catch { print("caught") }
      """, ["round 0", "branch", "round 1", "function", "caught"]),
    LanguageTests.Case(
      "objects of the scopes that are left",
      """
      func run() throws { let local = Local("a"); switch 1 { case 1: let inner = Local("b"); try fail(); print(inner.name); default: break }; print(local.name) }
      do { try run() } catch { print("caught") }
      """, ["deinit b", "deinit a", "caught"]),
    LanguageTests.Case(
      "what defer catches is another error",
      """
      func run() throws { defer { do { try fail() } catch { print("inner", error) } }; throw Other() }
      struct Other: Error {}
      do { try run() } catch { print("outer", error) }
      """, ["inner Oops()", "outer Other()"]),
    LanguageTests.Case(
      "try? of a function with defer",
      """
      func run() throws -> Int { defer { print("put off") }; try fail(); return 1 }
      print((try? run()) ?? 7)
      """, ["put off", "7"]),
    LanguageTests.Case(
      "a closure's defer",
      """
      let work: () throws -> Void = { defer { print("put off") }; try fail() }
      do { try work() } catch { print("caught") }
      """, ["put off", "caught"]),
    LanguageTests.Case(
      "an error that is an object goes when it is handled",
      """
      class Fault: Error { deinit { print("deinit") } }
      do { throw Fault() } catch { print("caught") }
      print("after")
      """, ["caught", "deinit", "after"]),
  ])
  func `an error leaves scopes in order`(example: LanguageTests.Case) {
    let result = run(Self.declarations + example.program)
    #expect(
      consoleLines(result) == example.lines, "\(example.testDescription): \(listing(result))")
  }

  @Test(arguments: [
    ("print(1)\nlet a = 2\nthrow NSError(domain: \"d\", code: 1)", 3),
    (
      "enum E: Error { case a }\nfunc f() throws {\n  throw E.a\n}\nlet x = try? f()\nprint(2)\ntry f()",
      3
    ),
  ])
  func anErrorThatNothingCatchesIsShownWhereItIsThrown(_ text: String, _ line: Int) {
    let errors = run(text).diagnostics
    #expect(errors.map(\.id) == ["scenario.uncaught-error"])
    #expect(errors.map(\.span.start.line) == [line])
  }
}
