import ScenarioSyntax
import ScenarioTypes
import SourceText

/// What a compiler refuses because of types.
extension Interpreter {
  /// The faults of a program's types, at their places.
  func typeFaults(in program: Program, stage: Program?, host: ClassInfo?) -> [Diagnostic] {
    var classes: [String] = []
    var current = host ?? frame.type
    while let found = current {
      classes.append(found.name)
      current = found.superclass
    }
    let faults = TypeCheck.faults(
      in: program, stage: stage, hosts: classes, isEarly: source.isEarlySwift,
      likelySuperclass: { [interpreter = Unowned(self)] name in
        interpreter.value.classAbove(undeclared: name)
      })
    return faults.map { fault in
      let notes = fault.notes.map { note in
        Diagnostic.Note(note.message, at: note.span.map { span($0) })
      }
      return Diagnostic(
        fault.isOmission ? .warning : .error, id: fault.id, fault.message, at: span(fault.span),
        notes: notes + (fault.offer.flatMap { line(for: $0) }.map { [$0] } ?? []),
        fixIts: fault.fixes.map {
          Diagnostic.FixIt($0.message, replace: span($0.span), with: $0.text)
        })
    }
  }

  /// The line that declares a method which another file may have; nil where a stage cannot say it.
  private func line(for offer: TypeFault.Offer) -> Diagnostic.Note? {
    guard source.stageDialect == .swift else { return nil }
    let arguments = offer.labels.map { NameUses.Argument(label: $0, kind: nil) }
    return Diagnostic.Note(
      declaring: stageLine(
        adding: offer.name, arguments, to: offer.owner, isStatic: offer.isStatic))
  }

  /// The class that an object is taken to be of whose own class nothing declares; nil of a name that is no
  /// class's.
  private func classAbove(undeclared name: String) -> String? {
    guard Self.mayNameClass(name), types.declarations[name] == nil, UIKitClasses.entry(name) == nil,
      !UIKitClasses.isProtocol(name), UIKitCases.all(of: name) == nil, !SystemNames.has(name),
      FreeFunctions.native(name) == nil
    else { return nil }
    return likelySuperclass(ofUndeclared: name)
  }
}
