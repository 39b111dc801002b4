import ScenarioSyntax
import SourceText

/// A scenario of a figure as the page shows it.
struct FigurePart {
  let member: FigureSubject.Member
  let title: String
  let anchor: String
  /// Its program, with marks in the page's language.
  let code: String
  /// Whether that is the program as it was run, byte by byte.
  let isAsRun: Bool

  var scenario: PageScenario { member.scenario }
  var outcome: ScenarioOutcome { member.outcome }
  /// What plain Markdown has of it besides its stage.
  var plain: PlainFigure.Member {
    PlainFigure.Member(
      program: PlainBlock(scenario.fence, title: title, code: code),
      checks: (scenario.claims + scenario.traces + scenario.observed).map { PlainBlock($0) })
  }
  var language: String { scenario.dialect == .swift ? "Swift" : "Objective-C" }
  /// Whether the title says that, as `The same in Objective-C` does.
  var isNamedByLanguage: Bool { title.holdsBytes(of: language) }

  /// What to colour in the program; it is cut into tokens again only where it is shown otherwise than
  /// it was run.
  var tokens: [HighlightToken] {
    if isAsRun, let program = outcome.program { return Highlighter.highlight(program) }
    return Highlighter.highlight(code, dialect: scenario.dialect)
  }
}
