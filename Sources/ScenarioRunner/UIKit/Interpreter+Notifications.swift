import Lifecycle
import ScenarioSyntax

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
      let gone = observers.filter { $0.target === target || $0.token === target }
      observers.removeAll {
        ($0.target === target || $0.token === target) && (what == nil || $0.name == what)
      }
      for observer in gone { if let block = observer.block { simulator.autorelease(block) } }
      return .nothing
    case "post", "postNotificationName", "postNotification":
      try post(arguments, at: span)
      return .nothing
    default: return nil
    }
  }

  private func addObserver(_ arguments: [PassedArgument], at span: NodeSpan) throws(Halt) -> Value {
    var observer = NotificationObserver()
    let values = arguments.map { $0.value }
    if let block = values.last?.object as? RuntimeBlock {
      observer.name = values.first.flatMap { notificationName($0) }
      if values.count > 1 { observer.sender = values[1].object }
      simulator.retain(block)
      observer.block = block
      let token = Object(.object)
      simulator.adopt(token)
      observer.token = token
      observers.append(observer)
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
    observers.append(observer)
    return .nothing
  }

  private func notificationName(_ value: Value) -> String? {
    switch value {
    case .nothing: nil
    case .string(let text): text
    case .member(let name): name
    case .aggregate(let aggregate):
      aggregate["name"].flatMap { notificationName($0) }
    default: describe(value)
    }
  }

  private func post(_ arguments: [PassedArgument], at span: NodeSpan) throws(Halt) {
    guard let name = arguments.first.flatMap({ notificationName($0.value) }) else { return }
    var sender = Value.nothing
    var info = Value.nothing
    for argument in arguments.dropFirst() {
      if argument.label == "object" { sender = argument.value }
      if argument.label == "userInfo" { info = argument.value }
    }
    let note = Value.aggregate(
      Carried.value(
        "Notification",
        [
          Aggregate.Field(name: "name", value: .string(name)),
          Aggregate.Field(name: "object", value: sender),
          Aggregate.Field(name: "userInfo", value: info),
        ]))
    for observer in observers where observer.name == nil || observer.name == name {
      try step()
      if let wanted = observer.sender, wanted !== sender.object { continue }
      if let block = observer.block {
        _ = try call(block, [note])
      } else if let target = observer.target, !target.isDeallocated {
        try perform(observer.selector, [note], on: target, at: span)
      }
    }
  }
}
