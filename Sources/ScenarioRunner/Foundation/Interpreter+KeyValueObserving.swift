import Lifecycle
import ScenarioSyntax

/// Someone who observes a property: a closure, or an object that is sent `observeValue(forKeyPath:…)`.
struct KeyObserver {
  let object: Object
  let key: String
  /// The key path as it was registered.
  let path: String
  var block: RuntimeBlock?
  var target: Object?
  var context = Value.nothing
  /// What `observe(_:options:changeHandler:)` has returned.
  var token: BlockHolder?
}

/// Key-value observing: whoever observes a property is told at once, when it has been set.
extension Interpreter {
  /// `page.observe(\.title) { … }`; nil where the first argument is no key path.
  func observe(_ object: Object, _ raw: [CallArgument]) throws(Halt) -> Value? {
    guard let path = raw.first.flatMap({ Self.keyPath($0.value) }), raw.count > 1 else {
      return nil
    }
    let arguments = try pass(raw)
    guard let block = arguments.last?.value.object as? RuntimeBlock, let key = path.last else {
      return nil
    }
    var owner = Value.object(object)
    for name in path.dropLast() {
      owner = try readMemberIfKnown(name, of: owner, at: raw[0].span) ?? .nothing
    }
    guard let observed = owner.object else { return .nothing }
    let token = BlockHolder(block, callsAtEnd: false, simulator)
    keyObservers.append(
      KeyObserver(
        object: observed, key: Self.observedKey(key), path: key, block: block, token: token))
    if arguments.contains(where: { $0.value.names("initial") }) {
      let value = try readMemberIfKnown(key, of: owner, at: raw[0].span) ?? .nothing
      try tell(keyObservers[keyObservers.count - 1], .nothing, value)
    }
    return .object(token)
  }

  /// `addObserver(_:forKeyPath:options:context:)` and `removeObserver(_:forKeyPath:)`; nil for
  /// anything else.
  func callKeyValueObserving(
    _ name: String, on object: Object, _ arguments: [PassedArgument]
  ) throws(Halt) -> Value? {
    guard arguments.count > 1, case .string(let path) = arguments[1].value,
      arguments[1].label == "forKeyPath", let target = arguments[0].value.object
    else { return nil }
    let key = Self.observedKey(path)
    switch name {
    case "addObserver":
      var observer = KeyObserver(object: object, key: key, path: path, target: target)
      if let context = arguments.last, context.label == "context" {
        observer.context = context.value
      }
      keyObservers.append(observer)
      if arguments.contains(where: { $0.value.names("initial") }) {
        let value =
          try readMemberIfKnown(path, of: .object(object), at: arguments[1].span) ?? .nothing
        try tell(observer, .nothing, value)
      }
    case "removeObserver":
      let isKnown: (KeyObserver) -> Bool = {
        $0.object === object && $0.target === target && $0.key == key
      }
      guard let place = keyObservers.firstIndex(where: isKnown) else {
        throw simulator.raise(
          name: "NSRangeException",
          reason: "Cannot remove an observer \(target.debugName) for the key path \"\(path)\" from"
            + " \(object.debugName) because it is not registered as an observer.")
      }
      keyObservers.remove(at: place)
    default: return nil
    }
    return .nothing
  }

  /// Whether somebody observes a property.
  func isObserved(_ name: String, of object: Object) -> Bool {
    guard !keyObservers.isEmpty else { return false }
    let key = Self.observedKey(name)
    return keyObservers.contains { $0.object === object && $0.key == key }
  }

  /// Tells those who observe a property that it has been set.
  func tellObservers(of name: String, _ object: Object, _ old: Value, _ new: Value) throws(Halt) {
    let key = Self.observedKey(name)
    keyObservers.removeAll { $0.token?.isEnded ?? false }
    for observer in keyObservers where observer.object === object && observer.key == key {
      try step()
      try tell(observer, old, new)
    }
  }

  private func tell(_ observer: KeyObserver, _ old: Value, _ new: Value) throws(Halt) {
    if let block = observer.block {
      let change = Aggregate(
        typeName: "NSKeyValueObservedChange",
        fields: [
          Aggregate.Field(name: "newValue", value: new),
          Aggregate.Field(name: "oldValue", value: old),
        ])
      _ = try call(block, [.object(observer.object), .aggregate(change)])
      return
    }
    guard let target = observer.target, !target.isDeallocated else { return }
    if let method = info(of: target).methods(named: "observeValue").first {
      let change = changes(old, new)
      _ = try send(
        method, [.string(observer.path), .object(observer.object), change, observer.context],
        to: target)
      return
    }
    try perform(
      "observeValueForKeyPath:ofObject:change:context:",
      [.string(observer.path), .object(observer.object), changes(old, new), observer.context],
      on: target, at: statement ?? NodeSpan(source: 0, lower: 0, upper: 0))
  }

  /// What has changed, under the keys of either language.
  private func changes(_ old: Value, _ new: Value) -> Value {
    var entries: [DictionaryValueEntry] = []
    for (names, value) in [
      (["newKey", "NSKeyValueChangeNewKey"], new),
      (["oldKey", "NSKeyValueChangeOldKey"], old),
    ] {
      for name in names {
        let key = Constants.value(name) ?? .member(name)
        entries.append(DictionaryValueEntry(key: key, value: value))
      }
    }
    return .dictionary(entries)
  }

  /// Objective-C's name of a flag has no `is`.
  private static func observedKey(_ name: String) -> String {
    guard name.hasPrefix("is"), name.utf8.count > 3 else { return name }
    return SelectorName.uncapitalized(String(name.dropFirst(2)))
  }
}
