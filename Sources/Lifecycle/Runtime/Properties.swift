/// The stored properties of an object, by name.
public struct Properties {
  private var values: [String: Value] = [:]

  /// Creates none.
  public init() {}

  /// Whether there are none.
  public var isEmpty: Bool { values.isEmpty }

  /// Their names, in the order of the alphabet.
  public var names: [String] { values.keys.sorted() }

  /// A property's value; nil for one that is not there.
  public subscript(name: String) -> Value? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// Sets a property, and returns the value that it had.
  public mutating func updateValue(_ value: Value, forKey name: String) -> Value? {
    values.updateValue(value, forKey: name)
  }
}
