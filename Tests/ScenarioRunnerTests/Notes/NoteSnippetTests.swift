import CallTrace
import Foundation
import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Every snippet of the notes that this project began with runs as it is written, where they are at
/// hand: in `shared/seeds` beside the project. The repository has none of their text.
@Suite struct NoteSnippetTests {
  /// What became of a snippet.
  private struct Row {
    var name: String
    var kind: String
    var result: String
    var isRight: Bool
    var firstLine: String

    var text: String {
      func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
      }
      return padded(name, 8) + padded(kind, 14) + padded(result, 30) + firstLine
    }
  }

  /// What is wrong in a note on purpose or by mistake, and is said as a compiler says it.
  private static let faults = ["001.2": "scenario.unknown-message"]

  @Test func everySnippetRuns() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.deletingLastPathComponent().appending(path: "shared/seeds")
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
    guard let names else {
      print("no notes beside the project: their snippets are not tried")
      return
    }
    var rows: [Row] = []
    for name in names {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for (place, snippet) in NoteSnippets(text).snippets.enumerated() {
        rows.append(Self.row("\(name.prefix(3)).\(place)", snippet))
      }
    }
    print("snippet kind          result                        first line")
    for row in rows { print(row.text) }
    #expect(rows.count > 30)
    for row in rows { #expect(row.isRight, "\(row.text)") }
  }

  private static func row(_ name: String, _ snippet: String) -> Row {
    let setting = NoteStages.setting(of: name)
    let program = Program.parse(
      Snippet(SourceFile(path: name, text: snippet)), dialect: .objectiveC)
    let line = snippet.split(separator: "\n").first { !$0.hasPrefix("//") } ?? ""
    let result = run(
      snippet, dialect: .objectiveC, stage: setting?.stage, inClass: setting?.inClass,
      selfName: setting?.selfName)
    let errors = result.diagnostics.filter { $0.severity == .error }
    let isListing = program.value.isOnlyDeclarations && !program.value.hasBodies
    var row = Row(
      name: name, kind: isListing ? "declarations" : "runs", result: "",
      isRight: errors.isEmpty, firstLine: String(line.prefix(60)))
    if let error = errors.first {
      row.result = error.id
      row.isRight = faults[name] == error.id
      if row.isRight { row.kind = "wrong" } else { row.firstLine = error.message }
    } else if isListing {
      row.result = "parses"
    } else {
      let count = TraceListing(result.trace, levels: [.appearance, .containment, .console]).lines
        .count
      row.result = "\(count) lines of trace"
      row.isRight = count > 0
    }
    return row
  }
}

extension Program {
  /// Whether any function or method of it has a body.
  fileprivate var hasBodies: Bool {
    statements.contains { statement in
      switch statement.kind {
      case .function(let function): function.body != nil
      case .type(let type):
        type.members.contains { member in
          if case .function(let function) = member { return function.body != nil }
          return false
        }
      default: false
      }
    }
  }
}
