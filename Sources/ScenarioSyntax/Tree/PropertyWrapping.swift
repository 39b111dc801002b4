extension VariableDeclaration {
  /// What a wrapped property stands for, as the compiler writes it out: the wrapper, the value that
  /// is read and set through it, and what it projects.
  ///
  /// Of `@Clamped(to: 0...9) var level = 5` those are `_level`, which is made as
  /// `Clamped(wrappedValue: 5, to: 0...9)`, then `level` and `$level`.
  public func unwrapped(projects: Bool) -> [VariableDeclaration] {
    guard let wrapper, case .call(var make) = wrapper.kind else { return [self] }
    if let initialValue {
      make.arguments.insert(
        Argument(
          label: "wrappedValue", value: initialValue, isTrailing: false, span: initialValue.span),
        at: 0)
    }
    var storage = self
    storage.name = "_" + name
    storage.type = nil
    storage.isConstant = false
    storage.wrapper = nil
    storage.initialValue = Expression(kind: .call(make), span: wrapper.span)
    storage.willSet = nil
    storage.didSet = nil
    let value = computed(name, "wrappedValue", of: storage.name, observer: didSet)
    guard projects else { return [storage, value] }
    return [
      storage, value, computed("$" + name, "projectedValue", of: storage.name, observer: nil),
    ]
  }

  /// A property that is read and set as a member of another one.
  private func computed(
    _ name: String, _ member: String, of storage: String, observer: Accessor?
  ) -> VariableDeclaration {
    let span = nameSpan
    let base = Expression(kind: .name(storage), span: span)
    let place = Expression(kind: .member(base: base, name: member), span: span)
    let new = Expression(kind: .name("newValue"), span: span)
    let assignment = Expression(kind: .assignment(target: place, nil, value: new), span: span)
    var result = self
    result.name = name
    result.wrapper = nil
    result.initialValue = nil
    result.getter = Block(statements: [Statement(kind: .expression(place), span: span)], span: span)
    let statements =
      [Statement(kind: .expression(assignment), span: span)] + (observer?.body.statements ?? [])
    result.setter = Accessor(
      parameter: "newValue", body: Block(statements: statements, span: span))
    result.willSet = nil
    result.didSet = nil
    return result
  }
}
