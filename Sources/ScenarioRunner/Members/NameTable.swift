/// Values by name, in the order in which they came.
///
/// A run asks for names a hundred times, of tables that mostly do not have them. A dictionary's hash is
/// made to withstand names that are chosen to collide, and takes longer than all else of such a question;
/// here it is one that is quickly made, and half of the places stay empty.
struct NameTable<Value> {
  /// The place of an entry plus one, by the hash of its name; 0 where there is none.
  private var places: [UInt32] = []
  /// The names with their values.
  private(set) var entries: [(name: String, value: Value)] = []

  init() {}

  /// A table of names with their values; the last of a name wins.
  init(_ values: some Collection<(String, Value)>) {
    reserve(values.count)
    for (name, value) in values { set(name, value) }
  }

  /// A table of what a dictionary has.
  init(_ values: [String: Value]) { self.init(values.map { ($0.key, $0.value) }) }

  /// A table with room for some names.
  init(room: Int) { reserve(room) }

  /// The names.
  var keys: [String] { entries.map { $0.name } }
  /// The values.
  var values: [Value] { entries.map { $0.value } }

  /// Whether it has a name.
  func contains(_ name: String) -> Bool { index(of: name) != nil }

  /// Whether it has a name, given in UTF-8.
  func contains(_ name: ArraySlice<UInt8>) -> Bool {
    guard !entries.isEmpty else { return false }
    let last = places.count - 1
    var place = Self.hash(name) & last
    while places[place] > 0 {
      if entries[Int(places[place]) - 1].name.utf8.elementsEqual(name) { return true }
      place = (place + 1) & last
    }
    return false
  }

  /// The value of a name; none is ever taken out again.
  subscript(name: String) -> Value? { index(of: name).map { entries[$0].value } }

  /// Sets the value of a name.
  mutating func set(_ name: String, _ value: Value) {
    if 2 * entries.count >= places.count { reserve(max(8, 2 * entries.count)) }
    let place = place(of: name)
    if places[place] > 0 {
      entries[Int(places[place]) - 1].value = value
    } else {
      entries.append((name, value))
      places[place] = UInt32(truncatingIfNeeded: entries.count)
    }
  }

  private func index(of name: String) -> Int? {
    guard !entries.isEmpty else { return nil }
    let found = places[place(of: name)]
    return found > 0 ? Int(found) - 1 : nil
  }

  /// The place of a name, or the empty one where it would be.
  private func place(of name: String) -> Int {
    let last = places.count - 1
    var place = Self.hash(name.utf8) & last
    while places[place] > 0, entries[Int(places[place]) - 1].name != name {
      place = (place + 1) & last
    }
    return place
  }

  private mutating func reserve(_ count: Int) {
    var size = 16
    while size < 2 * count { size *= 2 }
    places = Array(repeating: 0, count: size)
    entries.reserveCapacity(count)
    for (index, entry) in entries.enumerated() {
      places[place(of: entry.name)] = UInt32(truncatingIfNeeded: index + 1)
    }
  }

  /// FNV-1a.
  private static func hash(_ name: some Sequence<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0x7FFF_FFFF)
  }
}

extension NameTable: Sendable where Value: Sendable {}

extension NameTable: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, Value)...) {
    reserve(elements.count)
    for (name, value) in elements { set(name, value) }
  }
}

extension NameTable: ExpressibleByArrayLiteral where Value == Void {
  init(arrayLiteral elements: String...) {
    reserve(elements.count)
    for name in elements { set(name, ()) }
  }
}

/// Names that are looked for as those of a ``NameTable`` are.
typealias NameSet = NameTable<Void>
