import CallTrace
import Foundation
import Lifecycle
import SourceText
import Testing

@testable import SiteBuilder

/// The model against what people who ran real devices have published: the logs that the knowledge base
/// quotes.
struct ConformanceTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Conformance")

  static let notebook: Checked<Notebook> = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Notebook.load(
      names.filter { $0.hasSuffix(".md") }.sorted().map { name in
        let data = try? Data(contentsOf: folder.appendingPathComponent(name))
        return SourceFile(path: name, bytes: Array(data ?? Data()))
      })
  }()

  /// The scenarios that re-run a log, by the names of the published orders.
  static let outcomes: [(id: String, outcome: ScenarioOutcome)] = notebook.value.pages.flatMap {
    page in page.scenarios.map { ($0.title ?? "", notebook.value.run($0)) }
  }

  @Test(arguments: notebook.value.pages.map(\.path))
  func page(_ path: String) throws {
    let page = try #require(Self.notebook.value.pages.first { $0.path == path })
    for scenario in page.scenarios {
      let outcome = Self.notebook.value.run(scenario)
      #expect(!scenario.observed.isEmpty, "\(scenario.title ?? path) quotes no log")
      #expect(DiagnosticPrinter().print(outcome.diagnostics) == "")
      for log in outcome.observed.map(\.log) {
        #expect(log.source != nil && log.trust != nil && !log.system.isEmpty)
      }
    }
  }

  @Test func everyOrderIsAccountedForOnce() {
    #expect(DiagnosticPrinter().print(Self.notebook.diagnostics) == "")
    let ids = Self.outcomes.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(!ids.contains(""))
    for (id, outcome) in Self.outcomes {
      for log in outcome.observed.map(\.log) where log.result != .agrees {
        print("conformance: \(id) \(log.result.rawValue): \(log.reason ?? "")")
      }
    }
    print(Self.table)
  }

  /// Orders count by rule as well: a rule that was observed is to be seen in one that somebody published.
  @Test func threeQuartersOfTheObservedRulesAreConfirmed() {
    var confirmed: Set<Int> = []
    for log in Self.logs where log.result == .agrees {
      confirmed.formUnion(log.rules.map { Int($0.index) })
    }
    let observed = Rule.catalogue.filter { $0.confidence == .observed }
    let missing = observed.filter { !confirmed.contains(Int($0.number)) }
    print("conformance: \(observed.count - missing.count) of \(observed.count) observed rules")
    #expect(4 * missing.count <= observed.count, "\(missing.map(\.id))")
  }

  /// The orders that count: who does not say where one was published cannot be asked.
  private static var logs: [DeviceLog] {
    outcomes.flatMap { $0.outcome.observed.map(\.log) }.filter(\.counts)
  }

  @Test func nearlyAllOrdersThatCanBeLookedUpAgree() {
    let agreeing = Self.logs.count { $0.result == .agrees }
    #expect(Self.logs.count >= 120)
    #expect(20 * agreeing >= 19 * Self.logs.count, "\(agreeing) of \(Self.logs.count)")
  }

  @Test func anOrderWithoutAnAddressIsGradedDown() {
    for (id, outcome) in Self.outcomes {
      for log in outcome.observed.map(\.log) where !log.counts {
        #expect(log.trust?.hasPrefix("claimed") == true, "\(id)")
        #expect(log.trust?.hasSuffix("is not known") == true, "\(id)")
      }
    }
  }

  /// How many orders agree, over all and of those that are best evidence.
  private static var table: String {
    let logs = Self.logs
    let best = logs.filter { log in
      ["device log", "unit test"].contains { log.trust?.hasPrefix($0) ?? false }
    }
    return [("all", logs), ("device logs and unit tests", best)].map { name, logs in
      let agreeing = logs.count { $0.result == .agrees }
      let differing = logs.count { $0.result == .differs }
      let unsaid = logs.count { $0.result == .unmodelled }
      return "conformance, \(name): \(agreeing) of \(logs.count) agree,"
        + " \(differing) disagree, \(unsaid) not expressible"
    }.joined(separator: "\n")
  }
}
