/// What a word is worth where it stands, and the digit by which the index says so.
enum SearchWorth {
  /// Where a word stands.
  enum Field { case heading, title, text, code }
  /// How it stands there: by itself, or as a part of a name.
  enum Way { case whole, part }

  /// What a word is worth in a field, in hundredths.
  static func of(_ field: Field, _ way: Way) -> Int {
    switch (field, way) {
    case (.heading, .whole): 800
    case (.heading, .part): 500
    case (.title, .whole): 1000
    case (.title, .part): 700
    case (.text, .whole): 200
    case (.text, .part): 120
    case (.code, .whole): 100
    case (.code, .part): 60
    }
  }

  /// What the digits mean, in hundredths: each about a twelfth more than the one before it. `search.js`
  /// works out the same.
  private static let steps: [Int] = {
    var worth = 10.0
    return (0..<64).map { _ in
      defer { worth *= 1.08 }
      return Int(worth)
    }
  }()

  /// The digit that comes nearest to a worth in hundredths.
  static func level(_ worth: Int) -> UInt8 {
    let above = steps.firstIndex { $0 > worth } ?? steps.count
    return UInt8(max(0, above - 1))
  }

  /// By how many hundredths a word says more about a short text than about a long one; a page's top,
  /// which says what the page is about, counts a quarter more. In few steps, so that a small change of a
  /// text leaves the index as it is.
  static func share(ofSize size: Int, isTop: Bool) -> Int {
    let exact = 2.2 / (1.3 + Double(size) / 330)
    let share = (max(0.4, min(1, exact)) * 10).rounded() * 10
    return Int(isTop ? share * 1.25 : share)
  }

  /// How long a text is to a reader: a sign of a script without blanks counts as two letters.
  static func size(_ text: [UInt8]) -> Int {
    text.reduce(0) { size, byte in
      byte & 0xC0 == 0x80 ? size : byte < 0xE3 ? size + 1 : size + 2
    }
  }

  /// How many fifteenths a page of some text and some code counts: what explains comes before what only
  /// shows, so that one of less than three fifths of prose counts less.
  static func prose(text: Int, code: Int) -> Int {
    let share = Double(text + 1) / Double(text + 1 + code) / 0.6
    let prose = min(1, max(0.2, share * share * share))
    return Int(((prose - 0.2) / 0.8 * 15).rounded())
  }

  /// The digit that says in how many pieces a term is: from step to step a quarter more.
  static func level(ofCount count: Int) -> UInt8 {
    var level: UInt8 = 0
    var step = 1
    while step < count, level < 63 {
      step = max(step + 1, step * 5 / 4)
      level += 1
    }
    return level
  }
}
