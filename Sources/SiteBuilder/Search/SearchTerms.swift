/// The terms of one page: what its words are found by, in which of its pieces, and what they are worth there.
///
/// They are kept as bytes, a few for each, since all pages have them at once at the end of a build.
struct SearchTerms: Sendable {
  /// For each term its hash, the lengths of what follows, the term, and its pieces as the index writes them.
  private(set) var bytes: [UInt8] = []

  /// How much they are in the index, in parts of 128 bytes: there a term is written once for all pages.
  private(set) var weight = 0
  private var size = 0

  struct Term {
    let hash: UInt32
    /// The term.
    let word: ArraySlice<UInt8>
    /// Its pieces, each with what the term is worth there.
    let pieces: ArraySlice<UInt8>
  }

  mutating func append(_ hash: UInt32, _ word: ArraySlice<UInt8>, pieces: ArraySlice<UInt8>) {
    for shift: UInt32 in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: hash >> shift)) }
    bytes.append(UInt8(word.count))
    bytes.append(UInt8(pieces.count & 255))
    bytes.append(UInt8(pieces.count >> 8 & 255))
    bytes.append(UInt8(pieces.count >> 16))
    bytes += word
    bytes += pieces
    size += pieces.count + 2
    weight = (size + 64) / 128
  }

  /// Leaves no room to spare.
  mutating func shrink() { bytes = bytes.withUnsafeBufferPointer { Array($0) } }

  /// The term at a place of the bytes, and where the next stands.
  func term(at place: Int) -> (term: Term, end: Int) {
    let hash = hash(at: place)
    let word = place + 8
    let pieces = word + Int(bytes[place + 4])
    let end =
      pieces + Int(bytes[place + 5]) + Int(bytes[place + 6]) << 8 + Int(bytes[place + 7]) << 16
    return (Term(hash: hash, word: bytes[word..<pieces], pieces: bytes[pieces..<end]), end)
  }

  /// The hash of the term at a place.
  func hash(at place: Int) -> UInt32 {
    let (first, second) = (UInt32(bytes[place]), UInt32(bytes[place + 1]))
    let (third, fourth) = (UInt32(bytes[place + 2]), UInt32(bytes[place + 3]))
    return first | second << 8 | third << 16 | fourth << 24
  }

  /// Where each term stands.
  func byWord() -> [[UInt8]: Int] {
    var places: [[UInt8]: Int] = [:]
    visit { place, _ in places[Array(term(at: place).term.word)] = place }
    return places
  }

  /// Calls some work with the place and the hash of each term.
  func visit(_ body: (Int, UInt32) -> Void) {
    var place = 0
    while place < bytes.count {
      let (term, end) = term(at: place)
      body(place, term.hash)
      place = end
    }
  }
}
