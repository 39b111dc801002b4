/// The numbers that `autonumber` gives to messages: `7`, `1.2.7`, or in a format, `[007]`.
struct PlantUMLNumbering {
  private var isOn = false
  private var parts = [1]
  private var separator: UInt8 = UInt8(ascii: ".")
  private var step = 1
  private var format: [UInt8]?

  /// No number has more digits, and none more parts.
  private static let limits = (digits: 9, parts: 8)

  /// Reads what follows `autonumber`; false where that is no numbering.
  mutating func read(_ cursor: inout PlantUMLCursor) -> Bool {
    cursor.skipBlanks()
    if cursor.take(word: "stop") {
      isOn = false
      return isOver(&cursor)
    }
    if cursor.take(word: "inc") { return increment(&cursor) }
    if cursor.take(word: "resume") {
      isOn = true
      cursor.skipBlanks()
      if let numbers = Self.takeNumbers(&cursor) { step = numbers.parts[0] }
      return readFormat(&cursor)
    }
    isOn = true
    (parts, step, format) = ([1], 1, nil)
    if let numbers = Self.takeNumbers(&cursor) {
      (parts, separator) = numbers
      cursor.skipBlanks()
      if let step = Self.takeNumbers(&cursor) { self.step = step.parts[0] }
    }
    return readFormat(&cursor)
  }

  /// The number of the next message, if messages are numbered.
  mutating func take() -> String? {
    guard isOn else { return nil }
    defer { parts[parts.count - 1] = parts[parts.count - 1] &+ step }
    return text
  }

  // MARK: Reading

  private mutating func isOver(_ cursor: inout PlantUMLCursor) -> Bool {
    cursor.skipBlanks()
    return cursor.isAtEnd
  }

  /// `inc A` counts the first part on, `inc B` the second; those behind it begin anew.
  private mutating func increment(_ cursor: inout PlantUMLCursor) -> Bool {
    cursor.skipBlanks()
    let letter = cursor.isAtEnd ? 0x61 : SourceCharacters.lowercased(cursor.peek())
    guard (0x61...0x7A).contains(letter) else { return false }
    cursor.advance()
    let place = Int(letter) - 0x61
    if place < parts.count {
      parts[place] = parts[place] &+ 1
      for later in parts.indices where later > place { parts[later] = 1 }
    }
    return isOver(&cursor)
  }

  private mutating func readFormat(_ cursor: inout PlantUMLCursor) -> Bool {
    cursor.skipBlanks()
    if cursor.isAtEnd { return true }
    guard let text = cursor.take(from: "\"", to: "\"") else { return false }
    format = Array(CreoleText(cursor.bytes[text]).text.utf8)
    return isOver(&cursor)
  }

  private static func takeNumbers(
    _ cursor: inout PlantUMLCursor
  ) -> (parts: [Int], separator: UInt8)? {
    var scan = cursor
    var parts: [Int] = []
    var separator = UInt8(ascii: ".")
    while SourceCharacters.isDigit(scan.peek()) {
      let digits = scan.takeWord()
      guard digits.count <= limits.digits, parts.count < limits.parts,
        let value = Int(String(decoding: scan.bytes[digits], as: UTF8.self))
      else { return nil }
      parts.append(value)
      let sign = scan.peek()
      guard
        [UInt8(ascii: "."), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: ":")].contains(sign),
        SourceCharacters.isDigit(scan.peek(1))
      else { break }
      separator = sign
      scan.advance()
    }
    guard !parts.isEmpty else { return nil }
    cursor = scan
    return (parts, separator)
  }

  // MARK: Writing

  private var text: String {
    var number = ""
    for (index, part) in parts.enumerated() {
      if index > 0 { number.unicodeScalars.append(Unicode.Scalar(separator)) }
      number += String(part)
    }
    guard let format else { return number }
    // Zeros and hash signs stand for the digits: a number is filled up with as many zeros.
    let isPlace = { (byte: UInt8) in byte == UInt8(ascii: "0") || byte == UInt8(ascii: "#") }
    guard let start = format.firstIndex(where: isPlace) else {
      return String(decoding: format, as: UTF8.self)
    }
    let end = format[start...].firstIndex { !isPlace($0) } ?? format.count
    let zeros = format[start..<end].reduce(0) { $0 + ($1 == UInt8(ascii: "0") ? 1 : 0) }
    if parts.count == 1 {
      number = String(repeating: "0", count: max(0, min(zeros, 20) - number.utf8.count)) + number
    }
    return String(decoding: format[..<start], as: UTF8.self) + number
      + String(decoding: format[end...], as: UTF8.self)
  }
}
