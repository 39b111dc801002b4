/// The terms of one page: in which of its pieces each is, and what it is worth there.
///
/// They are kept as bytes, a few for each, since all pages have them at once at the end of a build.
struct SearchTerms: Sendable {
  /// For each term its number, seven bits a byte, and its pieces as the index writes them, which say where they end.
  private(set) var bytes: [UInt8] = []

  /// How much they are in the index, in parts of 128 bytes: there a term is written once for all pages.
  var weight: Int { (size + 64) / 128 }
  private var size = 0

  init() {}

  /// Terms with room for some bytes.
  init(reserving capacity: Int) { bytes.reserveCapacity(capacity) }

  /// Begins a term, whose pieces are to be added.
  mutating func begin(_ number: Int) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F | 0x80))
      rest >>= 7
    }
    bytes.append(UInt8(rest))
    size += 2
  }

  /// Adds a piece: the way from the one before, whether another follows, and what the term is worth there.
  mutating func add(step: Int, isLast: Bool, level: UInt8) {
    let start = bytes.count
    SearchDigits.append(step << 1 | (isLast ? 0 : 1), to: &bytes)
    bytes.append(SearchDigits.all[Int(level)])
    size += bytes.count - start
  }

  /// Leaves no room to spare.
  mutating func shrink() { bytes = unsafe bytes.withUnsafeBufferPointer { unsafe Array($0) } }

  /// Calls some work with the number of each term and with where its pieces stand among the bytes.
  func visit(_ body: (Int, Range<Int>) -> Void) {
    var place = 0
    while place < bytes.count {
      var (number, shift) = (0, 0)
      while bytes[place] & 0x80 != 0 {
        number |= Int(bytes[place] & 0x7F) << shift
        shift += 7
        place += 1
      }
      number |= Int(bytes[place]) << shift
      let start = place + 1
      place = SearchDigits.endOfPieces(bytes.span, from: start)
      body(number, start..<place)
    }
  }

  /// Where the pieces of each term stand, by its number.
  func byNumber() -> [Int: Range<Int>] {
    var places: [Int: Range<Int>] = [:]
    visit { places[$0] = $1 }
    return places
  }
}
