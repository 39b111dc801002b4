import Markup

/// What a figure is about: a scenario, or two that share the figure.
///
/// Of two the first is the one that the second is compared with. It gives the figure its name, and its
/// drawing where both make the same calls.
struct FigureSubject {
  /// A scenario, and what became of it.
  final class Member {
    let scenario: PageScenario
    let outcome: ScenarioOutcome

    init(scenario: PageScenario, outcome: ScenarioOutcome) {
      self.scenario = scenario
      self.outcome = outcome
    }
  }

  /// The page that they are on.
  let page: Int
  let first: Member
  /// The other one of the figure.
  var second: Member?
  /// What the scenario is compared with, where that has a figure of its own.
  var reference: Member?

  var members: [Member] { [first] + (second.map { [$0] } ?? []) }
}

/// What the plain Markdown of a page has of a figure.
struct PlainFigure {
  /// The programs, each with the word of its fence.
  var programs: [(code: String, word: String)] = []
  /// What it is called, and its anchor on the page that shows it.
  var title = ""
  var anchor = ""
  /// What is said of them.
  var remark: String?
  /// The diagram.
  var text: [UInt8]?
  /// What leads to the diagram where that is too long.
  var link: String?

  /// The same of the first of a pair and of the second, where each stands for itself: the diagram of both
  /// is below the first where they make the same calls, as it is said below the second then.
  var apart: (PlainFigure?, PlainFigure?) {
    guard programs.count > 1 else { return (self, nil) }
    let isSame = remark != nil
    return (
      PlainFigure(
        programs: [programs[0]], title: title, anchor: anchor, text: isSame ? text : nil),
      PlainFigure(
        programs: [programs[1]], title: title, anchor: anchor, remark: remark,
        text: isSame ? nil : text)
    )
  }

  /// The blocks, with blank lines between them, and before the first where they stand below something;
  /// the programs only where they stand elsewhere.
  func blocks(withPrograms: Bool, isBelow: Bool = false) -> [UInt8] {
    var blocks: [UInt8] = []
    func begin() {
      if isBelow || !blocks.isEmpty { blocks.append(markup: "\n\n") }
    }
    if withPrograms {
      for program in programs {
        begin()
        MarkdownTwin.append(fence: Array(program.code.utf8), word: program.word, to: &blocks)
      }
    }
    if let remark {
      begin()
      blocks.append(contentsOf: remark.utf8)
    }
    if let text {
      blocks.reserveCapacity(blocks.count + text.count + 64)
      begin()
      MarkdownTwin.append(fence: text, word: "text", to: &blocks)
    }
    if let link {
      begin()
      blocks.append(contentsOf: link.utf8)
    }
    return blocks
  }
}
