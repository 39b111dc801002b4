import SourceText

/// HTML as it grows: bytes, so that drawings go through it as they are.
///
/// A page is put together of hundreds of short pieces. The bytes stand in memory of its own, so that a
/// piece costs its copying and a comparison; an array would ask each time whether somebody else has it.
@safe
public struct HTMLBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>?
  private var capacity = 0
  /// Whether the memory is its own, and not lent.
  private(set) var isOwner = true
  /// How many bytes there are.
  package private(set) var count = 0

  /// Nothing yet, with no room for anything.
  public init() { unsafe start = nil }

  /// Nothing yet.
  package init(capacity: Int) {
    self.init()
    reserveCapacity(capacity)
  }

  deinit { if isOwner { unsafe start?.deallocate() } }

  /// What has been written.
  public var bytes: [UInt8] { unsafe Array(buffer) }

  /// Nothing yet, in memory that is somebody else's and is there for as long; what takes more goes on in
  /// memory of its own.
  init(lent room: UnsafeMutableBufferPointer<UInt8>) {
    unsafe start = room.baseAddress
    capacity = room.count
    isOwner = false
  }

  var text: String { unsafe String(decoding: buffer, as: UTF8.self) }

  private var buffer: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: start, count: count)
  }

  // MARK: Room

  /// Makes room for so many bytes in all.
  package mutating func reserveCapacity(_ wanted: Int) {
    if wanted > capacity { grow(to: wanted) }
  }

  /// Where so many more bytes go.
  @inline(__always)
  private mutating func room(for more: Int) -> UnsafeMutablePointer<UInt8>? {
    if count + more > capacity { grow(to: max(2 * capacity, count + more, 64)) }
    return unsafe start.map { unsafe $0 + count }
  }

  @inline(never)
  private mutating func grow(to wanted: Int) {
    let wider = UnsafeMutablePointer<UInt8>.allocate(capacity: wanted)
    if let start = unsafe start {
      unsafe wider.update(from: start, count: count)
      if isOwner { unsafe start.deallocate() }
    }
    unsafe start = wider
    capacity = wanted
    isOwner = true
  }

  // MARK: Pieces

  /// Appends bytes as they stand.
  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress, !bytes.isEmpty else { return }
    unsafe room(for: bytes.count)?.update(from: first, count: bytes.count)
    count += bytes.count
  }

  /// Appends a byte.
  package mutating func append(_ byte: UInt8) {
    unsafe room(for: 1)?.initialize(to: byte)
    count += 1
  }

  /// Appends markup as it stands; it is there for good, so that nothing is counted.
  package mutating func append(markup: StaticString) {
    unsafe append(
      UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  /// Appends a text as it stands.
  package mutating func append(text: String) { unsafe text.withBytes { unsafe append($0) } }

  /// Appends bytes as they stand.
  public mutating func append(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append($0) }
  }

  /// The same of a part of some.
  package mutating func append(_ bytes: ArraySlice<UInt8>) {
    unsafe bytes.withUnsafeBufferPointer { unsafe append($0) }
  }

  /// Takes what has been written behind so many bytes away, and returns it.
  mutating func take(from kept: Int) -> [UInt8] {
    defer { count = kept }
    return unsafe Array(buffer[kept...])
  }

  /// Takes the last byte away.
  mutating func removeLast() { count = max(count - 1, 0) }

  static func += (buffer: inout HTMLBuffer, text: String) { buffer.append(text: text) }

  static func += (buffer: inout HTMLBuffer, html: [UInt8]) { buffer.append(html) }

  // MARK: Escaping

  /// Appends a text, escaped.
  package mutating func escape(_ text: String) { unsafe text.withBytes { unsafe escape($0) } }

  /// Appends UTF-8, escaped.
  package mutating func escape(_ text: ArraySlice<UInt8>) {
    unsafe text.withUnsafeBufferPointer { unsafe escape($0) }
  }

  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    var run = 0
    while let index = unsafe HTMLText.firstSpecial(in: text, from: run) {
      unsafe append(UnsafeBufferPointer(rebasing: text[run..<index]))
      append(markup: HTMLText.entity(unsafe text[index]))
      run = index + 1
    }
    unsafe append(UnsafeBufferPointer(rebasing: text[run...]))
  }

  // MARK: Its end

  /// Whether it ends in an East Asian character behind which a line may end.
  var endsWide: Bool {
    guard count >= 3, let last = unsafe buffer.last, last >= 0x80 else { return false }
    let end = unsafe String(decoding: buffer.suffix(3), as: UTF8.self)
    let scalar = end.unicodeScalars.last?.value ?? 0
    return DisplayWidth.isWide(scalar) && !Self.openingMarks.contains(scalar)
  }

  /// `（`, `「`, `『`, `【`, `《` and `〈`.
  private static let openingMarks: [UInt32] = [0xFF08, 0x300C, 0x300E, 0x3010, 0x300A, 0x3008]
}
