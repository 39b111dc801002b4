import Lifecycle
import ScenarioSyntax

/// The properties that other code than what is shown sets before a page shows.
extension Interpreter {
  /// Gives a page what it says that it is given, `var model: Model!`, where nothing in the program ever sets that, and
  /// what an initialiser would set that is not shown: on a tour of classes alone, whoever would do so is in another file.
  func fillUnset(of page: Object) throws(Halt) {
    guard tour.isOfClasses else { return }
    try assumeChild(of: page)
    var current: ClassInfo? = info(of: page)
    while let found = current, found.isOfProgram {
      for property in found.properties where isUnset(property, in: page) {
        if let value = try given(to: property) { try store(value, in: property, of: page) }
      }
      current = found.superclass
    }
  }

  /// What a property is given; of a type that nothing declares it is opaque, and so is all that is read of it.
  private func given(to property: PropertyInfo) throws(Halt) -> Value? {
    let declaration = property.declaration.withoutOptional
    if lacksInitializer(for: property), let value = try madeUp(Parameter(of: declaration)) {
      return value
    }
    guard let type = declaration.type, !type.isFunction, type.name.beginsWithLetter,
      try classInfo(named: type.name) == nil, types.declarations[type.name] == nil
    else { return try madeUp(Parameter(of: declaration)) }
    return .aggregate(Opaque.value(type.name))
  }

  private func isUnset(_ property: PropertyInfo, in page: Object) -> Bool {
    let declaration = property.declaration
    guard let type = declaration.type, declaration.initialValue == nil,
      !property.isStatic, !property.isOutlet, !property.isLazy, !declaration.isComputed,
      page.properties[property.name]?.isNothing ?? true
    else { return false }
    // Whether it is set later or not, it holds something before.
    if lacksInitializer(for: property) { return true }
    guard type.text.hasSuffix("!"), !nameUses[property.name].isAssigned else { return false }
    // What UIKit has, such as a view, is made in code that is shown, or it is missing.
    return UIKitClasses.entry(type.name) == nil && !SystemNames.has(type.name)
  }

  /// Whether a class in Swift has no initialiser, and a property that one would have to set.
  private func lacksInitializer(for property: PropertyInfo) -> Bool {
    guard let type = property.declaration.type, property.dialect == .swift else { return false }
    return !type.isOptional && property.owner.methods["init"] == nil
      && property.declaration.wrapper == nil
  }
}

extension VariableDeclaration {
  /// The same of a type that is no optional.
  fileprivate var withoutOptional: VariableDeclaration {
    guard let type, type.text.hasSuffix("!") else { return self }
    var other = self
    other.type = TypeName(
      text: String(type.text.dropLast()), name: type.name, isOptional: false,
      isFunction: type.isFunction, span: type.span)
    return other
  }
}
