import CallTrace
package import Lifecycle
import Markup
import ScenarioRunner
import ScenarioSyntax
import SourceText

/// What a check has found of a page on which all is well: what its scenarios use, and how much was compared. Pages
/// with faults are looked at again, since what is said of them names their places.
package struct KeptVerdict: Sendable {
  /// A scenario that holds.
  package struct Case: Sendable {
    /// What it uses of the budgets.
    package let use: Use
    /// How many claims and traces were compared.
    package let checks: Int

    /// Creates a case.
    package init(use: Use, checks: Int) {
      self.use = use
      self.checks = checks
    }
  }

  /// The scenarios, in order.
  package let cases: [Case]

  /// Creates a verdict.
  package init(cases: [Case]) { self.cases = cases }

  init?(_ bytes: [UInt8], scenarios: Int) {
    var reader = ByteReader(bytes)
    let cases = reader.list { reader in
      Case(
        use: Use(steps: reader.int(), messages: reader.int(), output: reader.int()),
        checks: reader.int())
    }
    guard !reader.isBroken, cases.count == scenarios, reader.position == bytes.count,
      cases.allSatisfy(\.isSound)
    else { return nil }
    self.cases = cases
  }

  var bytes: [UInt8] {
    var writer = TextBuffer()
    writer.write(cases) { writer, item in
      for amount in [item.use.steps, item.use.messages, item.use.output, item.checks] {
        writer.write(amount)
      }
    }
    return writer.bytes
  }
}

extension KeptVerdict.Case {
  /// No run uses less than nothing, or more than there is: sums of them do not overflow.
  fileprivate var isSound: Bool {
    [use.steps, use.messages, use.output, checks].allSatisfy { (0..<(1 << 40)).contains($0) }
  }
}

extension Notebook {
  /// What is known of a page's check by a cache; nil where that is nothing.
  package func verdict(of page: Page, in cache: SharedCache) -> KeptVerdict? {
    // What is said of a stage that is missing depends on those that others have.
    guard page.scenarios.allSatisfy({ missingStage(of: $0) == nil }) else { return nil }
    return cache.entry(verdictName(of: page, cache)).flatMap {
      KeptVerdict($0, scenarios: page.scenarios.count)
    }
  }

  /// Has a cache keep what was found of a page.
  package func keep(_ verdict: KeptVerdict, of page: Page, in cache: SharedCache) {
    cache.keep(verdict.bytes, as: verdictName(of: page, cache))
  }

  /// Its source, and what decides of its scenarios besides: what they take from elsewhere.
  private func verdictName(of page: Page, _ cache: SharedCache) -> String {
    cache.name(of: "check") { writer in
      writer.write(budget.text)
      writer.write(completesScenarios)
      writer.write(vault != nil)
      writer.write(counted: page.file.bytes)
      writer.write(page.scenarios) { self.write($1, to: &$0) }
    }
  }

  private func write(_ scenario: PageScenario, to writer: inout TextBuffer) {
    let program = self.scenario(scenario)
    writer.write(program.dialect == .swift)
    writer.write(program.title)
    writer.write(scenario.iOSVersions) { $0.write($1) }
    writer.write(program.isPad)
    writer.write(program.isLandscape)
    writer.write(program.inClass)
    writer.write(program.selfName)
    writer.write(scenario.shownLevels.map(\.rawValue).sorted())
    writer.write(scenario.isStageOfVault)
    writer.write(scenario.stage?.value)
    writer.write(program.stage != nil)
    guard let stage = program.stage else { return }
    writer.write(stage.id)
    writer.write(stage.dialect == .swift)
    writer.write(counted: Array(stage.program.bytes))
  }
}
