import CallTrace
import Lifecycle
import ScenarioSyntax

/// Programs whose first page is made by an object that is no page: a coordinator.
extension Interpreter {
  /// Starts the object that makes a program's first page, and shows the container that it keeps; false where there is
  /// none, or where it has shown nothing.
  func coordinate(to page: ClassInfo, _ types: [String], _ program: Program) throws(Halt) -> Bool {
    guard let method = starter(of: page, types),
      let coordinator = try makeForTour(method.owner, TourRecord(.all, at: Self.nowhere))
    else { return false }
    let name = SelectorName.uncapitalized(method.owner.name)
    code.globals.declare(
      name, Variable(.object(coordinator), isConstant: true, simulator), simulator)
    self.name(.object(coordinator), name)
    _ = try send(method, [], to: coordinator)
    if frontmost() == nil, let container = container(of: coordinator) { try showAlone(container) }
    return frontmost() != nil
  }

  /// The method without arguments and without a result in which an object of the program makes a page: the one called
  /// `start`, or the first.
  private func starter(of page: ClassInfo, _ types: [String]) -> MethodInfo? {
    var found: [MethodInfo] = []
    for name in types {
      guard let info = self.types[name], info.kind == .class, info.isOfProgram,
        info.runtime.kind == .object
      else { continue }
      found += info.methodsInOrder.filter { $0.owner === info && starts($0, page) }
    }
    return found.first { $0.declaration.name == "start" } ?? found.first
  }

  private func starts(_ method: MethodInfo, _ page: ClassInfo) -> Bool {
    let declaration = method.declaration
    guard declaration.kind == .function, !method.isStatic, declaration.returnType == nil,
      !declaration.modifiers.contains(.async), let body = declaration.body,
      declaration.parameters.allSatisfy({ $0.defaultValue != nil })
    else { return false }
    return FreeNames(ClosureCode(declaration, body: body)).names.contains(page.name)
  }

  /// The first controller that an object keeps, and that shows nowhere.
  private func container(of object: Object) -> UIViewController? {
    for property in info(of: object).properties {
      if let kept = object.properties[property.name]?.object as? UIViewController,
        kept.parent == nil
      {
        return kept
      }
    }
    return nil
  }
}
