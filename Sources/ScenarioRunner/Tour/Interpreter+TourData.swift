import Lifecycle
import ScenarioSyntax

/// The data of lists, which a program loads from somewhere that is not there.
extension Interpreter {
  /// Gives the empty lists of an object two elements each, as if they had been loaded; whether there were any.
  func fillLists(of object: Object) throws(Halt) -> Bool {
    var isFilled = false
    for property in info(of: object).properties where !property.isStatic {
      guard !property.declaration.isConstant, property.declaration.getter == nil,
        source.owns(property.declaration.nameSpan),
        object.properties[property.name].map({ $0.isNothing || $0.elements?.isEmpty == true })
          ?? true,
        let elements = try madeUpElements(of: property)
      else { continue }
      try store(elements, in: property, of: object)
      try simulator.note("two elements stand for what '\(property.name)' is filled with")
      isFilled = true
    }
    return isFilled
  }
}
