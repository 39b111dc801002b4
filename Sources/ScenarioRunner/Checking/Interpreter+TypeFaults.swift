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
    return TypeCheck.faults(in: program, stage: stage, hosts: classes).map { fault in
      Diagnostic(
        id: fault.id, fault.message, at: span(fault.span),
        notes: fault.notes.map { Diagnostic.Note($0) },
        fixIts: fault.fixes.map {
          Diagnostic.FixIt($0.message, replace: span($0.span), with: $0.text)
        })
    }
  }
}
