import Lifecycle
import ScenarioSyntax

/// Property wrappers that the program declares: `@Clamped(to: 0...9) var level = 5`.
extension Interpreter {
  /// The properties that a wrapped one stands for; nil where its attribute is no wrapper of the
  /// program's.
  func wrapped(_ property: VariableDeclaration) -> [VariableDeclaration]? {
    guard let wrapper = property.wrapper, !property.isComputed, case .call(let make) = wrapper.kind,
      case .name(let name) = make.callee.kind,
      let type = types.declarations[types.alias(name)?.name ?? name],
      type.attributes.contains("propertyWrapper")
    else { return nil }
    let projects = type.members.contains { member in
      if case .property(let known) = member { return known.name == "projectedValue" }
      return false
    }
    return property.unwrapped(projects: projects)
  }
}
