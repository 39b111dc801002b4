import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// What a compiler refuses because of types.
extension Interpreter {
  /// The faults of a program's types, at their places.
  ///
  /// What may be known once the program has run is among the `late`: members that are hardly misspelt.
  func typeFaults(
    in program: Program, stage: Program?, host: ClassInfo?
  ) -> (sure: [Diagnostic], late: [TypeFault]) {
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
    var (sure, late): ([Diagnostic], [TypeFault]) = ([], [])
    for fault in faults {
      if let member = fault.member {
        if isKnown(member) || isAdded(member.owner, by: stage) { continue }
        guard member.isMisspelt else {
          late.append(fault)
          continue
        }
      }
      sure.append(diagnostic(of: fault))
    }
    return (sure, late)
  }

  /// What is still wrong when the program has run, beside what else is.
  func lateFaults(_ late: [TypeFault], beside found: [Diagnostic]) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    var said = Set(found.map { $0.message })
    for fault in late {
      guard let member = fault.member, !isKnown(member) else { continue }
      let info = classOrProtocol(named: member.owner)
      let diagnostic =
        info.map { unknownMemberFault(member.name, of: $0, at: fault.span) }
        ?? self.diagnostic(of: fault)
      // What the run said of the same place has the line that would help.
      let isSaid = found.contains {
        $0.id == diagnostic.id && $0.span.range == diagnostic.span.range
      }
      guard said.insert(diagnostic.message).inserted, !isSaid else { continue }
      faults.append(source.fragment.warnsOfMembers ? diagnostic.asWarning : diagnostic)
    }
    return faults
  }

  /// What a stage can declare a member of as of an object; nil of values, for which another line does.
  private func classOrProtocol(named name: String) -> ClassInfo? {
    guard !Self.valueTypes.contains(name), let info = try? classInfo(named: name) else {
      return nil
    }
    return info.kind == .class || info.standsForProtocol ? info : nil
  }

  /// Whether a line that was offered declares a type, which says no more of it than that.
  private func isAdded(_ type: String, by stage: Program?) -> Bool {
    guard source.fragment.isStageAdded, let stage else { return false }
    return stage.statements.contains { statement in
      if case .type(let declared) = statement.kind {
        return declared.kind != .extension && declared.name == type
      }
      return false
    }
  }

  /// Whether the model knows a member that no text declares, as it does some of libraries.
  private func isKnown(_ member: TypeFault.Member) -> Bool {
    switch member.owner {
    case "String": return Collections.names(of: .string(""), in: .swift).contains(member.name)
    case "Array": return Collections.names(of: .array([]), in: .swift).contains(member.name)
    case "Dictionary":
      return Collections.names(of: .dictionary([]), in: .swift).contains(member.name)
    default: break
    }
    guard let info = try? classInfo(named: member.owner), info.kind == .class else { return false }
    let name = SelectorName.baseName(member.name)
    return property(name, of: info) != nil || hasMember(name, .object(Object(info.runtime)))
      || UIKitProperties.behaviour(of: name, in: info) != nil
      || SelectorName.message(objectiveC: name) != nil || Libraries.constraintMakers.contains(name)
      || name == "then"
  }

  private func diagnostic(of fault: TypeFault) -> Diagnostic {
    var notes = fault.notes.map { note in
      Diagnostic.Note(note.message, at: note.span.map { span($0) })
    }
    if let line = fault.offer.flatMap({ line(for: $0) }) { notes.append(line) }
    if let member = fault.member, !member.isMisspelt,
      let line = stageLine(member: member.name, ofValue: member.owner, at: fault.span)
    {
      notes.append(Diagnostic.Note(declaring: line))
    }
    return Diagnostic(
      fault.isOmission ? .warning : .error, id: fault.id, fault.message, at: span(fault.span),
      notes: notes,
      fixIts: fault.fixes.map {
        Diagnostic.FixIt($0.message, replace: span($0.span), with: $0.text)
      })
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

extension Diagnostic {
  /// The same as a warning.
  fileprivate var asWarning: Diagnostic {
    Diagnostic(.warning, id: id, message, at: span, notes: notes, fixIts: fixIts)
  }
}
