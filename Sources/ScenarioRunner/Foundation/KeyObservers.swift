import Lifecycle

/// Who observes properties, and the changes that are announced by hand.
final class KeyObservers {
  /// The observers, in the order of their registration.
  private(set) var all: [KeyObserver] = []
  /// How often the program has begun to observe a property.
  private var made = 0
  /// The changes that the program has announced and not yet made.
  private var announced: [AnnouncedChange] = []

  /// What tells the next registration from all others.
  func nextID() -> Int {
    made += 1
    return made
  }

  /// Adds an observer.
  func add(_ observer: KeyObserver) { all.append(observer) }

  /// Whether somebody observes a key of an object.
  func contains(_ key: String, of object: Object) -> Bool {
    all.contains { $0.object === object && $0.key == key }
  }

  /// Those who observe a key of an object, without those that have ended.
  func observers(of key: String, of object: Object) -> [KeyObserver] {
    all.removeAll { $0.token?.isEnded ?? false }
    return all.filter { $0.object === object && $0.key == key }
  }

  /// The registration of a target for a path.
  func registration(of target: Object, for path: [String], of root: Object) -> Int? {
    all.first { $0.root === root && $0.target === target && $0.path == path }?.id
  }

  /// Takes away a registration.
  func remove(_ id: Int) { all.removeAll { $0.id == id } }

  /// Takes away the observers of the keys behind one of a path.
  func removeBehind(_ observer: KeyObserver) {
    all.removeAll { $0.id == observer.id && $0.level > observer.level }
  }

  /// Keeps what a property is before a change that the program announces.
  func announce(_ change: AnnouncedChange) { announced.append(change) }

  /// What a property was before its change was announced, which now is made.
  func takeAnnounced(_ key: String, of object: Object) -> Value? {
    guard let place = announced.lastIndex(where: { $0.object === object && $0.key == key }) else {
      return nil
    }
    return announced.remove(at: place).old
  }

  /// Lets go of who is to be told.
  func sever() {
    all = []
    announced = []
  }
}
