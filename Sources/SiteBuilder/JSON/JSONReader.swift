import SourceText

/// Reads JSON from its beginning to its end: values as they begin, and the ends of those that hold others.
struct JSONReader {
  enum Token {
    /// A value; of an object or an array only where it begins.
    case value(JSONTree.Kind, Range<Int>)
    /// The end of the innermost object or array, behind its bracket.
    case close(Int)
  }

  /// What may stand at a place.
  private enum Expected {
    case value, valueOrEnd, keyOrEnd, key, colon, commaOrEnd, nothing
  }

  private let file: SourceFile
  private let bytes: [UInt8]
  private var place = 0
  private var expected = Expected.value
  /// Whether each open value is an object.
  private var isObject: [Bool] = []

  init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  /// The next token; nil behind the last.
  mutating func next() throws(JSONFault) -> Token? {
    while true {
      while place < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[place]) { place += 1 }
      guard place < bytes.count else {
        if expected == .nothing { return nil }
        throw fault("the text ends in the middle of a value")
      }
      let byte = bytes[place]
      switch (expected, byte) {
      case (.commaOrEnd, UInt8(ascii: ",")):
        place += 1
        expected = isObject.last == true ? .key : .value
      case (.colon, UInt8(ascii: ":")):
        place += 1
        expected = .value
      case (.valueOrEnd, UInt8(ascii: "]")), (.keyOrEnd, UInt8(ascii: "}")): return close()
      case (.commaOrEnd, UInt8(ascii: "]")) where isObject.last == false: return close()
      case (.commaOrEnd, UInt8(ascii: "}")) where isObject.last == true: return close()
      case (.key, UInt8(ascii: "\"")), (.keyOrEnd, UInt8(ascii: "\"")):
        let range = try readString()
        expected = .colon
        return .value(.string, range)
      case (.value, _), (.valueOrEnd, _): return try readValue(byte)
      case (.key, _), (.keyOrEnd, _): throw fault("a key is a string, in quotes")
      case (.colon, _): throw fault("':' stands between a key and its value")
      case (.commaOrEnd, _): throw fault("',' stands between values, and a bracket behind the last")
      case (.nothing, _): throw fault("nothing stands behind the value that the text is")
      }
    }
  }

  private mutating func close() -> Token {
    place += 1
    isObject.removeLast()
    expected = isObject.isEmpty ? .nothing : .commaOrEnd
    return .close(place)
  }

  private mutating func readValue(_ byte: UInt8) throws(JSONFault) -> Token {
    let start = place
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let opensObject = byte == UInt8(ascii: "{")
      place += 1
      isObject.append(opensObject)
      expected = opensObject ? .keyOrEnd : .valueOrEnd
      return .value(opensObject ? .object : .array, start..<place)
    case UInt8(ascii: "\""):
      let range = try readString()
      expected = isObject.isEmpty ? .nothing : .commaOrEnd
      return .value(.string, range)
    default:
      while place < bytes.count, Self.isOfWord(bytes[place]) { place += 1 }
      let word = bytes[start..<place]
      let isNumber = word.first.map { $0 == UInt8(ascii: "-") || Self.isDigit($0) } ?? false
      let isWord = ["true", "false", "null"].contains { word.elementsEqual($0.utf8) }
      guard isNumber || isWord else {
        place = start
        throw fault("no value of JSON begins here")
      }
      expected = isObject.isEmpty ? .nothing : .commaOrEnd
      return .value(isNumber ? .number : .word, start..<place)
    }
  }

  private mutating func readString() throws(JSONFault) -> Range<Int> {
    let start = place
    place += 1
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        place += 1
        return start..<place
      case UInt8(ascii: "\\"): place += 2
      case 0..<0x20: throw fault("a string is on one line; write control characters as '\\n'")
      default: place += 1
      }
    }
    place = start
    throw fault("this string is never closed")
  }

  private func fault(_ message: String) -> JSONFault {
    let place = min(place, bytes.count)
    return JSONFault(
      diagnostic: Diagnostic(
        id: "json.malformed", "this is no JSON: \(message)",
        at: SourceSpan(file: file, range: place..<min(place + 1, bytes.count))))
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || "+-.".utf8.contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
