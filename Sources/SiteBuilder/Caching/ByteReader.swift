/// Reads values that a `TextBuffer` wrote.
///
/// What is cut short or does not fit yields zeros, empty texts and `isBroken`: no bytes make it trap.
struct ByteReader {
  private let bytes: [UInt8]
  /// Where what is read ends.
  private let end: Int
  /// What is read next.
  private(set) var position: Int
  private(set) var isBroken = false

  init(_ bytes: [UInt8], from position: Int = 0) {
    self.init(bytes, position..<max(position, bytes.count))
  }

  private init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
  }

  /// Whether there is nothing more to be read.
  var isAtEnd: Bool { position == end }

  /// What has been read from a position on.
  func bytes(from start: Int) -> [UInt8] { Array(bytes[start..<position]) }

  mutating func number() -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while position < end, shift < 64 {
      let byte = bytes[position]
      position += 1
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    isBroken = true
    return 0
  }

  mutating func int() -> Int { Int(truncatingIfNeeded: Int64(bitPattern: number())) }

  mutating func flag() -> Bool { number() == 1 }

  mutating func text() -> String { String(decoding: counted(), as: UTF8.self) }

  mutating func countedBytes() -> [UInt8] { Array(counted()) }

  /// As many bytes as the number before them says.
  private mutating func counted() -> ArraySlice<UInt8> { bytes[countedRange()] }

  private mutating func countedRange() -> Range<Int> {
    let count = int()
    guard count >= 0, count <= end - position else {
      isBroken = true
      return position..<position
    }
    defer { position += count }
    return position..<(position + count)
  }

  mutating func optionalText() -> String? { flag() ? text() : nil }

  mutating func list<Element>(_ each: (inout ByteReader) -> Element) -> [Element] {
    let count = int()
    var list: [Element] = []
    guard count >= 0, count <= end - position else {
      isBroken = true
      return list
    }
    list.reserveCapacity(count)
    for _ in 0..<count where !isBroken { list.append(each(&self)) }
    return list
  }

  mutating func texts() -> [String] { list { $0.text() } }

  /// Reads lists that were written in parts, on all cores.
  mutating func parts<Element: Sendable>(
    _ each: @Sendable (inout ByteReader) -> Element
  ) -> [[Element]] {
    let parts = list { reader in ByteReader(reader.bytes, reader.countedRange()) }
    let read = Concurrently.map(parts.count) { number -> [Element]? in
      var reader = parts[number]
      let list = reader.list(each)
      return reader.isBroken ? nil : list
    }
    let sound = read.compactMap { $0 }
    if sound.count < read.count { isBroken = true }
    return sound
  }
}
