public import CallTrace
public import Diagrams
public import ScenarioRunner
import ScenarioSyntax
public import SourceText

/// What a page asks of the engine; its form as text is `LiveRequest.init(bytes:)`.
public struct LiveRequest: Sendable {
  /// What is asked, and how it is answered.
  public enum Form: String, Sendable, CaseIterable {
    /// A sequence diagram as SVG.
    case svg
    /// A sequence diagram in Unicode box drawing.
    case text
    /// One call a line, as expected traces are written.
    case trace
    /// All that came of a program, as JSON: `LiveReport`.
    case report
    /// How the program is coloured, as JSON: `LiveTokens`.
    case tokens
    /// What can be written at a place of the program, as JSON: `LiveNames`.
    case names
    /// The style sheet that a page has for drawings that carry none of their own.
    case style
  }

  /// What a report may hold beside what is wrong, what is claimed and what is compared.
  public enum Part: String, Sendable, CaseIterable {
    /// The diagram as SVG.
    case svg
    /// The diagram in box drawing.
    case text
    /// One call a line.
    case trace
    /// The diagram for other programs.
    case mermaid
    /// What is to be coloured in the program.
    case tokens
    /// The rules that were exercised.
    case rules
  }

  /// What is asked.
  public var form = Form.svg
  /// What is run; for a text that is a drawing already, its program is that text.
  public var scenario: Scenario
  /// The language of a text that is a drawing, and no program.
  public var drawn: DiagramLanguage?
  /// The versions of iOS that the scenario is run on, ascending, at least one; the first is the scenario's own.
  public var versions: [Int]
  /// The levels that are shown.
  public var levels: Set<MessageSelector.Level> = [.appearance, .containment, .console]
  /// What a report holds.
  public var parts: Set<Part> = [.svg]
  /// What is claimed of the scenario.
  public var claims: Snippet?
  /// The program that this one is compared with: the author's, where a reader has changed it.
  public var original: Snippet?
  /// The stage of that program, where it is another.
  public var originalStage: Snippet?
  /// What the original is called in the comparison.
  public var originalTitle = "original"
  /// Where names are asked for, in UTF-16 units of the program, as JavaScript counts.
  public var place = 0
  /// How wide a drawing may be, in pixels; nil where it may be as wide as it is.
  public var width: Int?
  /// Whether a report's drawing carries its style sheet, and does not rely on its page's.
  public var standsAlone = true
  /// The address of the page of rules, which calls lead to.
  public var rulePage: String?
  /// What a drawing says by itself.
  public var words = DiagramWords()

  /// The language of the stage.
  var stageDialect = Dialect.swift
  /// What is wrong with the request itself: values that its keys cannot have.
  public internal(set) var faults: [Diagnostic] = []

  /// A request for a scenario.
  public init(_ scenario: Scenario, form: Form = .svg) {
    self.scenario = scenario
    self.form = form
    versions = [scenario.iOSVersion]
  }
}
