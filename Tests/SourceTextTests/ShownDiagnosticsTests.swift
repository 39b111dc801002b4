import SourceText
import Testing

@Suite struct ShownDiagnosticsTests {
  private func diagnostics(
    _ count: Int, _ severity: Diagnostic.Severity = .warning, on path: String = "a.md"
  ) -> [Diagnostic] {
    let file = SourceFile(path: path, text: "text\n")
    return (0..<count).map {
      Diagnostic(severity, id: "test.\($0)", "fault", at: SourceSpan(file: file, range: 0..<1))
    }
  }

  @Test func `a hundred of a page are shown, and the rest counted`() {
    let (shown, leftOut) = ShownDiagnostics.chosen(of: diagnostics(150))
    #expect(shown.count == 100)
    #expect(
      leftOut.message
        == "50 warnings more are not shown: at most 100 are of a page, and 1000 of all")
  }

  @Test func `errors are shown before warnings, all in their order`() {
    let all = diagnostics(150) + diagnostics(2, .error)
    let (shown, leftOut) = ShownDiagnostics.chosen(of: all)
    #expect(shown.map(\.severity) == Array(repeating: .warning, count: 98) + [.error, .error])
    #expect(leftOut.warnings == 52 && leftOut.errors == 0)
  }

  @Test func `a thousand of all pages are shown`() {
    let all = (0..<30).flatMap { diagnostics(50, on: "\($0).md") }
    let (shown, leftOut) = ShownDiagnostics.chosen(of: all)
    #expect(shown.count == 1_000)
    #expect(leftOut.count == 500)
  }

  @Test func `of each kind some are shown, whatever there is of others`() {
    let file = SourceFile(path: "a.md", text: "text\n")
    func many(_ severity: Diagnostic.Severity, _ id: String, _ count: Int) -> [Diagnostic] {
      (0..<count).map { _ in
        Diagnostic(severity, id: id, "fault", at: SourceSpan(file: file, range: 0..<1))
      }
    }
    let all = many(.error, "a", 150) + many(.warning, "b", 20) + many(.warning, "c", 3)
    let (shown, leftOut) = ShownDiagnostics.chosen(of: all)
    #expect(["a", "b", "c"].map { id in shown.count { $0.id == id } } == [87, 10, 3])
    #expect(leftOut.errors == 63 && leftOut.warnings == 10)
  }

  @Test func `of a few all are shown, and nothing is said`() {
    let (shown, leftOut) = ShownDiagnostics.chosen(of: diagnostics(100))
    #expect(shown.count == 100)
    #expect(leftOut.message == nil)
  }

  @Test func `what is printed of a megabyte of faults is short and says how many there are`() {
    let text = DiagnosticPrinter().print(diagnostics(100_000, .error))
    #expect(text.utf8.count < 10_000)
    #expect(
      text.hasSuffix(
        "note: 99900 errors more are not shown: at most 100 are of a page, and 1000 of all\n"))
  }
}
