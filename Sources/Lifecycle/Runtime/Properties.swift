/// The stored properties of an object, by name.
///
/// Objects have few of them: those are compared one by one, which is faster than to hash a name. When
/// there are many, as where a program associates values with an object, they are hashed.
public struct Properties: Sendable {
  private struct Entry: Sendable {
    let name: String
    var value: Value
  }

  private var few: [Entry] = []
  private var many: [String: Value]?

  /// How many are compared one by one.
  private static var mostCompared: Int { 16 }

  /// Creates none.
  public init() {}

  /// Whether there are none.
  public var isEmpty: Bool { few.isEmpty && many?.isEmpty != false }

  /// Their names, in the order of the alphabet.
  public var names: [String] { (many.map { Array($0.keys) } ?? few.map { $0.name }).sorted() }

  /// A property's value; nil for one that is not there.
  public subscript(name: String) -> Value? {
    get {
      if let many { return many[name] }
      return place(of: name).map { few[$0].value }
    }
    set {
      guard let newValue else { return remove(name) }
      if many != nil {
        many?[name] = newValue
      } else if let place = place(of: name) {
        few[place].value = newValue
      } else {
        few.append(Entry(name: name, value: newValue))
        if few.count > Self.mostCompared { hashAll() }
      }
    }
  }

  /// Sets a property, and returns the value that it had.
  public mutating func updateValue(_ value: Value, forKey name: String) -> Value? {
    let old = self[name]
    self[name] = value
    return old
  }

  private func place(of name: String) -> Int? { few.firstIndex { $0.name == name } }

  private mutating func remove(_ name: String) {
    many?[name] = nil
    if let place = place(of: name) { few.remove(at: place) }
  }

  private mutating func hashAll() {
    var all: [String: Value] = [:]
    for entry in few { all[entry.name] = entry.value }
    many = all
    few = []
  }
}
