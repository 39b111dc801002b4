import CallTrace
import Foundation
import Lifecycle
import Markup
import ScenarioRunner
import SiteBuilder
import SourceText
import Testing

/// Every arrow can be answered: it is a call that stands in the program, or one that a rule has sent.
struct ArrowTests {
  private static let content = SuiteTests.folder.deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("content")

  /// The knowledge base in English; its translations have the same scenarios.
  private static let knowledgeBase: Notebook = {
    let names = FileManager.default.enumerator(atPath: content.path)?.compactMap { $0 as? String }
    let pages = (names ?? []).filter { $0.hasSuffix(".md") && !$0.contains(".zh-Hans.") }.sorted()
    return Notebook.load(
      pages.map { name in
        let data = try? Data(contentsOf: content.appendingPathComponent(name))
        return SourceFile(path: name, bytes: Array(data ?? Data()))
      }
    ).value
  }()

  @Test func everyCallStandsInTheProgramOrIsSentByARule() {
    let notebooks = [
      SuiteTests.notebook.value, ConformanceTests.notebook.value, Self.knowledgeBase,
    ]
    #expect(notebooks.allSatisfy { !$0.pages.isEmpty })
    for notebook in notebooks {
      for page in notebook.pages where !page.path.hasPrefix("Printed/") {
        for scenario in page.scenarios {
          for trace in notebook.run(scenario).runs {
            let calls = Self.unanswered(in: trace, of: scenario, in: notebook)
            #expect(calls == [], "\(page.path)#\(scenario.anchor)")
          }
        }
      }
    }
  }

  /// Who doubts a rule sees it in a scenario, on a page that is published.
  @Test func everyRuleIsShownByAScenarioOfTheKnowledgeBase() {
    var shown: Set<UInt16> = []
    for page in Self.knowledgeBase.pages {
      for scenario in page.scenarios {
        for trace in Self.knowledgeBase.run(scenario).runs {
          shown.formUnion(trace.exercisedRules.map(\.index))
        }
      }
    }
    let missing = Rule.catalogue.filter { !shown.contains($0.number) }
    #expect(
      missing.map { "\($0.numberText) \($0.id)" } == [], "see content/notes/rules-in-small.md")
  }

  /// The calls without a rule that the program does not make where they are said to be made.
  private static func unanswered(
    in trace: Trace, of scenario: PageScenario, in notebook: Notebook
  ) -> [String] {
    let fences = [scenario.fence] + (notebook.stage(of: scenario).map { [$0.fence] } ?? [])
    let sources = fences.map(\.literal.bytes)
    return trace.events.compactMap { event -> String? in
      guard case .call(let call) = event.kind, call.rule == nil else { return nil }
      if isOfSetting(call, in: trace, scenario) { return nil }
      let selector = trace[call.selector]
      if let origin = event.origin, Int(origin.source) < sources.count {
        let bytes = sources[Int(origin.source)]
        let bounds = Int(origin.lower)..<min(Int(origin.upper), bytes.count)
        let text = String(decoding: bytes[bounds], as: UTF8.self)
        if names(of: selector).contains(where: text.contains) { return nil }
      }
      return "\(trace[call.caller].name) → \(trace[call.receiver].name).\(selector.swift)"
    }
  }

  /// Whether the setting of a scenario makes a call: a tour plays the user, and shows what is only
  /// declared; a bare method is put into a window, and the object that has it is made.
  private static func isOfSetting(_ call: Call, in trace: Trace, _ scenario: PageScenario) -> Bool {
    let isTour = scenario.tour != .none
    let caller = trace[call.caller].kind
    if isTour, caller == .user { return true }
    guard caller == .scenario, scenario.stage == nil else { return false }
    return isTour
      || ["rootViewController", "makeKeyAndVisible()", "init(frame:)"].contains(
        trace[call.selector].swift)
  }

  /// What a program writes that sends a message.
  private static func names(of selector: MessageSelector) -> [String] {
    let swift = String(selector.swift.prefix { $0 != "(" && $0 != " " })
    let objectiveC = String(selector.objectiveC.prefix { $0 != ":" })
    // An object is made by its class's name, and a property is set by its own.
    if swift == "init" { return ["(", "["] }
    guard swift.hasPrefix("set") else { return [swift, objectiveC] }
    let property = swift.dropFirst(3)
    // A column of a split view controller is set alone.
    return [
      swift, property.prefix(1).lowercased() + property.dropFirst(), "setViewController(",
    ]
  }
}
