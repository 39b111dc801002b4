/// The parts of a URL's text, as they are written in it.
struct AddressParts {
  var scheme: String?
  var user: String?
  var password: String?
  var host: String?
  var port: Int?
  var path = ""
  var query: String?
  var fragment: String?

  /// Nothing yet.
  init() {}

  /// Takes a text apart; every text has a path.
  init(_ text: String) {
    var rest = Array(text.utf8)[...]
    if let mark = rest.firstIndex(of: UInt8(ascii: "#")) {
      fragment = Self.text(rest[(mark + 1)...])
      rest = rest[..<mark]
    }
    if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
      query = Self.text(rest[(mark + 1)...])
      rest = rest[..<mark]
    }
    if let mark = rest.firstIndex(of: UInt8(ascii: ":")), mark > rest.startIndex,
      rest[..<mark].allSatisfy(Self.isOfScheme)
    {
      scheme = Self.text(rest[..<mark])
      rest = rest[(mark + 1)...]
    }
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
      takeApart(authority: rest[..<end])
      rest = rest[end...]
    }
    path = Self.text(rest)
  }

  private mutating func takeApart(authority: ArraySlice<UInt8>) {
    var rest = authority
    if let mark = rest.lastIndex(of: UInt8(ascii: "@")) {
      let person = rest[..<mark].split(
        separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
      user = Self.text(person[0])
      if person.count > 1 { password = Self.text(person[1]) }
      rest = rest[(mark + 1)...]
    }
    if let mark = rest.lastIndex(of: UInt8(ascii: ":")),
      let number = Int(Self.text(rest[(mark + 1)...]))
    {
      port = number
      rest = rest[..<mark]
    }
    host = Self.text(rest)
  }

  /// The parts as one text again.
  var text: String {
    var result = scheme.map { $0 + ":" } ?? ""
    if let host {
      result += "//"
      if let user { result += user + (password.map { ":" + $0 } ?? "") + "@" }
      result += host + (port.map { ":\($0)" } ?? "")
    }
    result += path
    if let query { result += "?" + query }
    if let fragment { result += "#" + fragment }
    return result
  }

  /// What stands between the slashes of the path; the first is `/` where it begins with one.
  var pathComponents: [String] {
    let parts = path.utf8.split(separator: UInt8(ascii: "/"))
      .map { Self.decoded(Self.text(Array($0)[...])) }
    return path.utf8.first == UInt8(ascii: "/") ? ["/"] + parts : parts
  }

  /// The names and values of a query, in order; a name without `=` has no value.
  var queryItems: [(name: String, value: String?)]? {
    query.map { query in
      query.utf8.split(separator: UInt8(ascii: "&")).map { item in
        let sides = Array(item).split(
          separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        return (
          Self.decoded(Self.text(sides[0])),
          sides.count > 1 ? Self.decoded(Self.text(sides[1])) : nil
        )
      }
    }
  }

  /// A query of names and values.
  static func query(of items: [(name: String, value: String?)]) -> String {
    items.map { item in
      let value = item.value.map { "=" + encoded($0, isAllowed: isOfQueryItem) } ?? ""
      return encoded(item.name, isAllowed: isOfQueryItem) + value
    }.joined(separator: "&")
  }

  // MARK: Signs that are written with %

  /// A text with each `%20` as the sign that it stands for.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count > 1, rest.first != UInt8(ascii: "+"),
        let code = UInt8(Self.text(rest.prefix(2)), radix: 16)
      {
        result.append(code)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A text with each sign that is not allowed written with `%`.
  static func encoded(_ text: String, isAllowed: (UInt8) -> Bool) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      if isAllowed(byte) {
        result.append(byte)
      } else {
        let code = String(byte, radix: 16, uppercase: true)
        result += "%".utf8
        result += (byte < 16 ? "0" + code : code).utf8
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether a sign may stand in a URL as it is.
  static func isOfAddress(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && !"\"<>\\^`{|}".utf8.contains(byte)
  }

  private static func isOfQueryItem(_ byte: UInt8) -> Bool {
    isOfAddress(byte) && !"#%&=[]".utf8.contains(byte)
  }

  private static func isOfScheme(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || "+-.".utf8.contains(byte)
  }

  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
