import Lifecycle
import ScenarioSyntax
import SourceText

/// Whose body a fragment is that names a stage and not its class: the one of the stage's controllers
/// that it fits.
///
/// A controller fits that has the members which the fragment uses of `self`. Among several, one that
/// the fragment does not name itself goes before one that it does, a class of the note's before one
/// of UIKit's, and a class that the stage declares before one that it only uses. Where two are left,
/// nothing is guessed.
struct FragmentOwner<Candidate> {
  /// What may be meant, each once, in the order of the stage.
  private(set) var candidates: [Candidate]

  /// What is left, where it is one.
  var only: Candidate? { candidates.count == 1 ? candidates[0] : nil }

  /// Keeps those that answer with yes, unless none does.
  mutating func prefer(_ isWanted: (Candidate) -> Bool) {
    let wanted = candidates.filter(isWanted)
    if !wanted.isEmpty { candidates = wanted }
  }
}

/// A choice among several that a fragment may be the body of, which its writer has to make.
struct AmbiguousOwner {
  /// What may be meant: classes, and variables where they have them.
  let names: [(type: String, variable: String?)]

  /// The choice in words: "'a' (Page) or 'b' (Page)".
  var list: String {
    let words = names.map { name in
      name.variable.map { "'\($0)' (\(name.type))" } ?? "'\(name.type)'"
    }
    return words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }

  /// How the choice is made.
  var note: Diagnostic.Note {
    guard let first = names.first else { return Diagnostic.Note("") }
    let attribute = first.variable.map { "self=\($0)" } ?? "in=\(first.type)"
    let option = first.variable.map { "--self \($0)" } ?? "--in \(first.type)"
    return Diagnostic.Note(
      "say which, as by '\(attribute)' on the fence or '\(option)' on the command line")
  }
}

extension Interpreter {
  /// The class that bare methods belong to; nil where the stage has none for them.
  ///
  /// Methods are added to their class before the stage runs, so it is looked for among the classes
  /// that the stage declares, or else among those it uses.
  func guessHost(_ program: Program, stage: Program) throws(Halt) -> ClassInfo? {
    let types = try hostCandidates(stage)
    var owner = FragmentOwner(candidates: types)
    let uses = members(usedBy: program)
    owner.prefer { fits($0, uses, types) }
    owner.prefer { self.types.declared.contains($0.name) }
    let made = program.typesItMakes
    owner.prefer { !made.contains($0.name) }
    guard owner.candidates.count > 1 else { return owner.only }
    let choice = AmbiguousOwner(names: owner.candidates.map { ($0.name, nil) })
    let place = program.statements.first?.span ?? NodeSpan(source: 0, lower: 0, upper: 0)
    throw fail(
      "scenario.ambiguous-class", "the fragment's methods may belong to \(choice.list)",
      at: place, notes: [choice.note])
  }

  private func hostCandidates(_ stage: Program) throws(Halt) -> [ClassInfo] {
    var found: [ClassInfo] = []
    for name in types.declared {
      guard let info = types[name], info.isOfProgram, info.runtime.isController,
        !found.contains(where: { $0 === info })
      else { continue }
      found.append(info)
    }
    // What was added because nobody declares it is nobody's page.
    for name in source.fragment.isStageAdded ? [] : FreeNames(stage.statements).names {
      guard name.first?.isUppercase == true, try classInfo(named: name) == nil,
        Self.likelySuperclass(of: name) == "UIViewController"
      else { continue }
      found.append(try plainController(named: name, at: NodeSpan(source: 1, lower: 0, upper: 0)))
    }
    return found
  }

  /// The object that bare statements belong to; nil where they need none, where the stage has none
  /// for them, or several, which is then kept for whoever misses `self`.
  func guessOwner(_ program: Program) throws(Halt) -> Object? {
    var objects: [Object] = []
    _ = simulator.firstObject { object in
      if object is UIViewController { objects.append(object) }
      return false
    }
    var owner = FragmentOwner(candidates: objects)
    let uses = members(usedBy: program)
    let needs = try needsSelf(program)
    guard needs || objects.contains(where: { hasOwnMember(uses, info(of: $0)) }) else { return nil }
    let named = Set(program.topLevelNames.names)
    let types = objects.map { info(of: $0) }
    owner.prefer { fits(info(of: $0), uses, types) }
    owner.prefer { object in object.label.map { !named.contains($0) } ?? true }
    owner.prefer { info(of: $0).isOfProgram }
    owner.prefer { self.types.declared.contains(info(of: $0).name) }
    guard owner.candidates.count > 1 else { return owner.only }
    source.fragment.ambiguousOwner = AmbiguousOwner(
      names: owner.candidates.map { object in
        let name = object.label ?? ""
        return (
          info(of: object).name, code.globals.lookup(name)?.value.object === object ? name : nil
        )
      })
    return nil
  }

  /// The names that a fragment may mean as members of `self`.
  private func members(usedBy program: Program) -> Set<String> {
    let top = program.topLevelNames
    let own = program.topLevelDeclarations
    var names = Set(top.membersOfSelf)
    for name in top.names where !own.contains(name) && code.globals.lookup(name) == nil {
      names.insert(name)
    }
    for statement in program.statements {
      guard case .function(let function) = statement.kind, let body = function.body else {
        continue
      }
      let inner = FreeNames(ClosureCode(function, body: body))
      names.formUnion(inner.membersOfSelf)
      names.formUnion(inner.names)
    }
    return names
  }

  /// Whether a class has each of the members that any of several classes has.
  private func fits(_ info: ClassInfo, _ uses: Set<String>, _ others: [ClassInfo]) -> Bool {
    uses.allSatisfy { name in
      hasMember(name, of: info) || !others.contains { hasMember(name, of: $0) }
    }
  }

  /// Whether a class of the note's declares any of several members.
  private func hasOwnMember(_ uses: Set<String>, _ info: ClassInfo) -> Bool {
    uses.contains { property($0, of: info) != nil || !info.methods(named: $0).isEmpty }
  }

  private func hasMember(_ name: String, of info: ClassInfo) -> Bool {
    property(name, of: info) != nil || !info.methods(named: name).isEmpty
      || UIKitProperties.behaviour(of: name, in: info) != nil
      || !UIKitMethods.entries(baseName: name, of: info).isEmpty
  }
}
