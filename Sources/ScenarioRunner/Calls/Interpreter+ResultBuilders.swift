import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// Result builders that the program declares: the statements of a closure become the arguments of their
/// `buildBlock`.
extension Interpreter {
  /// The result builder that one of some attributes names.
  func resultBuilder(among attributes: [String]) throws(Halt) -> ClassInfo? {
    for name in attributes {
      guard let type = types.declarations[types.unaliased(name)],
        type.attributes.contains("resultBuilder")
      else { continue }
      return try classInfo(named: name)
    }
    return nil
  }

  /// A function's body as a result builder's, where one of its attributes names one.
  func built(_ body: CodeBlock, _ attributes: [String]) throws(Halt) -> CodeBlock {
    guard let builder = try resultBuilder(among: attributes), !body.returns else { return body }
    return body.built(by: builder.name)
  }

  /// A closure whose statements a result builder puts together, each time it is called.
  func building(_ block: RuntimeBlock, with builder: ClassInfo) -> Value {
    let built = makeBlock(owner: block.owner, captures: [.object(block)]) {
      interpreter, arguments throws(Halt) in
      interpreter.calls.builder = builder
      return try interpreter.call(block, arguments)
    }
    simulator.adopt(built)
    return .object(built)
  }

  /// Runs the body of a closure that a result builder is given.
  func build(_ body: CodeBlock, with builder: ClassInfo) throws(Halt) -> Value {
    // A closure that returns something says itself what its value is.
    guard !body.returns else { return try runBody(body) }
    let result = try component(of: body, builder)
    return try callBuilder("buildFinalResult", [(nil, result)], builder) ?? result
  }

  // MARK: Components

  /// What the statements of a block make together.
  private func component(of block: CodeBlock, _ builder: ClassInfo) throws(Halt) -> Value {
    try inScope { () throws(Halt) -> Value in
      var parts: [Value] = []
      for statement in block.statements {
        try step()
        guard let part = try component(of: statement, builder) else { continue }
        // It outlives the variables of the block.
        simulator.retain(part)
        simulator.autorelease(part)
        parts.append(part)
      }
      return try join(parts, builder, at: block.span)
    }
  }

  /// What a statement contributes; nil for one that only does something.
  private func component(of statement: Statement, _ builder: ClassInfo) throws(Halt) -> Value? {
    switch statement.kind {
    case .expression(let expression), .return(let expression?):
      note(statement.span)
      if case .assignment = expression.kind {
        _ = try evaluate(expression)
        return nil
      }
      let value = try evaluate(expression)
      return try callBuilder("buildExpression", [(nil, value)], builder) ?? value
    case .if(let choice): return try component(of: choice, builder, at: statement.span)
    case .switch(let choice): return try component(of: choice, builder, at: statement.span)
    case .forIn(let loop): return try component(of: loop, builder, at: statement.span)
    case .do(let block) where block.catches.isEmpty:
      return try component(of: block.body, builder)
    case .variable, .tupleBinding, .function, .type, .typeAlias, .divider, .note, .mark, .throw:
      if case .return(let value) = try run(statement) { simulator.autorelease(value) }
      return nil
    default:
      throw fail(
        "scenario.unsupported",
        "closure containing this statement cannot be used with result builder '\(builder.name)'",
        at: statement.span)
    }
  }

  private func join(_ parts: [Value], _ builder: ClassInfo, at span: NodeSpan) throws(Halt) -> Value
  {
    if let first = parts.first,
      var result = try callBuilder("buildPartialBlock", [("first", first)], builder)
    {
      for part in parts.dropFirst() {
        result = try require(
          "buildPartialBlock", [("accumulated", result), ("next", part)], builder, at: span)
      }
      return result
    }
    return try require("buildBlock", parts.map { (nil, $0) }, builder, at: span)
  }

  // MARK: Choices and loops

  private func component(of choice: IfStatement, _ builder: ClassInfo, at span: NodeSpan)
    throws(Halt) -> Value
  {
    let count = choice.branches.count + (choice.otherwise == nil ? 0 : 1)
    let isOptional = choice.otherwise == nil
    for (place, branch) in choice.branches.enumerated() {
      let value = try inScope { () throws(Halt) -> Value? in
        try holds(branch.conditions) ? try component(of: branch.body, builder) : nil
      }
      guard let value else { continue }
      let chosen = try either(value, place, of: count, builder, at: span)
      return isOptional ? try optional(chosen, builder, at: span) : chosen
    }
    guard let otherwise = choice.otherwise else {
      return try optional(.nothing, builder, at: span)
    }
    let value = try component(of: otherwise, builder)
    return try either(value, count - 1, of: count, builder, at: span)
  }

  private func component(of choice: SwitchStatement, _ builder: ClassInfo, at span: NodeSpan)
    throws(Halt) -> Value
  {
    let subject = try evaluate(choice.subject)
    guard let place = try matchingCase(subject, choice) else { return .nothing }
    let value = try inScope { () throws(Halt) -> Value in
      try bind(subject, choice.cases[place])
      return try component(of: choice.cases[place].body, builder)
    }
    return try either(value, place, of: choice.cases.count, builder, at: span)
  }

  private func component(of loop: ForInStatement, _ builder: ClassInfo, at span: NodeSpan)
    throws(Halt) -> Value
  {
    var parts: [Value] = []
    for element in try elements(ofSequence: try evaluate(loop.sequence), at: loop.sequence.span) {
      try step()
      try inScope { () throws(Halt) -> Void in
        guard try matches(loop.pattern, element),
          try loop.filter.map({ filter throws(Halt) in try isTrue(filter) }) ?? true
        else { return }
        parts.append(try component(of: loop.body, builder))
      }
    }
    return try require("buildArray", [(nil, .array(parts))], builder, at: span)
  }

  /// One of several branches, which Swift puts into a tree of twos.
  private func either(
    _ value: Value, _ place: Int, of count: Int, _ builder: ClassInfo, at span: NodeSpan
  ) throws(Halt) -> Value {
    guard count > 1 else { return value }
    let half = (count + 1) / 2
    let isFirst = place < half
    let inner = try either(
      value, isFirst ? place : place - half, of: isFirst ? half : count - half, builder, at: span)
    return try require(
      "buildEither", [(isFirst ? "first" : "second", inner)], builder, at: span)
  }

  private func optional(_ value: Value, _ builder: ClassInfo, at span: NodeSpan) throws(Halt)
    -> Value
  {
    if let result = try callBuilder("buildIf", [(nil, value)], builder) { return result }
    return try require("buildOptional", [(nil, value)], builder, at: span)
  }

  // MARK: The builder's functions

  private typealias Labelled = (label: String?, value: Value)

  /// What a function of a result builder makes; an error where it has none that fits.
  private func require(
    _ name: String, _ arguments: [Labelled], _ builder: ClassInfo, at span: NodeSpan
  ) throws(Halt) -> Value {
    if let result = try callBuilder(name, arguments, builder) { return result }
    let labels = arguments.count == 1 ? "\(arguments[0].label ?? "_"):" : "_:"
    throw fail(
      "scenario.unsupported",
      "this cannot be used with result builder '\(builder.name)', which has no '\(name)(\(labels))' for"
        + " it", at: span)
  }

  /// What a function of a result builder makes; nil where it has none that fits. Of several it is the
  /// one that takes values of these types.
  private func callBuilder(_ name: String, _ arguments: [Labelled], _ builder: ClassInfo)
    throws(Halt) -> Value?
  {
    let here = position.place
    let passed = arguments.map {
      PassedArgument(label: $0.label, value: $0.value, isTrailing: false, span: here)
    }
    let type = Value.type(builder.runtime)
    let candidates = builder.methods(named: name).filter { $0.isStatic }
    for isExact in [true, false] {
      for candidate in candidates {
        guard let values = try bind(candidate, passed, selfValue: type) else { continue }
        if isExact, try !accepts(candidate, values) { continue }
        return try invoke(candidate, on: type, values)
      }
    }
    return nil
  }
}

extension CodeBlock {
  /// Whether a statement of its own returns: then no result builder has a say.
  fileprivate var returns: Bool {
    statements.contains { statement in
      if case .return = statement.kind { true } else { false }
    }
  }
}
