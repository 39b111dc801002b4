import SourceText
import Testing

@Suite struct GatheredDiagnosticsTests {
  private func diagnostics(_ count: Int, _ message: String) -> [Diagnostic] {
    (0..<count).map { number in
      let file = SourceFile(path: "\(message)-\(number).md", text: "one\ntwo\n")
      return Diagnostic(
        .warning, id: "link.broken", message, at: SourceSpan(file: file, range: 4..<7))
    }
  }

  @Test func `what is said of many places is said once, with their number and the first of them`() {
    let found = GatheredDiagnostics.gathered(diagnostics(1_160, "a") + diagnostics(1, "b"))
    #expect(found.map(\.message) == ["a", "b"])
    #expect(
      found[0].notes.map(\.message) == [
        "the same in 1159 other places: a-1.md:2:1, a-2.md:2:1, a-3.md:2:1, a-4.md:2:1, a-5.md:2:1"
          + " and 1154 more"
      ])
    #expect(found[1].notes.isEmpty)
  }

  private func ofFiles(_ count: Int) -> [Diagnostic] {
    diagnostics(count, "a").map { diagnostic in
      Diagnostic(id: "a", "b", at: SourceSpan(file: diagnostic.span.file, range: 0..<0))
    }
  }

  @Test func `what is said of a few whole files is said of each`() {
    #expect(GatheredDiagnostics.gathered(ofFiles(9)) == ofFiles(9))
  }

  @Test func `what is said of many whole files is said once, with the first of them`() {
    let found = GatheredDiagnostics.gathered(ofFiles(526))
    #expect(found.map(\.span.file.path) == ["a-0.md"])
    #expect(
      found[0].notes.map(\.message) == [
        "the same of 525 other files: a-1.md, a-2.md, a-3.md, a-4.md, a-5.md and 520 more"
      ])
  }

  @Test func `what is said of a few places is said of each`() {
    let few = diagnostics(3, "a") + diagnostics(2, "b")
    #expect(GatheredDiagnostics.gathered(few) == few)
  }
}
