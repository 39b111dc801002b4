import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// What a program may use of libraries that are not the system's, since snippets do without declaring
/// it: all of it is here, but for `@weakify` and `@strongify` of libextobjc, which are syntax.
enum Libraries {
  /// The methods of SnapKit and Masonry whose closures set constraints, which a scenario does not lay
  /// out by: they are never called, and nobody is told.
  static let constraintMakers: Set<String> = [
    "makeConstraints", "remakeConstraints", "updateConstraints", "prepareConstraints",
    "mas_makeConstraints", "mas_remakeConstraints", "mas_updateConstraints",
  ]

  /// How the types of Masonry begin.
  static let prefixes = ["MAS"]
}

extension Interpreter {
  /// `then { … }`, which the library Then adds to every object; nil for any other call.
  func callLibrary(_ name: String, on object: Object, _ arguments: [PassedArgument]) throws(Halt)
    -> Value?
  {
    guard name == "then", arguments.count == 1,
      let block = arguments.first?.value.object as? RuntimeBlock
    else { return nil }
    simulator.retain(object)
    defer { simulator.autorelease(object) }
    _ = try call(block, [.object(object)])
    return .object(object)
  }
}
