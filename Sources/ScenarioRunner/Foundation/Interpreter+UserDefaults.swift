import Lifecycle

/// The user defaults, which are empty when a scenario begins.
extension Interpreter {
  /// A method of the user defaults; nil for one that is opaque.
  func callUserDefaults(_ name: String, _ arguments: [PassedArgument]) throws(Halt) -> Value? {
    guard let key = arguments.last?.value, case .string(let text) = key else {
      return name.hasPrefix("synchronize") ? .bool(true) : nil
    }
    var base = name
    if base.hasSuffix("ForKey") { base = String(base.dropLast(6)) }
    switch base {
    case "set", "setObject", "setValue", "setBool", "setInteger", "setFloat", "setDouble", "setURL":
      guard arguments.count == 2 else { return nil }
      simulator.retain(arguments[0].value)
      let old = system.userDefaults.updateValue(arguments[0].value, forKey: text)
      if let old { try simulator.release(old) }
      return .nothing
    case "removeObject":
      if let old = system.userDefaults.removeValue(forKey: text) { try simulator.release(old) }
      return .nothing
    case "bool": return .bool(system.userDefaults[text].map { truth(of: $0) } ?? false)
    case "integer": return .int(Self.integer(system.userDefaults[text]?.number ?? 0))
    case "double", "float": return .double(system.userDefaults[text]?.number ?? 0)
    case "object", "value", "string", "array", "dictionary", "data", "url", "stringArray":
      return system.userDefaults[text] ?? .nothing
    default: return nil
    }
  }
}
