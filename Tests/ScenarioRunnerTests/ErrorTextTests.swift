import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// What Foundation adds to the errors of Swift.
@Suite struct ErrorTextTests {
  @Test(arguments: [
    ("enum Oops: Error { case first, bad }", "Oops.bad", "(App.Oops error 1.)"),
    ("enum Oops: Error { case bad, first(Int) }", "Oops.bad", "(App.Oops error 1.)"),
    ("enum Oops: Error { case bad, first(Int) }", "Oops.first(3)", "(App.Oops error 0.)"),
    ("enum Oops: Int, Error { case bad = 404 }", "Oops.bad", "(App.Oops error 404.)"),
    ("struct Oops: Error { var text = 1 }", "Oops()", "(App.Oops error 1.)"),
    ("final class Oops: Error {}", "Oops()", "(App.Oops error 1.)"),
    ("enum Oops: LocalizedError { case bad }", "Oops.bad", "(App.Oops error 0.)"),
  ])
  func everyErrorHasADescription(_ type: String, _ error: String, _ end: String) {
    let result = run(
      """
      \(type)
      func fail() throws { throw \(error) }
      do { try fail() } catch { print(error.localizedDescription) }
      """)
    #expect(
      consoleLines(result) == ["The operation couldn’t be completed. \(end)"], "\(listing(result))")
  }

  @Test(arguments: [
    """
    enum Oops: LocalizedError {
      case a, b(Int)
      var errorDescription: String? {
        switch self { case .a: return "A"; case .b(let n): return "B\\(n)" }
      }
    }
    let error = Oops.b(2)
    """,
    """
    struct Oops: LocalizedError { let n: Int; var errorDescription: String? { "B\\(n)" } }
    let error = Oops(n: 2)
    """,
    """
    enum Oops: Error { case b(Int) }
    extension Oops: LocalizedError {
      var errorDescription: String? { if case .b(let n) = self { return "B\\(n)" }; return nil }
    }
    let error = Oops.b(2)
    """,
  ])
  func aLocalizedErrorSaysIt(_ text: String) {
    let result = run(text + "\nprint(error.localizedDescription, error.failureReason == nil)")
    #expect(
      consoleLines(result).first?.hasPrefix("B2") == true, "\(listing(result))")
  }

  @Test func anErrorOfFoundationSaysWhatItWasMadeWith() {
    let result = run(
      """
      let error = NSError(domain: "d", code: 3, userInfo: [NSLocalizedDescriptionKey: "gone"])
      print(error.localizedDescription, error.code)
      print(NSError(domain: "d", code: 3, userInfo: nil).localizedDescription)
      """)
    #expect(
      consoleLines(result) == ["gone 3", "The operation couldn’t be completed. (d error 3.)"],
      "\(listing(result))")
  }

  @Test func nothingElseHasOne() {
    let result = run("enum Plain { case bad }\nlet e = Plain.bad\nprint(e.localizedDescription)")
    #expect(result.diagnostics.contains { $0.id == "scenario.unknown-member" })
  }
}
