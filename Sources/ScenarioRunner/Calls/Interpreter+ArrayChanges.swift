import Lifecycle
import ScenarioSyntax

/// The methods that change an array where it is kept.
extension Interpreter {
  func changeArray(
    _ change: ArrayMethods.Change, _ call: CollectionCall, in place: CollectionPlace
  ) throws(Halt) -> Value? {
    var changed = call.elements
    var result = Value.nothing
    switch change {
    case .append: changed.append(call.first)
    case .appendAll: changed += try elements(ofSequence: call.first, at: call.span)
    case .insert, .insertAll, .removeAt, .replace, .swap, .removeRange, .replaceRange:
      result = try changePlaces(change, call, &changed)
    case .remove: changed.removeAll { isEqual($0, call.first) }
    case .removeThese:
      let gone = try elements(ofSequence: call.first, at: call.span)
      try countSearches(for: changed, among: gone)
      changed.removeAll { contains(gone, $0) }
    case .set: changed = try elements(ofSequence: call.first, at: call.span)
    case .reserve, .shuffle: return .nothing
    // What is left of an iterator's elements is an array, as they are.
    case .next, .popLast:
      guard !changed.isEmpty else { return .nothing }
      result = change == .next ? changed.removeFirst() : changed.removeLast()
      if frame.dialect == .objectiveC, change == .popLast { result = .nothing }
    case .removeFirst, .removeLast:
      guard !changed.isEmpty else {
        throw trap(
          "Can't remove \(change == .removeFirst ? "first" : "last") element from an empty"
            + " collection")
      }
      result = change == .removeFirst ? changed.removeFirst() : changed.removeLast()
    case .removeSomeFirst, .removeSomeLast:
      let count = try length(call) ?? 0
      guard count <= changed.count else {
        throw trap("Can't remove more items from a collection than it contains")
      }
      if change == .removeSomeFirst {
        changed.removeFirst(count)
      } else {
        changed.removeLast(count)
      }
    case .clear: changed = []
    case .reverse: changed.reverse()
    case .sort: changed = try sorted(call.elements, at: call.span)
    case .sortBySelector:
      changed = try sorted(call.elements, bySelector: call.first, at: call.span)
    }
    return try keep(.array(changed), in: place, giving: result)
  }

  /// Keeps what a collection has become; what is taken out of it is still in use.
  func keep(_ changed: Value, in place: CollectionPlace, giving result: Value) throws(Halt) -> Value
  {
    simulator.retain(result)
    try keep(changed, in: place)
    simulator.autorelease(result)
    return result
  }

  /// The changes at a place, or at several; gives what is taken out.
  private func changePlaces(
    _ change: ArrayMethods.Change, _ call: CollectionCall, _ changed: inout [Value]
  ) throws(Halt) -> Value {
    let selector = call.selector
    func words(_ place: Int?) -> String {
      ArrayBounds.words(selector, place, count: call.elements.count)
    }
    switch change {
    case .insert, .insertAll:
      guard let place = call.integer(1), place >= 0, place <= changed.count else {
        throw outOfRange(words(call.integer(1)))
      }
      let new =
        change == .insert ? [call.first] : try elements(ofSequence: call.first, at: call.span)
      changed.insert(contentsOf: new, at: place)
    case .removeAt:
      guard let place = call.integer(0), changed.indices.contains(place) else {
        throw outOfRange(words(call.integer(0)), swift: "Index out of range")
      }
      let result = changed.remove(at: place)
      return frame.dialect == .swift ? result : .nothing
    case .replace:
      guard let place = call.integer(0), changed.indices.contains(place) else {
        throw outOfRange(words(call.integer(0)), swift: "Index out of range")
      }
      changed[place] = call.arguments[1].value
    case .swap:
      guard let left = call.integer(0), let right = call.integer(1),
        changed.indices.contains(left), changed.indices.contains(right)
      else {
        let first = call.integer(0).flatMap { changed.indices.contains($0) ? nil : $0 }
        throw outOfRange(words(first ?? call.integer(1)), swift: "Index out of range")
      }
      changed.swapAt(left, right)
    default:
      let range = try bounds(call.first, count: changed.count, words(nil), at: call.span)
      let new =
        change == .replaceRange
        ? try elements(ofSequence: call.arguments[1].value, at: call.span) : []
      changed.replaceSubrange(range, with: new)
    }
    return .nothing
  }
}
