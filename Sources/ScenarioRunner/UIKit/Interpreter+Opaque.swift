import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// Calls on values that are opaque, as far as they matter to an order: notifications and
/// animators.
extension Interpreter {
  func callOpaque(
    _ name: String, _ aggregate: Aggregate, _ arguments: [PassedArgument], at span: NodeSpan
  ) throws(Halt) -> Value {
    switch aggregate.typeName {
    case "NotificationCenter":
      if let made = makeSystemPublisher(name, arguments) { return made }
      if name == "notifications" { return makeNotifications(arguments) }
      if let result = try callNotificationCenter(name, arguments, at: span) { return result }
    case "UserDefaults", "NSUserDefaults":
      if let result = try callUserDefaults(name, arguments) { return result }
    case "URL":
      try countAddress(.aggregate(aggregate))
      if let result = Addresses.call(name, on: aggregate, arguments.map { $0.value }) {
        try countAddress(result)
        return result
      }
    case "NSPredicate" where name.hasPrefix("evaluate"):
      return .bool(
        try evaluate(
          predicate: .aggregate(aggregate), with: arguments.first?.value ?? .nothing, at: span))
    case "UITraitCollection":
      if let result = try callTraits(name, aggregate, arguments) { return result }
    case "UIWindowScene" where name == "requestGeometryUpdate":
      try requestGeometry(arguments)
      return .nothing
    case "UITraitOverrides":
      if let result = try readTrait(name, in: aggregate, arguments) { return result }
    case "Bundle", "NSBundle":
      if let result = callBundle(name, aggregate, arguments) { return result }
    case "FileManager", "NSFileManager":
      if let result = callFileManager(name, arguments) { return result }
    // A cache may have given up what it held, and nothing tells whether it has.
    case "NSCache" where name.hasPrefix("object"): return .nothing
    case "NSURL" where name == "initWithString":
      return makeURL(
        arguments.map { argument in
          PassedArgument(label: nil, value: argument.value, isTrailing: false, span: span)
        })
    case "Thread", "NSThread":
      if let result = callThread(name, aggregate, arguments, at: span) { return result }
    case "DispatchSourceTimer":
      if let result = try callDispatchTimer(name, aggregate, arguments) { return result }
    case "UIViewPropertyAnimator":
      if let result = try callAnimator(name, aggregate, arguments) { return result }
    case "ContinuousClock" where name == "sleep", "SuspendingClock" where name == "sleep":
      try sleep(arguments.first?.value.number ?? 0, at: span)
      return .nothing
    case "OperationQueue", "NSOperationQueue":
      if let result = try callOperationQueue(name, aggregate, arguments, at: span) { return result }
    case "DispatchGroup":
      if let result = try callGroup(name, aggregate, arguments, at: span) { return result }
    case "DispatchSemaphore":
      if let result = try callSemaphore(name, aggregate, arguments, at: span) { return result }
    case "NSNull": return name == "isKind" || name == "isKindOfClass" ? .bool(true) : .nothing
    default: break
    }
    if arguments.isEmpty, let value = systemMember(name, of: aggregate) { return value }
    switch name {
    case "isEqual", "isEqualToString", "isKind", "isKindOfClass", "responds", "respondsToSelector":
      return .bool(false)
    // What is initialised is what was allocated.
    case _ where name.hasPrefix("init"): return .aggregate(aggregate)
    default: break
    }
    if let block = arguments.last?.value.object as? RuntimeBlock, Self.callsAtOnce.contains(name) {
      return try call(block, [.aggregate(aggregate)])
    }
    if aggregate.typeText == Self.unknownPublisher {
      return subscribe(arguments, by: name, to: aggregate)
    }
    warnOfClosures(arguments, in: name)
    if aggregate.typeText.hasSuffix("URLSession"), tasks.isAwaiting,
      Self.networkWaits.contains(name)
    {
      warn(
        "scenario.network-not-modelled",
        "'\(name)' is not modelled: it returns at once, and what it returns is opaque",
        at: span)
    }
    if let made = try makeExpected() { return made }
    return OpaqueMembers.text(of: name, in: aggregate.typeText, isMethod: true)
      ?? .aggregate(Opaque.value("UIKit"))
  }

  /// What a program awaits of the network.
  private static let networkWaits: Set<String> = ["data", "upload", "download", "bytes"]

  /// What a member of the system's values holds that no field of theirs has; nil where nothing is
  /// known of it.
  func systemMember(_ name: String, of aggregate: Aggregate) -> Value? {
    if let value = Dates.member(name, of: aggregate, now: simulator.seconds) { return value }
    if let items = tabBarItems(name, of: aggregate) { return items }
    if let value = animatorMember(name, of: aggregate) ?? dispatchTimerMember(name, of: aggregate) {
      return value
    }
    if name == "pointSize", aggregate.typeName == "UIFont" {
      return (aggregate["ofSize"] ?? aggregate["size"])?.number.map { .double($0) }
    }
    // The main queue of operations is that of dispatch.
    if aggregate.typeName == "DispatchQueue" {
      if name == "operationCount" { return .int(0) }
      if name == "operations" { return .array([]) }
    }
    guard Opaque.isOpaque(aggregate) else { return nil }
    // The next step ends a scenario that has none left.
    if let text = Addresses.text(of: .aggregate(aggregate)),
      !simulator.spend(text.utf8.count / 16)
    {
      return nil
    }
    return Addresses.member(name, of: aggregate) ?? Geometry.boxed(name, in: aggregate)
      ?? Self.bundleMember(name, of: aggregate) ?? barButtonItems(name, of: aggregate)
      ?? deviceMember(name, of: aggregate) ?? Permissions.answer(name)
      ?? OpaqueMembers.initialValue(of: name, in: aggregate.typeText)
  }

  /// An item at a side of a navigation item's bar is the first of those at that side.
  private func barButtonItems(_ name: String, of item: Aggregate) -> Value? {
    switch name {
    case "leftBarButtonItem", "rightBarButtonItem": item[name + "s"]?.elements?.first
    case "leftBarButtonItems", "rightBarButtonItems":
      item[String(name.dropLast())].flatMap { $0.isNothing ? nil : .array([$0]) }
    default: nil
    }
  }
}
