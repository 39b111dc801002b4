import Interfaces
import Lifecycle
import ScenarioSyntax

/// Types whose heads a snippet does not show: an extension, a category, an implementation without its interface.
extension Interpreter {
  /// The class that such a type probably inherits from: its name says so, and of a controller its code does too.
  func likelySuperclass(of type: TypeDeclaration) throws(Halt) -> String {
    let name = likelySuperclass(ofUndeclared: type.name)
    guard name == "UIViewController", let controller = try classInfo(named: name) else {
      return name
    }
    let names = FreeNames(bodyOf: type)
    guard isController(type, names, controller) else { return "NSObject" }
    return Surroundings.superclass(for: names, type.methodNames)
  }

  private func isController(_ type: TypeDeclaration, _ names: FreeNames, _ controller: ClassInfo)
    -> Bool
  {
    if type.members.isEmpty || type.inherited.contains(where: { Self.isOfPages($0.name) }) {
      return true
    }
    let uses = names.names + names.membersOfSelf.names
    if uses.contains(where: { Self.isTypical($0, of: controller) }) { return true }
    let methods = type.members.compactMap { member -> FunctionDeclaration? in
      guard case .function(let function) = member else { return nil }
      return function
    }
    if methods.contains(where: { $0.attributes.contains("IBAction") || Self.isOfController($0) }) {
      return true
    }
    // Whoever animates the transition of a controller is called one too.
    return Self.hasKindInName(type.name) && !methods.contains { $0.name == "animateTransition" }
  }

  /// Whether a protocol is one that a page adopts for what it shows: `UITableViewDelegate`.
  private static func isOfPages(_ name: String) -> Bool {
    name.hasPrefix("UI") && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
      && !name.hasSuffix("TransitioningDelegate")
  }

  private static func isOfController(_ method: FunctionDeclaration) -> Bool {
    Interface.named("UIViewController")?.methods(method.name).isEmpty == false
  }
}

extension TypeDeclaration {
  /// The whole names of its methods.
  fileprivate var methodNames: Set<String> {
    var names: Set<String> = []
    for member in members {
      if case .function(let function) = member {
        names.insert(function.selector ?? function.fullName)
      }
    }
    return names
  }
}
