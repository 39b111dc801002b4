import Lifecycle
import ScenarioSyntax

/// The members of arrays, dictionaries, strings, ranges and numbers.
enum Collections {
  /// The value of a property; nil when there is none of that name.
  static func property(_ name: String, of value: Value) -> Value? {
    switch value {
    case .array(let elements): CollectionProperties.ofArrays[name]?(elements)
    case .dictionary(let entries): CollectionProperties.ofDictionaries[name]?(entries)
    case .string(let text):
      CollectionProperties.ofTexts[name]?(text) ?? TextPlaces.property(name, of: text)
    case .aggregate(let range) where range.typeName == Interpreter.rangeType:
      Self.range(name, range)
    case .aggregate(let set):
      SetValue.elements(of: set).flatMap { SetValue.property(name, set, $0) }
    case .int(let number): integer(name, number)
    case .double(let number): double(name, number)
    case .bool(let isTrue):
      name == "boolValue" ? value : name == "description" ? .string(isTrue ? "true" : "false") : nil
    default: nil
    }
  }

  /// The names of a value's members, for suggestions.
  static func names(of value: Value, in dialect: Dialect) -> [String] {
    switch value {
    case .array:
      ["count", "isEmpty", "first", "last", "firstObject", "lastObject", "indices"]
        + ArrayMethods.table.names(in: dialect)
    case .dictionary:
      ["count", "isEmpty", "keys", "values"] + DictionaryMethods.table.names(in: dialect)
    case .string: ["count", "isEmpty"] + TextMethods.table.names(in: dialect)
    case .aggregate(let set) where SetValue.elements(of: set) != nil:
      ["count", "isEmpty", "first"] + SetMethods.table.names(in: dialect)
    case .aggregate(let queue) where queue.typeName == "DispatchQueue":
      ["async", "asyncAfter", "sync"]
    default: []
    }
  }

  /// The signatures that a value's methods of a name have.
  static func signatures(of value: Value, _ name: String, in dialect: Dialect) -> [String] {
    let own: [String]
    switch value {
    case .array: return ArrayMethods.table.signatures(named: name, in: dialect)
    case .dictionary: own = DictionaryMethods.table.signatures(named: name, in: dialect)
    case .string: own = TextMethods.table.signatures(named: name, in: dialect)
    case .aggregate(let set) where SetValue.elements(of: set) != nil:
      own = SetMethods.table.signatures(named: name, in: dialect)
    default: return []
    }
    return own + ArrayMethods.table.signatures(named: name, in: dialect) { $0.isOfSequences }
  }

  /// A text with each word's first letter large and the others small.
  static func capitalized(_ text: String) -> String {
    var result = ""
    var isFirst = true
    for character in text {
      result += isFirst ? character.uppercased() : character.lowercased()
      isFirst = !character.isLetter && character != "'"
    }
    return result
  }

  private static func range(_ name: String, _ range: Aggregate) -> Value? {
    if range[TextPlaces.mark] != nil, name == "lowerBound" || name == "upperBound",
      let bound = range[name == "lowerBound" ? "lower" : "upper"]?.place
    {
      if case .bool(true)? = range["closed"], name == "upperBound" {
        return TextPlaces.value(bound - 1)
      }
      return TextPlaces.value(bound)
    }
    switch name {
    case "lowerBound": return range["lower"]
    case "upperBound":
      // A closed range of whole numbers is kept as the half-open one.
      if case .bool(true)? = range["closed"], case .int(let upper)? = range["upper"] {
        return .int(upper - 1)
      }
      return range["upper"]
    case "count":
      guard case .int(let lower)? = range["lower"], case .int(let upper)? = range["upper"] else {
        return nil
      }
      return .int(upper &- lower)
    // A text's range is Foundation's where the text is an `NSString`.
    case "location": return range["lower"]
    case "length": return Self.range("count", range)
    case "isEmpty": return .bool(range["lower"]?.number == range["upper"]?.number)
    default: return nil
    }
  }

  private static func integer(_ name: String, _ number: Int64) -> Value? {
    switch name {
    case "description", "stringValue": .string(String(number))
    case "integerValue", "intValue", "unsignedIntegerValue": .int(number)
    case "boolValue": .bool(number != 0)
    case "floatValue", "doubleValue": .double(Double(number))
    case "magnitude": .int(number == .min ? .max : abs(number))
    default: nil
    }
  }

  private static func double(_ name: String, _ number: Double) -> Value? {
    switch name {
    case "description": .string(Interpreter.text(of: number, isSwift: true))
    case "floatValue", "doubleValue": .double(number)
    case "isNaN": .bool(number.isNaN)
    case "isInfinite": .bool(number.isInfinite)
    case "isFinite": .bool(number.isFinite)
    case "isZero": .bool(number.isZero)
    case "integerValue", "intValue": .int(Interpreter.integer(number))
    case "magnitude": .double(number.magnitude)
    default: nil
    }
  }

  static func range(_ lower: Int, _ upper: Int) -> Value {
    .aggregate(
      Aggregate(
        typeName: Interpreter.rangeType,
        fields: [
          Aggregate.Field(name: "lower", value: .count(lower)),
          Aggregate.Field(name: "upper", value: .count(upper)),
        ]))
  }
}

extension Collections {
  /// Whether a number is below what ends a range, or is its end where the range is closed.
  static func isBelow(_ number: Double, upperBoundOf range: Aggregate) -> Bool {
    guard let upper = range["upper"]?.number else { return true }
    if case .double? = range["upper"], case .bool(true)? = range["closed"] {
      return number <= upper
    }
    return number < upper
  }
}
