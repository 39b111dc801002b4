import CallTrace
import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// `super`, and methods of types.
extension Interpreter {
  func callSuper(_ name: String, _ arguments: [CallArgument], at span: NodeSpan) throws(Halt)
    -> Value
  {
    let passed = try pass(arguments)
    if name == "init" { return try superInitializer(passed, at: span) }
    if case .type(let type) = try readSelf(at: span), let above = frame.type?.superclass {
      for candidate in above.methods(named: name) where candidate.isStatic {
        guard let values = try bind(candidate, passed, selfValue: .type(type)) else { continue }
        return try invoke(candidate, on: .type(type), values)
      }
      return try callStatic(name, above.runtime, passed, at: span)
    }
    guard case .object(let object) = try readSelf(at: span), let type = frame.type,
      let above = type.superclass
    else { throw fail("scenario.no-super", "'super' means nothing here", at: span) }
    for candidate in above.methods(named: name) where !candidate.isStatic {
      guard let values = try bind(candidate, passed, selfValue: .object(object)) else { continue }
      return try simulator.sendSuper(candidate.id, payload(values), to: object, above: type.runtime)
    }
    for entry in UIKitMethods.entries(baseName: name, of: above) {
      guard let places = ArgumentMatch.match(entry.shapes, passed.map { $0.shape }) else {
        continue
      }
      let values = places.map { $0.first.map { passed[$0].value } ?? .nothing }
      return try superCall(entry, values, object, type)
    }
    if let message = message(of: name, passed), above.runtime.kind != .object {
      return try simulator.sendSuper(
        message.selectorID, payload(passed.map { $0.value }), to: object, above: type.runtime)
    }
    if passed.isEmpty, UIKitProperties.wasMethod(name, in: above),
      let (known, behaviour) = UIKitProperties.behaviour(of: name, in: above)
    {
      return try read(behaviour, known, of: object, at: span)
    }
    if let value = try callKeyValueCoding(name, on: object, passed, at: span) { return value }
    if name.hasPrefix("observeValue") { try refuseChange(passed, on: object) }
    let labels = passed.map { ($0.label ?? "_") + ":" }.joined()
    let isUnknown = isUndeclared(above) || inheritsFromUndeclared(above)
    if UIKitMethods.isOverridable("\(name)(\(labels))", in: above)
      || above.hasPlainMethod(name)
      || isUnknown && UIKitMethods.isCallback("\(name)(\(labels))")
    {
      return .nothing
    }
    if let halt = mismatch(name, above, passed, at: span) { throw halt }
    // The name alone, as where the check of names finds it.
    var place = span
    place.lower = max(span.lower, span.upper - Int32(name.utf8.count))
    throw fail(
      "scenario.unknown-member", words(unknownMember: name, ofType: above.name), at: place,
      fixIts: suggestion(for: name, among: memberNames(of: above), at: place))
  }

  /// UIKit's message of a name and labels.
  private func message(of name: String, _ arguments: [PassedArgument]) -> Message? {
    SelectorName.message(
      swift: name + "(" + arguments.map { ($0.label ?? "_") + ":" }.joined() + ")")
  }

  func superCall(
    _ entry: UIKitMethods.Entry, _ values: [Value], _ object: Object, _ type: ClassInfo
  ) throws(Halt) -> Value {
    guard case .message(let message) = entry.action else {
      return try superResponder(entry, values, object)
    }
    return try simulator.sendSuper(
      message.selectorID, payload(values), to: object, above: type.runtime)
  }

  // MARK: Types

  func callStatic(
    _ name: String, _ type: RuntimeClass, _ arguments: [PassedArgument], at span: NodeSpan
  ) throws(Halt) -> Value {
    if name == "init" { return try instantiate(type, arguments, at: span) }
    if name == CodeBlock.buildCall, let builder = types[type.name],
      let block = arguments.first?.value.object as? RuntimeBlock
    {
      self.calls.builder = builder
      return try call(block, [])
    }
    // `Notification.Name("saved")` is the text itself.
    if name == "Name" { return arguments.first?.value ?? .nothing }
    if type.name == "Result", ["success", "failure"].contains(name) {
      return .aggregate(Results.value(name, arguments.first?.value ?? .nothing))
    }
    guard let info = types[type.name] else {
      return .aggregate(Opaque.value(type.name, opaqueFields(arguments)))
    }
    for candidate in info.methods(named: name) where candidate.isStatic {
      guard let values = try bind(candidate, arguments, selfValue: .type(type)) else { continue }
      if isAdded(candidate) { try record(added: candidate, values, of: info) }
      let result = try invoke(candidate, on: .type(type), values)
      try writeBack(candidate, arguments)
      return result
    }
    if info.kind == .enumeration, info.place(ofCase: name) != nil {
      return try makeCase(name, arguments, of: [info])
    }
    if let native = native(name, of: info) {
      return try callNative(native, name, labelled(arguments, name), at: span)
    }
    if let value = try callDeclaredStatic(name, of: type.name, arguments) { return value }
    if let nested = types[name], nested.isOfProgram {
      return try instantiate(nested.runtime, arguments, at: span)
    }
    if let value = try readStatic(name, of: type, at: span) {
      if case .object(let block as RuntimeBlock) = value {
        return try call(block, arguments.map { $0.value })
      }
      if arguments.isEmpty, isEarlyGetter(name, ofType: info) { return value }
      // `UIWindow.Level(rawValue: 1)` is a number.
      if case .type(let nested) = value, UIKitNumbers.isAmount(nested.name),
        let number = arguments.first?.value.number
      {
        return .double(number)
      }
      if case .type(let nested) = value,
        let found = uiKitCase(of: type.name + "." + nested.name, arguments)
          ?? uiKitCase(of: nested.name, arguments)
      {
        return found
      }
      // `UICollectionView.CellRegistration<Cell, Item> { … }`
      if case .type(let nested) = value, types.isOpaque(nested.name) {
        warnOfClosures(arguments, in: name)
        return .aggregate(Opaque.value(nested.name, opaqueFields(arguments)))
      }
    }
    if name == "isSubclass", case .type(let other)? = arguments.first?.value {
      return .bool(info.isKind(of: other.name))
    }
    if !info.isOfProgram, let answer = Permissions.answer(name) { return answer }
    if types.isOpaque(type.name) || Statics.isEnumeration(type.name)
      || SelectorName.makesAppearanceProxy(name)
    {
      warnOfClosures(arguments, in: name)
      return .aggregate(
        Opaque.value(type.name, type.name == "UIFont" ? opaqueFields(arguments) : []))
    }
    throw fail(
      "scenario.unknown-member", words(unknownMember: name, of: .type(type)), at: span,
      notes: info.isOfProgram || !mayHaveStatics(info)
        ? [] : [Diagnostic.Note(declaring: stageLine(static: name, of: info))],
      fixIts: suggestion(for: name, among: staticNames(of: type), at: span))
  }

  /// A type method of UIKit's, which subclasses inherit.
  private func native(_ name: String, of info: ClassInfo) -> FreeFunctions.Native? {
    var current: ClassInfo? = info
    while let found = current {
      if let native = FreeFunctions.native(name, of: found.name) { return native }
      current = found.superclass
    }
    return nil
  }
}
