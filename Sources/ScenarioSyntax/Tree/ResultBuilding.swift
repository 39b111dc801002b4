extension Block {
  /// The name under which a result builder is given a closure to build.
  public static let buildCall = "build closure"

  /// The same code as what a result builder is given: `Lines.build { … }`, as a function's body.
  public func built(by builder: String) -> Block {
    let closure = Closure(
      captures: [], parameters: [], anonymousParameterCount: 0, returnType: nil, body: self,
      isBlock: false)
    let argument = Argument(
      label: nil, value: Expression(kind: .closure(closure), span: span), isTrailing: true,
      span: span)
    let base = Expression(kind: .name(builder), span: span)
    let callee = Expression(kind: .member(base: base, name: Self.buildCall), span: span)
    let call = Call(callee: callee, arguments: [argument], style: .function)
    let result = Expression(kind: .call(call), span: span)
    return Block(statements: [Statement(kind: .return(result), span: span)], span: span)
  }
}
