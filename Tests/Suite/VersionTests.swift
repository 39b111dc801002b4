import CallTrace
import Foundation
import Lifecycle
import SiteBuilder
import SourceText
import Testing

/// What differs between the versions of iOS is a rule with its versions, and nothing else.
struct VersionTests {
  /// The scenarios of the page about versions, each with its traces.
  static let outcomes: [ScenarioOutcome] = {
    let notebook = SuiteTests.notebook.value
    let page = notebook.pages.first { $0.path.hasSuffix("versions.md") }
    return (page?.scenarios ?? []).map { notebook.run($0) }
  }()

  @Test func everyVersionIsRun() {
    let versions = Set(Self.outcomes.flatMap { $0.runs.map(\.iOSVersion) })
    #expect(versions.isSuperset(of: Array(5...18) + [26, 27]))
  }

  /// A rule acts in its versions only, and in the first and last of them that were published.
  @Test func rulesActInTheirVersionsOnly() {
    var seen: [String: Set<Int>] = [:]
    for trace in Self.outcomes.flatMap(\.runs) {
      for rule in trace.exercisedRules {
        seen[trace[rule].id, default: []].insert(trace.iOSVersion)
      }
    }
    for rule in Rule.catalogue where rule.isOfSomeVersions {
      for version in seen[rule.id] ?? [] {
        #expect(rule.versions.contains(version), "\(rule.id) acts on iOS \(version)")
      }
    }
  }

  /// The engine asks rules, and compares no numbers of versions.
  @Test func noVersionIsComparedOutsideOfRules() throws {
    let sources = SuiteTests.folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources")
    for module in ["Lifecycle", "ScenarioRunner"] {
      let folder = sources.appendingPathComponent(module)
      let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
      for path in (paths ?? []).filter({ $0.hasSuffix(".swift") }).sorted() {
        let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        for line in text.split(separator: "\n") where Self.comparesVersions(line) {
          #expect(Self.exceptions.contains(path), "\(path): \(line)")
        }
      }
    }
  }

  /// A rule's own versions, and the program's `#available`.
  static let exceptions: Set<String> = [
    "Runtime/Profile.swift", "Interpreter/Interpreter+Expressions.swift",
  ]

  private static func comparesVersions(_ line: Substring) -> Bool {
    guard line.contains("iOSVersion") else { return false }
    return [" < ", " > ", " <= ", " >= ", " == ", " != ", ".contains(", "~=", "switch "].contains {
      line.contains($0)
    }
  }
}
