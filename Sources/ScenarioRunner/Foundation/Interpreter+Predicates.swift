import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// `NSPredicate`: of a format, of a closure, or a constant.
extension Interpreter {
  private static let predicateType = "NSPredicate"

  func makePredicate(_ arguments: [PassedArgument]) -> Value {
    guard let first = arguments.first else {
      return .aggregate(Opaque.value(Self.predicateType))
    }
    var fields: [Aggregate.Field] = []
    if first.value.object is RuntimeBlock {
      fields.append(Aggregate.Field(name: "block", value: first.value))
    } else if case .bool = first.value {
      fields.append(Aggregate.Field(name: "value", value: first.value))
    } else {
      var values = arguments.dropFirst().map { $0.value }
      if values.count == 1, arguments[1].label == "argumentArray" {
        values = values[0].elements ?? []
      }
      fields.append(Aggregate.Field(name: "predicateFormat", value: first.value))
      fields.append(Aggregate.Field(name: "arguments", value: .array(values)))
    }
    return .aggregate(Opaque.value(Self.predicateType, fields))
  }

  /// `predicateWithFormat:`, `predicateWithBlock:` and `predicateWithValue:`; nil for another message.
  func makePredicate(_ selector: String, of type: String, _ arguments: [PassedArgument]) -> Value? {
    guard type == Self.predicateType, selector.hasPrefix("predicateWith") else { return nil }
    return makePredicate(arguments)
  }

  /// Whether a predicate holds for an object; one that is opaque holds for none.
  func evaluate(predicate: Value, with object: Value, at span: NodeSpan) throws(Halt) -> Bool {
    guard case .aggregate(let predicate) = predicate else { return false }
    if let block = predicate["block"]?.object as? RuntimeBlock {
      return truth(of: try call(block, [object, .nothing]))
    }
    if let value = predicate["value"] { return truth(of: value) }
    guard case .string(let format)? = predicate["predicateFormat"] else { return false }
    simulator.spend(parts: format.utf8.count)
    var reader = PredicateReader(format, predicate["arguments"]?.elements ?? [])
    guard let read = reader.read() else {
      throw fail(
        "scenario.unsupported", "the predicate '\(format)' is not modelled", at: span,
        notes: [Diagnostic.Note("say it with a closure: 'NSPredicate { object, _ in … }'")])
    }
    return try holds(read, for: object, at: span)
  }

  private func holds(_ predicate: Predicate, for object: Value, at span: NodeSpan) throws(Halt)
    -> Bool
  {
    switch predicate {
    case .constant(let value): return value
    case .both(let first, let second):
      guard try holds(first, for: object, at: span) else { return false }
      return try holds(second, for: object, at: span)
    case .either(let first, let second):
      if try holds(first, for: object, at: span) { return true }
      return try holds(second, for: object, at: span)
    case .not(let inner): return try !holds(inner, for: object, at: span)
    case .compare(let left, let comparison, let right, let ignoresCase):
      var sides = [
        try value(of: left, in: object, at: span), try value(of: right, in: object, at: span),
      ]
      if ignoresCase {
        sides = sides.map { side in
          guard case .string(let text) = side, simulator.spend(parts: 4 * text.utf8.count) else {
            return side
          }
          return .string(text.lowercased())
        }
      }
      return compares(sides[0], comparison, sides[1])
    }
  }

  private func value(of operand: Predicate.Operand, in owner: Value, at span: NodeSpan)
    throws(Halt) -> Value
  {
    switch operand {
    case .value(let value): return value
    case .path(""): return owner
    case .path(let path):
      guard let object = owner.object else { return .nothing }
      return try value(ofPath: path, of: object, at: span)
    }
  }

  private func compares(_ left: Value, _ comparison: Predicate.Comparison, _ right: Value) -> Bool {
    if let left = number(left), let right = number(right) {
      switch comparison {
      case .equal: return left == right
      case .unequal: return left != right
      case .less: return left < right
      case .greater: return left > right
      case .atMost: return left <= right
      case .atLeast: return left >= right
      default: return false
      }
    }
    switch comparison {
    case .equal: return isEqual(left, right)
    case .unequal: return !isEqual(left, right)
    case .isIn: return contains(right, left)
    case .contains: return contains(left, right)
    default: break
    }
    guard case .string(let text) = left, case .string(let other) = right else { return false }
    simulator.spend(parts: text.utf8.count + other.utf8.count)
    switch comparison {
    case .less: return text < other
    case .greater: return text > other
    case .atMost: return text <= other
    case .atLeast: return text >= other
    case .begins: return text.hasPrefix(other)
    case .ends: return text.hasSuffix(other)
    default: return false
    }
  }

  private func contains(_ whole: Value, _ part: Value) -> Bool {
    if case .string(let text) = whole, case .string(let other) = part {
      guard simulator.spend(parts: 2 * TextSearch.cost(of: other, in: text)) else { return false }
      return TextSearch.contains(text, other)
    }
    let elements = whole.unboxed.elements ?? []
    simulator.spend(parts: elements.count)
    return elements.contains { isEqual($0, part) }
  }

  /// A truth value is a number to a predicate: `isOn == 1`.
  private func number(_ value: Value) -> Double? {
    if case .bool(let isTrue) = value { return isTrue ? 1 : 0 }
    return value.number
  }
}
