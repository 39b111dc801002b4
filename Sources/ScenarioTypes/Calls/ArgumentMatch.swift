package import ScenarioSyntax

/// The matching of a call's arguments with parameters, as Swift does it.
package enum ArgumentMatch {
  /// For each parameter the places of its arguments; nil when the call does not fit.
  package static func match(
    _ parameters: [ParameterShape], _ arguments: [ArgumentShape]
  ) -> [[Int]]? {
    var result = [[Int]](repeating: [], count: parameters.count)
    var next = 0
    for (place, argument) in arguments.enumerated() {
      if argument.isTrailing, argument.label == nil {
        let rest = arguments[(place + 1)...].map { $0.label }
        guard let found = trailingParameter(parameters, from: next, before: rest) else {
          return nil
        }
        result[found].append(place)
        next = found + 1
        continue
      }
      // Another unlabelled argument for the same variadic parameter.
      if next > 0, argument.label == nil, parameters[next - 1].isVariadic,
        !result[next - 1].isEmpty
      {
        result[next - 1].append(place)
        continue
      }
      while next < parameters.count, parameters[next].label != argument.label {
        guard parameters[next].isOptional || parameters[next].isVariadic else { return nil }
        next += 1
      }
      guard next < parameters.count else { return nil }
      result[next].append(place)
      next += 1
    }
    while next < parameters.count {
      guard parameters[next].isOptional || parameters[next].isVariadic else { return nil }
      next += 1
    }
    return result
  }

  /// The parameter that a closure behind the parentheses is for: the next one that takes closures,
  /// unless it may be left out and a later one, that no other closure is for, may not.
  private static func trailingParameter(
    _ parameters: [ParameterShape], from next: Int, before rest: [String?]
  ) -> Int? {
    var place = next
    while place < parameters.count {
      let isNeededLater = parameters[(place + 1)...].contains {
        $0.isFunction && !$0.isOptional && !rest.contains($0.label)
      }
      if parameters[place].isFunction, !parameters[place].isOptional || !isNeededLater {
        return place
      }
      guard parameters[place].isOptional else { break }
      place += 1
    }
    return place < parameters.count ? place : nil
  }

  /// The shapes of a declaration's parameters; `isFunction` says whether a type that is written by its name is
  /// one of functions.
  package static func shapes(
    of parameters: [Parameter], isFunction: (TypeName) -> Bool
  ) -> [ParameterShape] {
    parameters.map { parameter in
      ParameterShape(
        label: parameter.label, isOptional: parameter.defaultValue != nil,
        isFunction: parameter.type.map { $0.isFunction || isFunction($0) } ?? true,
        isVariadic: parameter.isVariadic)
    }
  }
}
