import Lifecycle
import ScenarioSyntax
import SourceText

/// The places of characters in texts: what Swift calls `String.Index`, which is no number.
enum TextPlaces {
  static let typeName = "String.Index"

  /// The place in front of so many characters.
  static func value(_ offset: Int) -> Value {
    .aggregate(
      Aggregate(
        typeName: typeName, fields: [Aggregate.Field(name: "offset", value: .count(offset))]))
  }

  /// How many characters are in front of a place; nil for what is none.
  static func offset(_ value: Value?) -> Int? {
    guard case .aggregate(let place)? = value, place.typeName == typeName else { return nil }
    return place["offset"]?.place
  }

  /// A place as a number, where it is one of a text; otherwise the value itself.
  static func number(_ value: Value) -> Value { offset(value).map { .count($0) } ?? value }

  /// What marks a range of a text's places.
  static let mark = "text"

  /// All places of a text that have a character.
  static func all(in text: String) -> Value { .array((0..<text.count).map { value($0) }) }

  /// Whether a character is what a property of Swift's characters asks; nil for any other property.
  static func property(_ name: String, of text: String) -> Value? {
    guard let first = text.first else { return nil }
    switch name {
    case "isLetter": return .bool(first.isLetter)
    case "isNumber": return .bool(first.isNumber)
    case "isWholeNumber": return .bool(first.isWholeNumber)
    case "isHexDigit": return .bool(first.isHexDigit)
    case "isUppercase": return .bool(first.isUppercase)
    case "isLowercase": return .bool(first.isLowercase)
    case "isCased": return .bool(first.isCased)
    case "isWhitespace": return .bool(first.isWhitespace)
    case "isNewline": return .bool(first.isNewline)
    case "isPunctuation": return .bool(first.isPunctuation)
    case "isSymbol": return .bool(first.isSymbol)
    case "isMathSymbol": return .bool(first.isMathSymbol)
    case "isCurrencySymbol": return .bool(first.isCurrencySymbol)
    case "isASCII": return .bool(first.isASCII)
    case "wholeNumberValue": return first.wholeNumberValue.map { .count($0) } ?? .nothing
    case "hexDigitValue": return first.hexDigitValue.map { .count($0) } ?? .nothing
    case "asciiValue": return first.asciiValue.map { .int(Int64($0)) } ?? .nothing
    default: return nil
    }
  }

  /// A number that is the same for the same text on every run.
  static func hash(of text: String) -> Int64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int64(bitPattern: hash >> 1)
  }

  /// The characters beside letters and digits that a part of an address may have, by the name of Foundation's set.
  static func allowed(in set: Value) -> String {
    let other = "-._~!$&'()*+,;="
    switch set {
    case .member("urlHostAllowed"): return "-._~!$&'()*+,;=:[]"
    case .member("urlPathAllowed"): return other + ":@/"
    case .member("urlUserAllowed"), .member("urlPasswordAllowed"): return other
    case .member("alphanumerics"), .member("alphanumericCharacterSet"): return ""
    case .aggregate(let set):
      if case .string(let members)? = set["charactersIn"] { return members }
      return other + ":@/?"
    default: return other + ":@/?"
    }
  }
}

/// Calls about the places of characters in texts.
extension Interpreter {
  /// What a call of a text about its places gives; nil for any other call.
  func callTextPlaces(_ name: String, _ text: String, _ arguments: [PassedArgument]) throws(Halt)
    -> Value?
  {
    guard frame.dialect == .swift, let first = arguments.first else { return nil }
    let labels = arguments.map { $0.label ?? "_" }
    let count = text.count
    switch name {
    case "index" where labels == ["after"] || labels == ["before"]:
      guard let place = TextPlaces.offset(first.value) else { return nil }
      return try checked(labels[0] == "after" ? place + 1 : place - 1, in: count)
    case "index" where labels.count > 1 && labels[1] == "offsetBy":
      guard let place = TextPlaces.offset(first.value), let distance = arguments[1].value.place
      else { return nil }
      let (sum, overflow) = place.addingReportingOverflow(distance)
      if labels.count > 2, let limit = TextPlaces.offset(arguments[2].value),
        overflow || (distance < 0 ? sum < limit : sum > limit)
      {
        return .nothing
      }
      return try checked(overflow ? -1 : sum, in: count)
    case "distance" where labels == ["from", "to"]:
      guard let start = TextPlaces.offset(first.value),
        let end = TextPlaces.offset(arguments[1].value)
      else { return nil }
      return .count(end - start)
    case "firstIndex" where labels == ["of"], "lastIndex" where labels == ["of"],
      "index" where labels == ["of"]:
      guard case .string(let wanted) = first.value.unboxed else { return nil }
      let characters = Array(text)
      let place =
        name == "lastIndex"
        ? characters.lastIndex { String($0) == wanted }
        : characters.firstIndex { String($0) == wanted }
      return place.map { TextPlaces.value($0) } ?? .nothing
    case "firstIndex", "lastIndex":
      guard let block = first.value.object as? RuntimeBlock else { return nil }
      let characters = Array(text)
      for step in characters.indices {
        try self.step()
        let place = name == "firstIndex" ? step : characters.count - 1 - step
        if truth(of: try call(block, [.string(String(characters[place]))])) {
          return TextPlaces.value(place)
        }
      }
      return .nothing
    case "prefix" where labels == ["upTo"], "prefix" where labels == ["through"],
      "suffix" where labels == ["from"]:
      guard let place = TextPlaces.offset(first.value) else { return nil }
      let end = labels == ["through"] ? place + 1 : place
      guard end <= count else { throw trap("String index is out of bounds") }
      return .string(String(name == "suffix" ? text.dropFirst(end) : text.prefix(end)))
    case "addingPercentEncoding" where labels == ["withAllowedCharacters"]:
      guard simulator.spend(text.utf8.count / 4) else { throw .budget(.steps) }
      let allowed = TextPlaces.allowed(in: first.value.unboxed)
      let escaped = AddressParts.encoded(text) { byte in
        AddressParts.isLetterOrDigit(byte) || allowed.utf8.contains(byte)
      }
      return .string(escaped)
    default: return nil
    }
  }

  private func checked(_ place: Int, in count: Int) throws(Halt) -> Value {
    guard (0...count).contains(place) else { throw trap("String index is out of bounds") }
    return TextPlaces.value(place)
  }

  /// Puts something into a text at a place, or takes a character out; nil for any other call.
  func changeTextAtPlace(
    _ name: String, _ text: String, _ arguments: [PassedArgument], _ place: CollectionPlace?
  ) throws(Halt) -> Value? {
    guard frame.dialect == .swift, let place, let last = arguments.last, last.label == "at",
      let offset = TextPlaces.offset(last.value)
    else { return nil }
    var characters = Array(text)
    guard offset <= characters.count else { throw trap("String index is out of bounds") }
    switch (name, arguments.count) {
    case ("insert", 2):
      characters.insert(contentsOf: Array(describe(arguments[0].value)), at: offset)
      try keep(.string(String(characters)), in: place)
      return .nothing
    case ("remove", 1):
      guard offset < characters.count else { throw trap("String index is out of bounds") }
      let removed = characters.remove(at: offset)
      try keep(.string(String(characters)), in: place)
      return .string(String(removed))
    default: return nil
    }
  }
}
