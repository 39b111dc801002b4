import Interfaces
import ScenarioSyntax

/// What `#selector` names has to be seen by Objective-C.
extension TypeChecker {
  /// Reports a method of the type that the code stands in which is not exposed.
  mutating func check(_ literal: SelectorLiteral, at span: NodeSpan) {
    guard case .nominal(let owner, _) = selfType,
      literal.base == nil || literal.base == "self" || literal.base == owner
    else { return }
    let bracket = literal.name.utf8.firstIndex(of: UInt8(ascii: "("))
    let name = bracket.map { String(literal.name[..<$0]) } ?? literal.name
    guard let own = types.programTypes[owner], !own.isExposed,
      types.ancestors(of: owner).isComplete, let methods = own.methods[name],
      methods.allSatisfy({ !$0.isExposed && !types.isAsked(for: $0, above: owner) }),
      let method = methods.first
    else { return }
    let start = NodeSpan(
      source: method.span.source, lower: method.span.lower, upper: method.span.lower)
    report(
      TypeFault(
        "scenario.not-exposed",
        "argument of '#selector' refers to instance method '\(method.fullName)' that is not exposed to"
          + " Objective-C", at: span,
        notes: [TypeFault.Note("'\(method.fullName)' is declared here", at: method.nameSpan)],
        fixes: [
          TypeFault.Fix(
            message: "add '@objc' to expose this instance method to Objective-C", span: start,
            text: "@objc ")
        ], isOmission: true))
  }
}

extension FunctionDeclaration {
  /// Whether it says that Objective-C sees it, or overrides what Objective-C sees.
  fileprivate var isExposed: Bool {
    modifiers.contains(.objc) || modifiers.contains(.override)
      || attributes.contains { ["objc", "IBAction", "IBSegueAction"].contains($0) }
  }
}

extension TypeTable {
  /// Whether a protocol to which a type conforms asks Objective-C for a method: one of UIKit's, or of the program's.
  fileprivate func isAsked(for method: FunctionDeclaration, above name: String) -> Bool {
    ancestors(of: name).inOrder.contains { ancestor in
      if let own = programTypes[ancestor], own.kind == .protocol {
        return own.isObjectiveC && own.methods[method.name] != nil
      }
      guard let interface = Interface.named(ancestor), interface.kind == .protocol else {
        return false
      }
      return interface.methods(method.name).contains { $0.fullName == method.fullName }
    }
  }
}
