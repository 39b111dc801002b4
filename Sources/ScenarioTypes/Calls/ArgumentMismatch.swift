/// Why the arguments of a call do not fit a function's parameters, in Swift's words.
package struct ArgumentMismatch {
  /// What the compiler says.
  package let message: String
  /// How far the call is from fitting, to choose among several functions.
  package let distance: Int
  /// Whether arguments or labels are left out, or are there beside those that are wanted, and none has a wrong label.
  let isOmission: Bool
  /// Whether each argument has its parameter, and only labels are left out.
  let leavesOutLabels: Bool
  /// The labels that the call should have, `_` where there is none.
  let wanted: [String]

  /// Compares labels; a parameter that may be left out counts only where the call names it.
  package init(_ parameters: [ParameterShape], _ arguments: [ArgumentShape]) {
    let passed = Self.labels(of: arguments, parameters)
    let wanted = parameters.filter { parameter in
      !parameter.isOptional || passed.contains(parameter.label ?? "_") && parameter.label != nil
    }.map { $0.label ?? "_" }
    let (missing, extra) = (
      Self.rest(of: wanted, without: passed), Self.rest(of: passed, without: wanted)
    )
    self.wanted = wanted
    leavesOutLabels =
      passed.count == wanted.count && zip(passed, wanted).allSatisfy { $0 == $1 || $0 == "_" }
    isOmission =
      missing.isEmpty || extra.isEmpty
      || passed.count == wanted.count
        && zip(passed, wanted).allSatisfy { $0 == $1 || $0 == "_" || $1 == "_" }
    if parameters.isEmpty {
      message = "argument passed to call that takes no arguments"
      distance = passed.count
    } else if extra.isEmpty, !missing.isEmpty {
      message = Self.missing(missing.map { wanted[$0] }, at: missing)
      distance = missing.count
    } else if missing.isEmpty, !extra.isEmpty {
      message = Self.extra(extra.map { passed[$0] }, at: extra)
      distance = extra.count
    } else {
      message = Self.labels(passed, wanted)
      distance = max(missing.count, extra.count)
    }
  }

  /// The labels of a call; a closure behind the parentheses has that of the parameter it is for.
  private static func labels(of arguments: [ArgumentShape], _ parameters: [ParameterShape])
    -> [String]
  {
    arguments.map { argument in
      guard argument.isTrailing, argument.label == nil else { return argument.label ?? "_" }
      let own = parameters.first { parameter in
        parameter.isFunction && !arguments.contains { $0.label == parameter.label }
      }
      return own?.label ?? "_"
    }
  }

  /// The places of what one list has beyond another, both in their order.
  private static func rest(of list: [String], without other: [String]) -> [Int] {
    var places: [Int] = []
    var next = 0
    for (place, label) in list.enumerated() {
      if let found = other[min(next, other.count)...].firstIndex(of: label) {
        next = found + 1
      } else {
        places.append(place)
      }
    }
    return places
  }

  private static func missing(_ labels: [String], at places: [Int]) -> String {
    let names = zip(labels, places).map { $0 == "_" ? "#\($1 + 1)" : "'\($0)'" }
    return names.count == 1
      ? "missing argument for parameter \(names[0]) in call"
      : "missing arguments for parameters \(names.joined(separator: ", ")) in call"
  }

  private static func extra(_ labels: [String], at places: [Int]) -> String {
    guard labels.count == 1 else {
      let positions = places.map { "#\($0 + 1)" }.joined(separator: ", ")
      return "extra arguments at positions \(positions) in call"
    }
    return labels[0] == "_" ? "extra argument in call" : "extra argument '\(labels[0])' in call"
  }

  private static func labels(_ passed: [String], _ wanted: [String]) -> String {
    let differing = zip(passed, wanted).filter { $0 != $1 }
    let isPlural = differing.count > 1 || passed.count != wanted.count
    let plural = isPlural ? "labels" : "label"
    if passed.count == wanted.count {
      if differing.allSatisfy({ $0.0 == "_" }) {
        let names = differing.map { $0.1 + ":" }.joined()
        return "missing argument \(plural) '\(names)' in call"
      }
      if differing.allSatisfy({ $0.1 == "_" }) {
        let names = differing.map { $0.0 + ":" }.joined()
        return "extraneous argument \(plural) '\(names)' in call"
      }
    }
    let (have, expected) = (passed.map { $0 + ":" }.joined(), wanted.map { $0 + ":" }.joined())
    return "incorrect argument \(plural) in call (have '\(have)', expected '\(expected)')"
  }
}
