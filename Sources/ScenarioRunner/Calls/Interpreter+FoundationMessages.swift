import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// The class methods of Foundation and UIKit as Objective-C sends them.
extension Interpreter {
  /// Nil where the class answers no such message.
  func messageFoundation(
    _ info: ClassInfo, _ selector: String, _ arguments: [PassedArgument], at span: NodeSpan
  ) throws(Halt) -> Value? {
    let values = arguments.map { $0.value }
    if let collection = try makeCollection(info.name, selector, values) {
      return makeMutable(info.name, collection) ?? collection
    }
    if let value = try messageValues(selector, values) { return value }
    if let traits = try makeTraits(selector, of: info.name, arguments) { return traits }
    if let predicate = makePredicate(selector, of: info.name, arguments) { return predicate }
    guard let action = FoundationMessages.action(of: selector, in: info) else { return nil }
    let first = values.first ?? .nothing
    switch action {
    case .ignored: return .nothing
    case .first: return first
    case .isSubclass:
      guard case .type(let other) = first else { return nil }
      return .bool(info.isKind(of: other.name))
    case .sleep: try sleep(arguments, at: span)
    case .date:
      var labelled = arguments
      if selector.hasSuffix("Now:"), !labelled.isEmpty { labelled[0].label = "sinceNow" }
      return Dates.value(simulator.seconds, labelled)
    case .timer:
      return selector.hasPrefix("timer")
        ? try makeTimer(arguments, at: span) : try startTimer(arguments, at: span)
    case .thread: try detachThread(arguments, at: span)
    case .currentThread: return currentThread
    case .isMainThread: return .bool(simulator.isOnMainThread)
    case .cancelPerforms: return try callNative(.cancelPerforms, selector, arguments, at: span)
    case .attemptRotation: try simulator.attemptRotation()
    case .begin: simulator.beginTransaction()
    case .commit: try simulator.commitTransaction()
    case .completion:
      if let block = first.object as? RuntimeBlock { simulator.setTransactionCompletion(block) }
    case .animator: return try runAnimator(labelled(arguments, "runningWithDuration"))
    case .blockOperation:
      let operation = try allocate(info)
      keepBlock(first, of: operation)
      return .object(operation)
    case .runBlock:
      if let block = first.object as? RuntimeBlock { return try call(block, []) }
    case .alert:
      let alert = try allocate(info)
      for (name, argument) in zip(["title", "message", "preferredStyle"], arguments) {
        alert.properties[name] = argument.value
      }
      return .object(alert)
    case .alertAction:
      let action = try allocate(info)
      configure(action, info, arguments)
      return .object(action)
    case .raise:
      let format = values.count > 1 ? describe(values[1]) : ""
      throw simulator.raise(
        name: describe(first), reason: self.format(format, Array(values.dropFirst(2))))
    case .exception:
      return .aggregate(
        Aggregate(
          typeName: "NSException",
          fields: [
            Aggregate.Field(name: "name", value: first),
            Aggregate.Field(name: "reason", value: values.count > 1 ? values[1] : .nothing),
          ]))
    case .indexPath:
      return .aggregate(
        Opaque.value(
          "IndexPath",
          [
            Aggregate.Field(name: "row", value: first), Aggregate.Field(name: "item", value: first),
            Aggregate.Field(name: "section", value: values.count > 1 ? values[1] : .int(0)),
          ]))
    case .openAnimation: callOpenAnimation(SelectorName.firstPiece(of: selector), values)
    }
    return .nothing
  }
}
