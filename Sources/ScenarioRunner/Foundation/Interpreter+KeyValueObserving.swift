import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// Someone who observes a property: a closure, or an object that is sent `observeValue(forKeyPath:…)`.
///
/// Of a path of several keys each is observed, of the object that has it at the time.
struct KeyObserver {
  /// Which registration it belongs to.
  let id: Int
  /// What is observed, where the path begins.
  let root: Object
  /// The object that has the key.
  let object: Object
  let key: String
  /// The key path as it was registered, and the place of the key in it.
  let path: [String]
  let level: Int
  var block: RuntimeBlock?
  var target: Object?
  var context = Value.nothing
  /// Whether it is told what the property is now, and what it was.
  var wantsNew = false
  var wantsOld = false
  /// What `observe(_:options:changeHandler:)` has returned.
  var token: BlockHolder?

  /// Takes over what it is to be told of, which is nothing where no option says so.
  mutating func takeOptions(_ arguments: [PassedArgument]) {
    wantsNew = arguments.contains { $0.value.names("new") }
    wantsOld = arguments.contains { $0.value.names("old") }
  }
}

/// Key-value observing: whoever observes a property is told at once, when it has been set.
extension Interpreter {
  /// `page.observe(\.title) { … }`; nil where the first argument is no key path.
  func observe(_ object: Object, _ raw: [CallArgument]) throws(Halt) -> Value? {
    guard let path = raw.first.flatMap({ Self.keyPath($0.value) }), raw.count > 1 else {
      return nil
    }
    let arguments = try pass(raw)
    guard let block = arguments.last?.value.object as? RuntimeBlock else { return nil }
    let token = BlockHolder(block, callsAtEnd: false, simulator)
    var observer = makeObserver(of: object, path)
    observer.block = block
    observer.token = token
    try register(observer, arguments)
    return .object(token)
  }

  /// Has a closure called whenever what a key path leads to is set, and at once if that is wanted.
  func observe(
    _ path: String, of object: Object, by block: RuntimeBlock, looksAtOnce: Bool
  ) throws(Halt) {
    let keys = path.utf8.split(separator: UInt8(ascii: ".")).compactMap { String($0) }
    guard !keys.isEmpty else { return }
    var observer = makeObserver(of: object, keys)
    observer.block = block
    try register(observer, [])
    if looksAtOnce { _ = try call(block, [.object(object), .nothing]) }
  }

  private func makeObserver(of object: Object, _ path: [String]) -> KeyObserver {
    KeyObserver(
      id: system.keyObservers.nextID(), root: object, object: object,
      key: Self.observedKey(path[0]),
      path: path, level: 0)
  }

  /// Adds an observer with those of the keys behind its first, and tells it at once if it asks for that.
  private func register(_ observer: KeyObserver, _ arguments: [PassedArgument]) throws(Halt) {
    var observer = observer
    observer.takeOptions(arguments)
    system.keyObservers.add(observer)
    let first = try value(of: observer.path[0], in: .object(observer.root))
    try link(observer, to: first)
    guard arguments.contains(where: { $0.value.names("initial") }) else { return }
    try tell(observer, nil, try value(along: observer.path.dropFirst(), from: first))
  }

  /// Observes the keys behind the one of an observer, in the object that this one holds now.
  private func link(_ observer: KeyObserver, to value: Value) throws(Halt) {
    var current = value
    for level in observer.path.indices where level > observer.level {
      guard let object = current.object else { return }
      let name = observer.path[level]
      system.keyObservers.add(
        KeyObserver(
          id: observer.id, root: observer.root, object: object, key: Self.observedKey(name),
          path: observer.path, level: level, block: observer.block, target: observer.target,
          context: observer.context, wantsNew: observer.wantsNew, wantsOld: observer.wantsOld,
          token: observer.token))
      current = try self.value(of: name, in: current)
    }
  }

  private func value(of name: String, in owner: Value) throws(Halt) -> Value {
    guard !owner.isNothing else { return .nothing }
    return try readMemberIfKnown(name, of: owner, at: position.place)
      ?? .nothing
  }

  private func value(along path: ArraySlice<String>, from owner: Value) throws(Halt) -> Value {
    var current = owner
    for name in path { current = try value(of: name, in: current) }
    return current
  }

  /// `addObserver(_:forKeyPath:options:context:)` and `removeObserver(_:forKeyPath:)`; nil for
  /// anything else.
  func callKeyValueObserving(
    _ name: String, on object: Object, _ arguments: [PassedArgument]
  ) throws(Halt) -> Value? {
    guard arguments.count > 1, case .string(let path) = arguments[1].value,
      arguments[1].label == "forKeyPath", let target = arguments[0].value.object
    else { return nil }
    let keys = path.utf8.split(separator: UInt8(ascii: ".")).compactMap { String($0) }
    guard !keys.isEmpty else { return nil }
    switch name {
    case "addObserver":
      var observer = makeObserver(of: object, keys)
      observer.target = target
      if let context = arguments.last, context.label == "context" {
        observer.context = context.value
      }
      try register(observer, arguments)
    case "removeObserver":
      guard let id = system.keyObservers.registration(of: target, for: keys, of: object) else {
        throw simulator.raise(
          name: "NSRangeException",
          reason: "Cannot remove an observer \(target.debugName) for the key path \"\(path)\" from"
            + " \(object.debugName) because it is not registered as an observer.")
      }
      system.keyObservers.remove(id)
    default: return nil
    }
    return .nothing
  }

  /// Whether somebody observes a property.
  func isObserved(_ name: String, of object: Object) -> Bool {
    guard !system.keyObservers.all.isEmpty else { return false }
    return system.keyObservers.contains(Self.observedKey(name), of: object)
  }

  /// Tells those who observe a property that it has been set.
  func tellObservers(of name: String, _ object: Object, _ old: Value, _ new: Value) throws(Halt) {
    for observer in system.keyObservers.observers(of: Self.observedKey(name), of: object) {
      try step()
      let rest = observer.path.dropFirst(observer.level + 1)
      guard !rest.isEmpty else {
        try tell(observer, old, new)
        continue
      }
      system.keyObservers.removeBehind(observer)
      try link(observer, to: new)
      try tell(observer, try value(along: rest, from: old), try value(along: rest, from: new))
    }
  }

  private func tell(_ observer: KeyObserver, _ old: Value?, _ new: Value) throws(Halt) {
    let old = observer.wantsOld ? old : nil
    let new = observer.wantsNew ? new : nil
    if let block = observer.block {
      let change = Aggregate(
        typeName: "NSKeyValueObservedChange",
        fields: [
          Aggregate.Field(name: "newValue", value: new ?? .nothing),
          Aggregate.Field(name: "oldValue", value: old ?? .nothing),
        ])
      _ = try call(block, [.object(observer.root), .aggregate(change)])
      return
    }
    guard let target = observer.target, !target.isDeallocated else { return }
    let path = observer.path.joined(separator: ".")
    if let method = info(of: target).methods(named: "observeValue").first {
      let change = changes(old, new)
      _ = try send(
        method, [.string(path), .object(observer.root), change, observer.context],
        to: target)
      return
    }
    let selector = "observeValueForKeyPath:ofObject:change:context:"
    guard info(of: target).method(selector: selector, isStatic: false) != nil else {
      throw unhandled(path, observer.root, changes(old, new), by: target)
    }
    try perform(
      selector, [.string(path), .object(observer.root), changes(old, new), observer.context],
      on: target, at: position.place)
  }

  /// What `NSObject` itself does with a change: nobody has handled it.
  func refuseChange(_ arguments: [PassedArgument], on target: Object) throws(Halt) {
    guard arguments.count > 2, let observed = arguments[1].value.object else { return }
    throw unhandled(describe(arguments[0].value), observed, arguments[2].value, by: target)
  }

  private func unhandled(
    _ path: String, _ observed: Object, _ change: Value, by target: Object
  ) -> Halt {
    var lines = ["kind = 1;"]
    if case .dictionary(let entries) = change {
      for (names, word) in [(["newKey", "new"], "new"), (["oldKey", "old"], "old")] {
        let entry = entries.first { entry in names.contains { describe(entry.key).hasSuffix($0) } }
        if let entry { lines.append("\(word) = \(describe(entry.value));") }
      }
    }
    return simulator.raise(
      name: "NSInternalInconsistencyException",
      reason: "\(target.debugName): An -observeValueForKeyPath:ofObject:change:context: message was"
        + " received but not handled.\nKey path: \(path)\nObserved object: \(observed.debugName)\n"
        + "Change: {\n" + lines.map { "    \($0)\n" }.joined() + "}\nContext: 0x0")
  }

  /// What has changed, under the keys of either language.
  private func changes(_ old: Value?, _ new: Value?) -> Value {
    var entries: [DictionaryValueEntry] = []
    for (names, value) in [
      (["newKey", "NSKeyValueChangeNewKey"], new),
      (["oldKey", "NSKeyValueChangeOldKey"], old),
    ] {
      for name in names {
        let key = Constants.value(name) ?? .member(name)
        guard let value else { continue }
        // A dictionary holds no nil.
        let kept = value.isNothing ? .aggregate(Opaque.value("NSNull")) : value
        entries.append(DictionaryValueEntry(key: key, value: kept))
      }
    }
    return .dictionary(entries)
  }

  /// Objective-C's name of a flag has no `is`.
  static func observedKey(_ name: String) -> String {
    guard name.hasPrefix("is"), name.utf8.count > 3 else { return name }
    return SelectorName.uncapitalized(String(name.dropFirst(2)))
  }
}
