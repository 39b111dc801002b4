import CallTrace
import Foundation
import Lifecycle
import SiteBuilder
import SourceText
import Testing

/// The language's own tests: pages of scenarios, each with the trace or the claims it must bear out.
///
/// A new rule or a new word of the language gets a section in a page here; the page reads as its
/// documentation.
struct SuiteTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Pages")

  /// The paths of all pages, sorted.
  static let paths: [String] = {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (all ?? []).filter { $0.hasSuffix(".md") }.sorted()
  }()

  static let notebook: Checked<Notebook> = Notebook.load(
    paths.map { path in
      let data = try? Data(contentsOf: folder.appendingPathComponent(path))
      return SourceFile(path: path, bytes: Array(data ?? Data()))
    })

  /// The pages about UIKit; the others are about what programs print, and call what belongs to the languages:
  /// `description`, `observeValue`, `init(coder:)`.
  static var pagesOfUIKit: [Page] {
    notebook.value.pages.filter { !$0.path.hasPrefix("Printed/") }
  }

  @Test func pagesCanBeRead() {
    #expect(!Self.paths.isEmpty)
    #expect(DiagnosticPrinter().print(Self.notebook.diagnostics) == "")
  }

  @Test(arguments: paths)
  func page(_ path: String) throws {
    let page = try #require(Self.notebook.value.pages.first { $0.path == path })
    #expect(!page.scenarios.isEmpty)
    for scenario in page.scenarios {
      let outcome = Self.notebook.value.run(scenario)
      // A page may show what ends a tour.
      let report = DiagnosticPrinter().print(
        outcome.diagnostics.filter { $0.id != "scenario.crash" })
      let listing = TraceListing(outcome.trace, levels: scenario.shownLevels).text
      #expect(report == "", "\(path)#\(scenario.anchor):\n\(listing)")
      #expect(outcome.claims.count + outcome.traces.count > 0, "\(path)#\(scenario.anchor)")
    }
  }

  /// Claims that nothing happens are judged by what a trace says could be sent to whom.
  @Test func everyCallIsSentToSomebodyItCouldBeSentTo() {
    for page in Self.pagesOfUIKit {
      for scenario in page.scenarios {
        for trace in Self.notebook.value.run(scenario).runs {
          for event in trace.events {
            guard case .call(let call) = event.kind else { continue }
            let receiver = trace[call.receiver]
            #expect(
              receiver.messages?.contains(call.selector) == true,
              "\(page.path)#\(scenario.anchor): \(receiver.name).\(trace[call.selector].swift)")
          }
        }
      }
    }
  }

  /// Every rule of the engine is exercised by a page here, or by a published order; a rule sends
  /// something, or was applied in silence.
  @Test func everyRuleIsExercised() {
    var exercised: Set<UInt16> = []
    for page in Self.notebook.value.pages {
      for scenario in page.scenarios {
        for trace in Self.notebook.value.run(scenario).runs {
          exercised.formUnion(trace.exercisedRules.map { $0.index })
        }
      }
    }
    for (_, outcome) in ConformanceTests.outcomes {
      exercised.formUnion(outcome.trace.exercisedRules.map { $0.index })
    }
    let missing = Rule.catalogue.filter { !exercised.contains($0.number) }
    let count = Rule.catalogue.count
    print("rules: \(count) declared, \(count - missing.count) exercised")
    #expect(missing.map { "\($0.numberText) \($0.id)" } == [])
  }

  /// A rule that is declared in the code and not named in the catalogue would be missing on the site.
  @Test func everyDeclaredRuleIsInTheCatalogue() throws {
    let sources = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Lifecycle")
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    let ids = Set(Rule.catalogue.map(\.id))
    var declared = 0
    for path in (paths ?? []).filter({ $0.hasSuffix(".swift") }).sorted() {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      for match in text.matches(of: /static let \w+ = Rule\(\s*\d+, "([^"]+)"/) {
        declared += 1
        #expect(ids.contains(String(match.1)), "\(match.1) of \(path) is not in Rule.catalogue")
      }
    }
    #expect(declared == Rule.catalogue.count)
  }

  @Test func everyRuleHasANumberAndANameOfItsOwn() {
    let rules = Rule.catalogue
    #expect(Set(rules.map { $0.number }).count == rules.count)
    #expect(Set(rules.map { $0.id }).count == rules.count)
    #expect(rules.allSatisfy { $0.statement.hasSuffix(".") })
  }
}
