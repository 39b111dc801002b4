import Foundation
import SourceText
import TestSupport
import Testing

@testable import Commands

@Suite struct CheckFormatTests {
  /// Two pages with three scenarios: one well, one with a false claim, one that a warning is about.
  private let report: CheckReport = {
    let page = SourceFile(path: "notes/push, pop.md", text: "# A & B\n\nchild: once\n")
    let other = SourceFile(path: "other.md", text: "[x](y.md)\n")
    let place = SourceSpan(file: page, range: 9..<14)
    let failure = Diagnostic(
      id: "claim.false", "'child' <twice>, 100% \"sure\"", at: place,
      notes: [.init("expected once")], fixIts: [.init("say twice", replace: place, with: "")])
    let warning = Diagnostic(
      .warning, id: "link.missing", "no page 'y.md'",
      at: SourceSpan(file: other, range: 0..<9))
    var report = CheckReport(paths: ["notes/push, pop.md", "other.md"])
    for (id, diagnostics) in [("push", []), ("pop", [failure])] {
      report.cases.append(
        .init(id: id, title: "Push & \(id)", span: place, claims: 2, diagnostics: diagnostics))
    }
    report.pageDiagnostics = [warning]
    return report
  }()

  @Test func `the summary counts what was looked at and what is wrong`() {
    #expect(report.summary == "2 pages, 2 scenarios, 4 claims: 1 error, 1 warning")
    #expect(CheckReport(paths: ["a.md"]).summary == "1 page, 0 scenarios, 0 claims: all well")
  }

  @Test(arguments: [
    (CheckFormat.json, "check.json"), (.junit, "check.junit.xml"), (.gitlab, "check.gitlab.json"),
    (.sarif, "check.sarif"), (.markdown, "check.summary.md"),
  ])
  func `a report is written for programs`(format: CheckFormat, golden: String) {
    expectGolden(format.write(report), golden)
  }

  @Test func `a report becomes annotations of a pull request`() {
    #expect(
      CheckFormat.github.write(report) == """
        ::error file=notes/push%2C pop.md,line=3,col=1,endLine=3,endColumn=6,title=claim.false::\
        'child' <twice>, 100%25 "sure"%0Aexpected once%0Asay twice
        ::warning file=other.md,line=1,col=1,endLine=1,endColumn=10,title=link.missing::no page 'y.md'
        2 pages, 2 scenarios, 4 claims: 1 error, 1 warning

        """)
  }

  @Test func `annotations name files from the repository's folder`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("# A\n\n[x](y.md)\n", to: "notes/index.md")
      try folder.write("", to: "docs/a.txt")
      let run = try CommandUnderTest.run(
        ["check", "../notes", "--format", "github"], in: folder.appendingPathComponent("docs"),
        environment: ["GITHUB_WORKSPACE": folder.path])
      #expect(run.output.hasPrefix("::error file=notes/index.md,line=3,"), "\(run.output)")
    }
  }

  @Test(arguments: CheckFormat.allCases)
  func `how many faults are left out is in every format`(format: CheckFormat) throws {
    try withTemporaryDirectory { folder in
      let links = (0..<150).map { "[x](y\($0).md)\n\n" }.joined()
      try folder.write("# A\n\n\(links)", to: "notes/index.md")
      let run = try CommandUnderTest.run(
        ["check", "notes", "--untrusted", "--format", format.rawValue], in: folder)
      #expect(run.status == 1)
      let message = "50 errors more are not shown"
      switch format {
      case .text:
        #expect(run.error.contains(message) && run.output.contains("150 errors"))
      case .json:
        #expect(run.output.contains("\"leftOut\" : 50") && run.output.contains("\"errors\" : 150"))
      case .junit:
        #expect(run.output.contains("<system-err>\(message)"))
      case .github:
        #expect(run.output.contains("::warning title=diagnostics.left-out::\(message)"))
      case .gitlab, .sarif, .markdown:
        #expect(run.output.contains(message))
      }
      #expect(run.output.ranges(of: "no page").count <= 200)
    }
  }

  /// A page alone has more faults than are shown of one, and the notes more than are shown of all.
  @Test(arguments: [CheckFormat.json, .junit, .gitlab, .sarif])
  func `a report for programs has all faults of trusted notes`(format: CheckFormat) throws {
    try withTemporaryDirectory { folder in
      let links = (0..<150).map { "[x](y\($0).md)\n\n" }.joined()
      for page in 0..<8 { try folder.write("# A\n\n!!! note\n\n\(links)", to: "notes/\(page).md") }
      let run = try CommandUnderTest.run(
        ["check", "notes", "--format", format.rawValue], in: folder)
      #expect(run.status == 1 && run.error.contains("more are not shown"))
      #expect(run.error.contains("markdown.foreign-notation"))
      for link in 0..<150 {
        #expect(run.output.ranges(of: "no page or file 'y\(link).md'").count >= 8)
      }
      #expect(run.output.ranges(of: "a callout of another tool means nothing here").count >= 8)
      #expect(!run.output.contains("are not shown"))
      guard format == .json else { return }
      #expect(run.output.contains("\"leftOut\" : 0") && run.output.contains("\"errors\" : 1200"))
    }
  }
}
