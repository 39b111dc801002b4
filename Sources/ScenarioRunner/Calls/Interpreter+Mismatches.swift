import CallTrace
import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// Words for calls that do not fit.
extension Interpreter {
  /// Says that no method takes the arguments, or that there is none of the name.
  func unknownMethod(
    _ name: String, _ info: ClassInfo, _ candidates: [MethodInfo], _ arguments: [PassedArgument],
    at span: NodeSpan
  ) -> Halt {
    if !candidates.isEmpty { return mismatch(candidates, arguments, at: span) }
    if let halt = mismatch(name, info, arguments, at: span) { return halt }
    return unknownMember(name, of: .object(Object(info.runtime)), at: span)
  }

  /// Says why arguments do not fit a method of UIKit's; nil where it has none of the name.
  func mismatch(
    _ name: String, _ info: ClassInfo, _ arguments: [PassedArgument], at span: NodeSpan
  ) -> Halt? {
    var best: (mismatch: ArgumentMismatch, entry: UIKitMethods.Entry)?
    for entry in UIKitMethods.entries(baseName: name, of: info) {
      let mismatch = ArgumentMismatch(entry.shapes, arguments.map { $0.shape })
      if best.map({ mismatch.distance < $0.mismatch.distance }) ?? true {
        best = (mismatch, entry)
      }
    }
    guard let best else { return nil }
    var notes = [Diagnostic.Note("it is declared as '\(best.entry.swift)'")]
    if isOfLibrary(name, info, arguments) {
      notes.append(
        Diagnostic.Note(declaring: stageLine(adding: name, arguments, to: best.entry.owner)))
    }
    return fail("scenario.wrong-arguments", best.mismatch.message, at: span, notes: notes)
  }

  /// Whether a call is of a method that a library adds under a name of UIKit's: its first label is none of
  /// UIKit's.
  private func isOfLibrary(_ name: String, _ info: ClassInfo, _ arguments: [PassedArgument])
    -> Bool
  {
    guard frame.dialect == .swift, source.stageDialect == .swift, let label = arguments.first?.label
    else {
      return false
    }
    // A label that begins as one of UIKit's does is that one, with a slip.
    return !UIKitMethods.entries(baseName: name, of: info).contains { entry in
      entry.shapes.contains { shape in
        shape.label.map { $0.hasPrefix(label) || label.hasPrefix($0) } ?? false
      }
    }
  }

  /// Says why arguments do not fit methods of the program's.
  func mismatch(
    _ candidates: [MethodInfo], _ arguments: [PassedArgument], at span: NodeSpan,
    notes: [Diagnostic.Note] = []
  ) -> Halt {
    var best: ArgumentMismatch?
    for candidate in candidates {
      let shapes = shapes(of: candidate.declaration.parameters)
      let mismatch = ArgumentMismatch(shapes, arguments.map { $0.shape })
      if best.map({ mismatch.distance < $0.distance }) ?? true { best = mismatch }
    }
    return fail(
      "scenario.wrong-arguments", best?.message ?? "no exact matches in call", at: span,
      notes: candidates.map {
        Diagnostic.Note(
          "it is declared as '\($0.selector.swift)'", at: self.span($0.declaration.nameSpan))
      } + notes)
  }
}
