import ScenarioSyntax

/// What belongs to a type alone: `private`.
extension TypeChecker {
  /// Whether the code stands in a type, or in an extension of it.
  func isAccessible(_ owner: String) -> Bool { surroundingTypes.contains(owner) }

  /// Reports a private property of another type.
  mutating func checkAccess(to property: TypeTable.Property, at span: NodeSpan?) {
    guard let span, case .ofProgram(let variable, let owner) = property,
      variable.modifiers.contains(.isPrivate), !isAccessible(owner)
    else { return }
    reportPrivate(variable.name, declaredAt: variable.nameSpan, at: span)
  }

  /// Reports a private method of another type, where no other one of its name can be meant.
  mutating func checkAccess(to methods: [Signature], named name: String, at span: NodeSpan) {
    guard methods.allSatisfy({ isPrivate($0) }) else { return }
    reportPrivate(name, declaredAt: nil, at: span)
  }

  /// Reports an initialiser that belongs to another type.
  mutating func checkAccess(
    toInitializers initializers: [Signature], _ call: Call, _ type: String, at span: NodeSpan
  ) {
    let fitting = initializers.filter { $0.parameters(for: call.arguments) != nil }
    guard !fitting.isEmpty, fitting.allSatisfy({ isPrivate($0) }) else { return }
    report(
      TypeFault(
        "scenario.inaccessible",
        "'\(type)' initializer is inaccessible due to 'private' protection level", at: span,
        notes: [TypeFault.Note("without 'private' before it the rest of the program can use it")]))
  }

  private func isPrivate(_ signature: Signature) -> Bool {
    signature.privateOwner.map { !isAccessible($0) } ?? false
  }

  private mutating func reportPrivate(
    _ name: String, declaredAt place: NodeSpan?, at span: NodeSpan
  ) {
    report(
      TypeFault(
        "scenario.inaccessible", "'\(name)' is inaccessible due to 'private' protection level",
        at: span,
        notes: [
          TypeFault.Note(
            "without 'private' before it the rest of the program can use it", at: place)
        ]))
  }
}
