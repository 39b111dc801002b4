import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// Someone who is to be told of a notification; the observer is not owned, a closure is.
struct NotificationObserver {
  /// The notification; nil for all.
  var name: String?
  /// The sender; nil for all.
  var sender: Object?
  var target: Object?
  var selector = ""
  var block: RuntimeBlock?
  /// What `addObserver(forName:…)` has returned.
  var token: Object?
  /// How many objects there were when it began to observe.
  var place = 0
}

/// `NotificationCenter`: whoever posts calls the observers, in the order of their registration,
/// before it goes on.
extension Interpreter {
  func callNotificationCenter(_ name: String, _ arguments: [PassedArgument], at span: NodeSpan)
    throws(Halt) -> Value?
  {
    switch name {
    case "addObserver", "addObserverForName": return try addObserver(arguments, at: span)
    case "removeObserver":
      guard let target = arguments.first?.value.object else { return .nothing }
      let what = arguments.count > 1 ? notificationName(arguments[1].value) : nil
      simulator.spend(parts: 2 * system.notifications.all.count)
      let gone = system.notifications.observers(for: target)
      system.notifications.remove(target, named: what)
      for observer in gone { if let block = observer.block { simulator.autorelease(block) } }
      return .nothing
    case "post", "postNotificationName", "postNotification":
      try post(arguments, at: span)
      return .nothing
    default: return nil
    }
  }

  /// Says of the keyboard's notifications that somebody observes that they will not come, unless the
  /// program has posted them itself.
  func warnOfKeyboards() {
    for (name, span) in system.notifications.keyboardNames {
      warn(
        "scenario.unsent-callback", "nothing here posts '\(name)': the model has no keyboard",
        at: span)
    }
  }

  private func addObserver(_ arguments: [PassedArgument], at span: NodeSpan) throws(Halt) -> Value {
    var observer = NotificationObserver()
    observer.place = simulator.objectCount
    let values = arguments.map { $0.value }
    if let block = values.last?.object as? RuntimeBlock {
      observer.name = values.first.flatMap { notificationName($0) }
      if values.count > 1 { observer.sender = values[1].object }
      simulator.retain(block)
      observer.block = block
      system.notifications.noteKeyboard(observer.name, at: span, simulator)
      let token = Object(.object)
      simulator.adopt(token)
      observer.token = token
      system.notifications.add(observer)
      return .object(token)
    }
    observer.target = values.first?.object
    for argument in arguments.dropFirst() {
      switch (argument.label, argument.value) {
      case (_, .selector(let selector)): observer.selector = selector
      case ("name", let value): observer.name = notificationName(value)
      case ("object", let value): observer.sender = value.object
      default: break
      }
    }
    system.notifications.noteKeyboard(observer.name, at: span, simulator)
    system.notifications.add(observer)
    return .nothing
  }

  /// Has UIKit's own notifications reach the program's observers.
  func installNotificationCenter() {
    simulator.notificationCenter = makeBlock(owner: nil, captures: []) {
      interpreter, arguments throws(Halt) in
      guard case .string(let name)? = arguments.first else { return .nothing }
      let observers = interpreter.system.notifications.all
      interpreter.simulator.spend(parts: 2 * observers.count)
      let wanted = observers.filter { observer in
        observer.name.map { Self.ownName(of: $0) == name } ?? true
      }
      // Most programs observe nothing; controllers are notified of a memory warning all the same.
      if wanted.isEmpty, !Self.isMemoryWarning(name) { return .nothing }
      let sender = arguments.count > 1 ? arguments[1] : .object(interpreter.simulator.application)
      let text = Notifications.text(ofPosted: name, by: sender)
      try interpreter.tell(wanted, of: text, sender: sender, info: .nothing)
      return .nothing
    }
  }

  /// `didBecomeActive`, of `UIApplication.didBecomeActiveNotification` in all its spellings.
  static func ownName(of name: String) -> String {
    var rest = Substring(name)
    if let dot = rest.lastIndex(of: ".") { rest = rest[rest.index(after: dot)...] }
    for prefix in ["UIApplication", "UIScene", "UIWindow"] where rest.hasPrefix(prefix) {
      rest = rest.dropFirst(prefix.utf8.count)
    }
    if rest.hasSuffix("Notification") { rest = rest.dropLast("Notification".utf8.count) }
    return SelectorName.uncapitalized(String(rest))
  }

  /// Nearly all other names are too short for it or have no such letter, and need not be taken apart.
  private static func isMemoryWarning(_ name: String) -> Bool {
    let own = "didReceiveMemoryWarning"
    return name.utf8.count >= own.utf8.count && name.utf8.contains(UInt8(ascii: "M"))
      && ownName(of: name) == own
  }

  func notificationName(_ value: Value) -> String? {
    switch value {
    case .nothing: nil
    case .string(let text): text
    case .member(let name): notificationName(ofMember: name)
    case .aggregate(let aggregate):
      (aggregate["name"] ?? (aggregate.isUntypedCase("init") ? aggregate.fields.first?.value : nil))
        .flatMap { notificationName($0) } ?? describe(value)
    default: describe(value)
    }
  }

  /// The text behind `.didReload`: that of a static of the program's in an extension of
  /// `Notification.Name`, or of a name of the system's. An error in it ends the program at the next step.
  func notificationName(ofMember name: String) -> String {
    guard let names = types["Name"], !names.isOfProgram,
      names.property(name, isStatic: true) != nil
    else { return Notifications.text(ofMember: name) }
    do throws(Halt) {
      let value = try readStatic(name, of: names.runtime, at: position.place)
      if case .string(let text)? = value { return text }
    } catch {
      calls.fail(comparing: error)
    }
    return name
  }

  private func post(_ arguments: [PassedArgument], at span: NodeSpan) throws(Halt) {
    guard let name = arguments.first.flatMap({ notificationName($0.value) }) else { return }
    system.notifications.notePost(name)
    var sender = Value.nothing
    var info = Value.nothing
    for argument in arguments.dropFirst() {
      if argument.label == "object" { sender = argument.value }
      if argument.label == "userInfo" { info = argument.value }
    }
    simulator.spend(parts: system.notifications.all.count)
    try tell(system.notifications.observers(of: name), of: name, sender: sender, info: info)
  }

  private func tell(
    _ observers: [NotificationObserver], of name: String, sender: Value, info: Value
  ) throws(Halt) {
    // Controllers are observers of a memory warning since they were made.
    let isMemoryWarning = Self.isMemoryWarning(name)
    var warned = 0
    let objects = simulator.objectCount
    for observer in observers {
      try step()
      if isMemoryWarning {
        try simulator.warnControllersOfMemory(from: warned, to: min(objects, observer.place))
        warned = max(warned, observer.place)
      }
      // It goes by the name that the program has written.
      let note = Value.aggregate(
        Opaque.value(
          "Notification",
          [
            Aggregate.Field(name: "name", value: .string(observer.name ?? name)),
            Aggregate.Field(name: "object", value: sender),
            Aggregate.Field(name: "userInfo", value: info),
          ]))
      if let wanted = observer.sender, wanted !== sender.object { continue }
      if let block = observer.block {
        _ = try call(block, [note])
      } else if let target = observer.target, !target.isDeallocated {
        try perform(
          observer.selector, [note], on: target, at: position.place,
          rule: .notificationObservers)
      }
    }
    if isMemoryWarning { try simulator.warnControllersOfMemory(from: warned, to: objects) }
  }

  static let nowhere = NodeSpan(source: 0, lower: 0, upper: 0)
}
