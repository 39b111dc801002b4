import Interfaces
import ScenarioSyntax

/// What UIKit's protocols ask for.
extension TypeChecker {
  /// Reports a type that has not all that a protocol of the system's asks for, where it has something that was
  /// surely meant for it. Published code leaves much of that out, which is not looked at.
  mutating func checkSystemConformances(of declaration: TypeDeclaration, _ own: ProgramType) {
    for inherited in declaration.inherited where types.programTypes[inherited.name] == nil {
      guard let asked = Interface.named(inherited.name), asked.kind == .protocol else { continue }
      for requirement in asked.members
      where requirement.kind == .method && !requirement.isOptionalRequirement {
        let written = own.methods[requirement.name] ?? []
        guard Signature.canBeCompared(written), requirement.parameters.count <= 40,
          !written.contains(where: { types.mayMeet(requirement, $0) }),
          let meant = written.first(where: { types.isMeant($0, for: requirement, of: asked) })
        else { continue }
        report(
          TypeFault(
            "scenario.missing-requirement",
            "type '\(declaration.name)' does not conform to protocol '\(asked.name)'",
            at: declaration.nameSpan,
            notes: [
              TypeFault.Note("protocol requires function '\(requirement.fullName)'"),
              TypeFault.Note("this has another name, or takes something else", at: meant.nameSpan),
            ]))
        break
      }
    }
  }
}

extension TypeTable {
  /// Whether a method is what a protocol asks for, as far as is known.
  fileprivate func mayMeet(_ asked: DeclaredMember, _ function: FunctionDeclaration) -> Bool {
    asked.parameters.map { $0.label } == function.labels && mayTakeTheSame(asked, function)
  }

  private func mayTakeTheSame(_ asked: DeclaredMember, _ function: FunctionDeclaration) -> Bool {
    zip(asked.parameters, function.parameters).allSatisfy {
      conversion(from: type($0.type), to: type($1.type)) != .isRefused
    }
  }

  /// Whether a method that nothing else asks for was surely meant for what a protocol asks for: it has the same
  /// labels, or one letter of one is wrong.
  fileprivate func isMeant(
    _ function: FunctionDeclaration, for asked: DeclaredMember, of interface: Interface
  ) -> Bool {
    let (labels, wanted) = (function.labels, asked.parameters.map { $0.label })
    guard labels.count == wanted.count,
      !interface.methods(asked.name).contains(where: {
        $0.fullName != asked.fullName && mayMeet($0, function)
      })
    else { return false }
    let differing = zip(labels, wanted).filter { $0 != $1 }
    if differing.isEmpty { return true }
    return differing.count == 1 && differing[0].0 != "_" && differing[0].1 != "_"
      && Misspelling.isLikely(differing[0].0, for: differing[0].1)
      && mayTakeTheSame(asked, function)
  }
}
