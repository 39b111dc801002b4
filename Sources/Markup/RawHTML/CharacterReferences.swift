/// The characters that HTML names: `&amp;`, `&#38;`, `&#x26;`.
enum CharacterReferences {
  /// The names that addresses and anchors are written with; those of letters are not among them.
  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "apos": "'", "ast": "*", "bsol": "\\", "colon": ":", "comma": ",", "commat": "@",
    "equals": "=", "excl": "!", "gt": ">", "lowbar": "_", "lpar": "(", "lt": "<", "nbsp": "\u{A0}",
    "NewLine": "\n", "num": "#", "percnt": "%", "period": ".", "plus": "+", "quest": "?",
    "quot": "\"", "rpar": ")", "semi": ";", "sol": "/", "Tab": "\t",
  ]
  /// The most bytes between the signs of a reference: the standard's longest name has so many.
  private static let longest = 31

  /// A value with the characters that its references stand for. One that is not known stays as it is
  /// written: who writes the value again escapes its `&`, so that no reader knows more of it than we do.
  static func resolved(_ text: ArraySlice<UInt8>) -> String {
    guard text.contains(UInt8(ascii: "&")) else { return String(decoding: text, as: UTF8.self) }
    var result: [UInt8] = []
    var rest = text
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<start]
      rest = rest[start...]
      if let end = end(of: rest), let scalar = scalar(rest[(start + 1)..<(end - 1)]) {
        result += Array(String(Character(scalar)).utf8)
        rest = rest[end...]
      } else {
        result.append(UInt8(ascii: "&"))
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result + rest, as: UTF8.self)
  }

  /// Where a reference ends that a text begins with; nil where it begins with none.
  static func end(of text: ArraySlice<UInt8>) -> Int? {
    let inside = text.dropFirst().prefix(longest)
    guard let end = inside.firstIndex(of: UInt8(ascii: ";")), end > inside.startIndex else {
      return nil
    }
    let name = inside[..<end]
    let isReference =
      name.first == UInt8(ascii: "#")
      ? number(name.dropFirst()) != nil : name.allSatisfy(\.isLetterOrDigit)
    return isReference ? end + 1 : nil
  }

  private static func scalar(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard name.first == UInt8(ascii: "#") else {
      return named[String(decoding: name, as: UTF8.self)]
    }
    guard let number = number(name.dropFirst()), number != 0 else { return "\u{FFFD}" }
    return Unicode.Scalar(number) ?? "\u{FFFD}"
  }

  /// What the digits of a reference say, or more than any character's number; nil where there are others.
  private static func number(_ digits: ArraySlice<UInt8>) -> UInt32? {
    let isHex = digits.first.map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    let digits = isHex ? digits.dropFirst() : digits
    guard !digits.isEmpty else { return nil }
    var number: UInt32 = 0
    for byte in digits {
      let digit: UInt32
      if byte.isDigit {
        digit = UInt32(byte - UInt8(ascii: "0"))
      } else if isHex, (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20) {
        digit = UInt32((byte | 0x20) - UInt8(ascii: "a")) + 10
      } else {
        return nil
      }
      number = min(number * (isHex ? 16 : 10) + digit, 0x11_0000)
    }
    return number
  }
}
