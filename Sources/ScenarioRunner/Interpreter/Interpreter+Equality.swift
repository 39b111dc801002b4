import Lifecycle
import ScenarioSyntax

/// Whether values are equal.
extension Interpreter {
  /// Whether the stack has room to look into one more shared collection. Two that hold each other have no
  /// end: where there is no room, the next step ends the scenario.
  private var hasRoomToCompare: Bool {
    if simulator.isStackUsed { simulator.exhaust(.depth) }
    return simulator.spend(1)
  }

  /// What it costs to compare two values that are no collections.
  private static let partsOfComparison = 4

  /// Whether two values are one object, or otherwise equal.
  func isIdentical(_ left: Value, _ right: Value) -> Bool {
    if case .object(let left) = left, case .object(let right) = right { return left === right }
    return isEqual(left, right)
  }

  /// What the program's own `==` says of two values of one of its types; nil where it has none. An error
  /// in it ends the program at the next step.
  private func ownEquality(_ left: Value, _ right: Value) -> Bool? {
    switch (left, right) {
    case (.object, .object), (.aggregate, .aggregate), (.member, .member), (.member, .aggregate),
      (.aggregate, .member):
      break
    default: return nil
    }
    // What is compared may be nobody's yet, and is needed after the comparison.
    for value in [left, right] { simulator.retain(value) }
    defer { for value in [left, right] { simulator.autorelease(value) } }
    do throws(Halt) {
      return try callOwnOperator("==", [left, right]).map { truth(of: $0) }
    } catch {
      calls.fail(comparing: error)
      return false
    }
  }

  /// Whether two key paths lead the same way.
  private static func areSameKeyPath(_ left: Object, _ right: Object) -> Bool {
    guard let first = (left as? RuntimeBlock)?.keyPath else { return false }
    return first == (right as? RuntimeBlock)?.keyPath
  }

  /// Whether two values are equal: by the program's own `==` where it has one; objects are otherwise when
  /// they are the same object.
  func isEqual(_ left: Value, _ right: Value) -> Bool {
    guard simulator.spend(parts: Self.partsOfComparison) else { return false }
    if code.hasOperators, let answer = ownEquality(left, right) { return answer }
    if case .object(let box as MutableCollection) = left, box !== right.object {
      return hasRoomToCompare && isEqual(box.content, right)
    }
    if case .object(let box as MutableCollection) = right, box !== left.object {
      return hasRoomToCompare && isEqual(left, box.content)
    }
    switch (left, right) {
    case (.nothing, .nothing): return true
    case (.nothing, .int(0)), (.int(0), .nothing): return frame.dialect == .objectiveC
    case (.bool(let left), .bool(let right)): return left == right
    case (.string(let left), .string(let right)):
      return simulator.spend(parts: min(left.utf8.count, right.utf8.count)) && left == right
    case (.object(let left), .object(let right)):
      return left === right || Self.areSameKeyPath(left, right)
    case (.type(let left), .type(let right)): return left === right
    case (.member(let left), .member(let right)): return left == right
    case (.selector(let left), .selector(let right)): return left == right
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { isEqual($0, $1) }
    case (.dictionary(let left), .dictionary(let right)):
      return left.count == right.count
        && left.allSatisfy { entry in
          simulator.isAffordable
            && right.contains { isEqual($0.key, entry.key) && isEqual($0.value, entry.value) }
        }
    case (.aggregate(let left), .aggregate(let right)):
      if left.typeName == SetValue.typeName, let first = SetValue.elements(of: left),
        let second = SetValue.elements(of: right)
      {
        return first.count == second.count && isSubset(first, of: second)
      }
      return (left.kind == right.kind || left.isSameCase(as: right))
        && left.fields.count == right.fields.count
        && zip(left.fields, right.fields).allSatisfy { isEqual($0.value, $1.value) }
    case (.array(let literal), .aggregate(let set)), (.aggregate(let set), .array(let literal)):
      // Beside a set, what Swift compares it with is one too.
      guard frame.dialect == .swift, let elements = SetValue.elements(of: set) else { return false }
      let other = unique(literal)
      return elements.count == other.count && isSubset(elements, of: other)
    case (.member(let name), .aggregate(let aggregate)),
      (.aggregate(let aggregate), .member(let name)):
      if aggregate.isCase { return aggregate.fields.isEmpty && aggregate.isCase(name) }
      // `.zero` says nothing of its type.
      if let rect = Geometry.rect(named: name), aggregate.typeName == "CGRect" {
        return Geometry.rect(of: .aggregate(aggregate)) == rect
      }
      return name == "zero" && aggregate.fields.allSatisfy { $0.value.number == 0 }
    case (.string(let text), .member), (.member, .string(let text)):
      // A notification goes by its text, whose member in Swift may be one of the program's.
      guard case .member(let name) = left.isMember ? left : right else { return false }
      return notificationName(ofMember: name) == text
    case (.member(let name), .double(let number)), (.double(let number), .member(let name)):
      return UIKitNumbers.amount(of: name) == number
    default:
      if let left = left.number, let right = right.number { return left == right }
      guard frame.dialect == .objectiveC else { return false }
      switch (left, right) {
      case (.bool(let truth), let other), (let other, .bool(let truth)):
        return other.number.map { ($0 != 0) == truth } ?? false
      default: return false
      }
    }
  }
}

extension Value {
  fileprivate var isMember: Bool {
    if case .member = self { return true }
    return false
  }
}
