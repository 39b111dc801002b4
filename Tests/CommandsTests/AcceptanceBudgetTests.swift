import Foundation
import Lifecycle
import SiteBuilder
import SourceText
import TestSupport
import Testing

@testable import Commands

/// What `check --accept` may use: as much as the notes may that it leaves.
@Suite struct `Accepting within a budget` {
  /// A scenario with an empty trace, which becomes larger than all that the page has.
  private static func page(_ number: Int) -> String {
    "# Page \(number)\n\n```swift scenario id=s\(number)\nfor _ in 1...1000 {}\n"
      + "for turn in 1...50 { print(\"turn \\(turn) of \(number)\") }\n```\n\n```trace\n```\n"
  }

  /// Accepts what happens, and says what is wrong then: in the pages that were left, and in them once more.
  private static func accept(
    _ folder: URL, _ budget: Budget
  ) throws -> (left: [String], again: [String], accepted: Int) {
    var check = try Self.check(folder, budget, accepting: true)
    var files = WrittenFiles()
    for edits in check.edits { try files.writeNote(edits.result, to: edits.file.path) }
    let accepted = check.report.accepted
    let left = try Self.check(folder, budget, accepting: false).report.diagnostics.map(\.id)
    check = try Self.check(folder, budget, accepting: true)
    #expect(check.edits.count == 0)
    return (left, check.report.diagnostics.map(\.id), accepted)
  }

  private static func check(
    _ folder: URL, _ budget: Budget, accepting: Bool
  ) throws -> NotebookCheck {
    let groups = try CheckedPages(paths: [folder.appendingPathComponent("content").path]).groups
    var check = NotebookCheck(budget: budget, bytes: groups[0].notebook.bytes)
    for group in groups { check.check(group, accepting: accepting) }
    return check
  }

  /// What the scenarios take as they are.
  private static func steps(_ folder: URL) throws -> (used: Int, bytes: Int) {
    let group = try CheckedPages(paths: [folder.appendingPathComponent("content").path]).groups[0]
    var allowance = RunAllowance(.standard, bytes: 0)
    for scenario in group.notebook.pages.flatMap(\.scenarios) {
      _ = group.running.run(scenario, &allowance)
    }
    return (allowance.used.steps, group.notebook.bytes)
  }

  @Test func `one run accepts all that the next may look at, and says where the budget ends`()
    throws
  {
    for (lacking, isEnough) in [(1, true), (10_000, true), (25_000, false)] {
      try withTemporaryDirectory { folder in
        for number in 10..<30 {
          try folder.write(Self.page(number), to: "content/p\(number).md")
        }
        let (used, bytes) = try Self.steps(folder)
        var budget = Budget.standard
        budget.all.steps = used - bytes - lacking
        budget.perByte = 1
        let found = try Self.accept(folder, budget)
        #expect(found.left == found.again)
        #expect((found.accepted == 20) == isEnough && found.accepted > 0)
        #expect(Set(found.left) == (isEnough ? [] : ["scenario.budget-build"]), "\(found.left)")
      }
    }
  }
}
