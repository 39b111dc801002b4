/// Words by their numbers: a word is there once, and its number says as which it came.
///
/// It is asked for every word of a site, so that its words stand one behind the other, and a hash that is known
/// already is not worked out again.
struct WordTable: Sendable {
  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// For each place that a hash may lead to the hash and behind it the number of the word, counted from 1; 0 where
  /// there is none.
  private var slots: [UInt64] = Array(repeating: 0, count: 1024)

  private struct Entry {
    let start: UInt32
    let count: UInt32
    let hash: UInt32
  }

  var count: Int { entries.count }
  var indices: Range<Int> { entries.indices }

  /// The number of a word, which is the next where it is not there yet.
  mutating func number(of word: Span<UInt8>, hash: UInt32) -> Int {
    let slot = slot(of: word, hash)
    if slots[slot] != 0 { return Int(slots[slot] & 0xFFFF_FFFF) - 1 }
    let start = UInt32(bytes.count)
    for index in word.indices { bytes.append(word[index]) }
    entries.append(Entry(start: start, count: UInt32(word.count), hash: hash))
    slots[slot] = UInt64(hash) << 32 | UInt64(entries.count)
    if entries.count * 2 > slots.count { grow() }
    return entries.count - 1
  }

  /// The number of a word; nil where it is not there.
  func known(_ word: Span<UInt8>, hash: UInt32) -> Int? {
    let found = slots[slot(of: word, hash)]
    return found != 0 ? Int(found & 0xFFFF_FFFF) - 1 : nil
  }

  /// The word of a number.
  subscript(number: Int) -> ArraySlice<UInt8> {
    let entry = entries[number]
    return bytes[Int(entry.start)..<Int(entry.start + entry.count)]
  }

  /// The hash of the word of a number.
  func hash(of number: Int) -> UInt32 { entries[number].hash }

  /// Whether the word of a number comes before that of another.
  func precedes(_ one: Int, _ other: Int) -> Bool {
    let (first, second) = (entries[one], entries[other])
    for index in 0..<min(first.count, second.count) {
      let (a, b) = (bytes[Int(first.start + index)], bytes[Int(second.start + index)])
      if a != b { return a < b }
    }
    return first.count < second.count
  }

  private func slot(of word: Span<UInt8>, _ hash: UInt32) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      if slots[slot] >> 32 == UInt64(hash), isSame(Int(slots[slot] & 0xFFFF_FFFF) - 1, word) {
        return slot
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func isSame(_ number: Int, _ word: Span<UInt8>) -> Bool {
    let entry = entries[number]
    guard Int(entry.count) == word.count else { return false }
    var place = Int(entry.start)
    for index in word.indices {
      if bytes[place] != word[index] { return false }
      place += 1
    }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for (number, entry) in entries.enumerated() {
      var slot = Int(entry.hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt64(entry.hash) << 32 | UInt64(number + 1)
    }
  }
}
