/// The file of a search that is read first: what the language says of words, in how many files the index is,
/// and for each page its size, so that a term need only name pages and pieces by their numbers.
struct SearchHead {
  /// How many pages are in a part on average, at most: a page's scripts are named by its part and its place
  /// in it, so that a new page gives few others another name.
  private static let pagesPerPart = 16
  /// How much of terms a file of them has on average, at most, and how much there is for each file of words.
  private static let weightOfShard = 32
  private static let weightOfList = 128
  /// More pieces than any page has.
  private static let mostPieces = 1 << 30

  /// What is to be known of a page.
  struct Shape: Equatable {
    /// How much it explains, in fifteenths.
    var prose = 0
    var pieces = 0
    /// How much its terms are in the index, in parts of 128 bytes.
    var weight = 0
    /// For each of its scripts the first piece.
    var starts: [Int] = []
  }

  /// What tells the pages and words that it was made for from others.
  let source: UInt64
  /// How many pages there are in each part.
  let parts: [Int]
  var shapes: [Shape]

  /// How many files the terms are in.
  var shards: Int { Self.power(above: weight, by: Self.weightOfShard) }
  /// How many files the words are in.
  var lists: Int { Self.power(above: weight, by: Self.weightOfList) }
  private var weight: Int { shapes.reduce(0) { $0 + $1.weight } }

  /// A power of two, so that it seldom changes.
  private static func power(above number: Int, by share: Int) -> Int {
    var power = 1
    while power * share < number { power *= 2 }
    return power
  }

  /// The part that each of some pages belongs to, by their keys.
  static func parts(of keys: [String]) -> [Int] {
    let parts = power(above: keys.count, by: pagesPerPart)
    return keys.map { key in
      var hash = ContentHash()
      hash.add(key)
      return Int(truncatingIfNeeded: hash.value >> 33) & (parts - 1)
    }
  }

  init(source: UInt64, parts: [Int], shapes: [Shape]) {
    self.source = source
    self.parts = parts
    self.shapes = shapes
  }

  // MARK: Reading and writing

  private static let keys = [
    "mark", "source", "light", "endings", "same", "signs", "parts", "pages",
  ]

  /// The file, with a mark of what is in the others, so that no browser takes one that it kept for the one
  /// that is there now.
  func script(mark: UInt64, words: Words) -> [UInt8] {
    var table: [UInt8] = []
    for shape in shapes {
      table.append(SearchDigits.all[shape.prose])
      SearchDigits.append(shape.weight, to: &table)
      let more = shape.starts.dropFirst()
      SearchDigits.append(shape.pieces << 1 | (more.isEmpty ? 0 : 1), to: &table)
      guard !more.isEmpty else { continue }
      SearchDigits.append(more.count, to: &table)
      for (start, last) in zip(more, shape.starts) { SearchDigits.append(start - last, to: &table) }
    }
    var numbers: [UInt8] = []
    for part in parts { SearchDigits.append(part, to: &numbers) }
    var script = Array("lifelineSearch({shards:\(shards),lists:\(lists)".utf8)
    let texts = [
      Array(String(mark >> 32, radix: 16).utf8), Array(String(source, radix: 16).utf8),
    ]
    let said = Self.keys[2..<6].map { Array((words.all["search-" + $0] ?? "").utf8) }
    for (key, text) in zip(Self.keys, texts + said + [numbers, table]) {
      script += ",\(key):".utf8
      ScriptText.append(text, to: &script)
    }
    return script + Array("})\n".utf8)
  }

  /// Reads a file that an earlier build wrote; nil when it was not written like this.
  init?(_ script: [UInt8]) {
    let texts = ScriptText.texts(in: script[...])
    guard texts.count == Self.keys.count,
      let source = UInt64(String(decoding: texts[1], as: UTF8.self), radix: 16)
    else { return nil }
    self.source = source
    var parts: [Int] = []
    var place = 0
    while let part = SearchDigits.next(texts[6][...], &place) { parts.append(part) }
    self.parts = parts
    shapes = []
    place = 0
    while place < texts[7].count {
      guard let shape = Self.shape(texts[7], &place) else { return nil }
      shapes.append(shape)
    }
  }

  private static func shape(_ table: [UInt8], _ place: inout Int) -> Shape? {
    guard let prose = SearchDigits.worth(table[place]) else { return nil }
    place += 1
    guard let weight = SearchDigits.next(table[...], &place), weight < mostPieces,
      let number = SearchDigits.next(table[...], &place), number < mostPieces
    else { return nil }
    var shape = Shape(
      prose: prose, pieces: number >> 1, weight: weight, starts: number > 1 ? [0] : [])
    guard number & 1 == 1, let more = SearchDigits.next(table[...], &place) else { return shape }
    for _ in 0..<more {
      guard let step = SearchDigits.next(table[...], &place), step < mostPieces else { return nil }
      shape.starts.append((shape.starts.last ?? 0) + step)
    }
    return shape
  }
}
