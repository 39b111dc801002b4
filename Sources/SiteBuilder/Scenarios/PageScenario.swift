package import CallTrace
package import Markup
package import ScenarioRunner
package import ScenarioSyntax
import SourceText

/// A scenario of a page, with what the page expects of it.
package struct PageScenario: Sendable {
  /// The block.
  package let fence: FencedBlock
  /// Its place among the page's scenarios, from zero.
  package let index: Int
  /// The dialect of its program.
  package let dialect: Dialect
  /// The name its author gave it.
  package let id: String?
  /// The anchor of its figure: its id, or `scenario-` and its number; a heading's own anchor is
  /// left to the heading.
  package let anchor: String
  /// What stands over its diagram.
  package let title: String?
  /// The versions of iOS to model, ascending, at least one.
  package let iOSVersions: [Int]
  /// The levels its author wants shown; nil for the usual ones.
  package let levels: Set<MessageSelector.Level>?
  /// The name of its stage; nil when it has none.
  package let stage: FenceAttribute?
  /// Whether a property of an Obsidian vault names it, which may be another's word.
  let isStageOfVault: Bool
  /// Whether it is run on a tablet: `device=iPad`.
  package let isPad: Bool
  /// Whether the device lies on its side at launch: `orientation=landscape`.
  package let isLandscape: Bool
  /// Whether its author's notes are numbers in the drawing, with the texts below: `notes=numbered`.
  package let numbersNotes: Bool
  /// The blocks of expected calls that belong to it.
  package internal(set) var traces: [FencedBlock] = []
  /// The blocks of claims that belong to it.
  package internal(set) var claims: [FencedBlock] = []
  /// The logs of devices that belong to it.
  package internal(set) var observed: [FencedBlock] = []
  /// The scenario of the page that it is set beside, by its place.
  package internal(set) var comparedWith: Int?
  /// Whether the block of that one comes right before its own, so that one figure is for both.
  package internal(set) var isPair = false

  /// The levels to show.
  package var shownLevels: Set<MessageSelector.Level> { levels ?? Self.usualLevels }

  /// What is shown when nobody says otherwise.
  package static let usualLevels: Set<MessageSelector.Level> = [
    .appearance, .containment, .console,
  ]

  /// What its program is put through where it only declares: `tour`, or `tour=covered,gone`.
  package var tour: Tour { fence["tour"].flatMap { Tour($0.value) } ?? .none }
  /// The class whose body the program is.
  package var inClass: String? { fence["in"]?.value }
  /// The object of the stage that is `self`.
  package var selfName: String? { fence["self"]?.value }
}

/// A stage that a page defines, for all pages.
package struct PageStage: Sendable {
  /// The block.
  package let fence: FencedBlock
  /// Its name.
  package let id: String
  /// The dialect of its program.
  package let dialect: Dialect
}
