/// What tracked code has read of models: the properties of `@Observable` objects.
///
/// Whoever runs a program says which properties are read and which are about to change; everything here is
/// found by the property, and in the order in which it was registered.
struct ModelTracking {
  /// Whether the program has a class whose properties are observed.
  var isOn = false
  /// What the tracked code that is running has read so far, innermost last.
  private var scopes: [ReadProperties] = []
  private var trackers: [ModelProperty: [ModelTracker]] = [:]
  /// The last run of what UIKit tracks.
  private var runs: [TrackedCode: ModelTracker] = [:]

  /// Whether any code that is tracked is running.
  var isTracking: Bool { !scopes.isEmpty }

  mutating func begin() { scopes.append(ReadProperties()) }

  /// What the innermost code has read since it began.
  mutating func end() -> [ModelProperty] { scopes.popLast()?.properties ?? [] }

  mutating func note(_ property: ModelProperty) {
    if !scopes.isEmpty { scopes[scopes.count - 1].insert(property) }
  }

  /// Has a tracker notified of the next change of any of several properties.
  mutating func add(_ tracker: ModelTracker, of properties: [ModelProperty]) {
    for property in properties {
      // Those that have been notified of another property by now are in nobody's way until there are many.
      if let count = trackers[property]?.count, count >= 16, count.nonzeroBitCount == 1 {
        trackers[property]?.removeAll { $0.isOver }
      }
      trackers[property, default: []].append(tracker)
    }
  }

  /// Has what a piece of code reads in this run take the place of what it read in the last one.
  mutating func replace(_ code: TrackedCode, with tracker: ModelTracker?) {
    runs[code]?.isOver = true
    runs[code] = tracker
  }

  /// Those that are to be notified of a change, each for the last time.
  mutating func takeTrackers(of property: ModelProperty) -> [ModelTracker] {
    let found = (trackers.removeValue(forKey: property) ?? []).filter { !$0.isOver }
    for tracker in found { tracker.isOver = true }
    return found
  }

  /// Drops every reference, when the simulator itself goes.
  mutating func sever() { self = ModelTracking() }
}

/// A property of an object.
struct ModelProperty: Hashable {
  let object: ObjectIdentifier
  let name: String
}

/// A message as one object implements it.
struct TrackedCode: Hashable {
  let receiver: ObjectIdentifier
  let message: UInt16
}

/// Properties in the order in which they were read first.
private struct ReadProperties {
  private(set) var properties: [ModelProperty] = []
  private var known: Set<ModelProperty> = []

  mutating func insert(_ property: ModelProperty) {
    if known.insert(property).inserted { properties.append(property) }
  }
}

/// What happens when something changes that was read; it happens once.
final class ModelTracker {
  /// What is to be done again, or what is to be called.
  enum Effect {
    case properties(Object)
    case contentUnavailable(Object)
    case layout(UIView)
    case constraints(UIView)
    case display(UIView)
    case call(Block)
  }

  let effect: Effect
  var isOver = false

  init(_ effect: Effect) { self.effect = effect }
}
