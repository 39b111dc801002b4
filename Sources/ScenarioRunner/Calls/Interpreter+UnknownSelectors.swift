import CallTrace
import Lifecycle
import ScenarioSyntax
import SourceText

/// Words for messages that nobody answers.
extension Interpreter {
  /// Says that no method has a selector; the result is to be thrown.
  func unknownSelector(_ selector: String, _ info: ClassInfo, at span: NodeSpan) -> Halt {
    log.add(unknownSelectorFault(selector, info, at: span))
    return .failure
  }

  /// What is said of a selector that no method has.
  func unknownSelectorFault(_ selector: String, _ info: ClassInfo, at span: NodeSpan) -> Diagnostic
  {
    let names =
      UIKitMethods.names(of: info, isSelector: true)
      + info.methodsInOrder.map { $0.selector.objectiveC }
    // The selector's first piece stands at the end of what is called.
    var place = span
    let piece = SelectorName.firstPiece(of: selector)
    place.lower = max(span.lower, span.upper - Int32(piece.utf8.count))
    // What is left out at the end is the usual slip: `presentViewController:animated:`.
    let longer =
      selector.utf8.last == UInt8(ascii: ":") ? names.first { $0.hasPrefix(selector) } : nil
    let fixIts =
      longer.map { longer in
        [
          NameChange(of: selector, into: longer, in: self.span(place)).fixIt
        ]
      } ?? suggestion(for: selector, among: names + UIKitProperties.setters(of: info), at: place)
    return Diagnostic(
      id: "scenario.unknown-message",
      "no visible @interface for '\(info.name)' declares the selector '\(selector)'",
      at: self.span(place),
      notes: longer == nil && !isMisspelling(selector, fixIts)
        ? [Diagnostic.Note(declaring: stageLine(selector: selector, of: info))]
        : [],
      fixIts: fixIts)
  }
}
