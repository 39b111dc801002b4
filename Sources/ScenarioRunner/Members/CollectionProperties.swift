import Lifecycle
import ScenarioSyntax

/// The properties of arrays, dictionaries and texts: data.
enum CollectionProperties {
  static let ofArrays: NameTable<@Sendable ([Value]) -> Value> = [
    "count": { .count($0.count) },
    "isEmpty": { .bool($0.isEmpty) },
    "first": { $0.first ?? .nothing },
    "firstObject": { $0.first ?? .nothing },
    "last": { $0.last ?? .nothing },
    "lastObject": { $0.last ?? .nothing },
    "indices": { Collections.range(0, $0.count) },
    "startIndex": { _ in .int(0) },
    "endIndex": { .count($0.count) },
    "lazy": { .array($0) },
    "copy": { .array($0) },
    "mutableCopy": { .array($0) },
    // What is left of an enumerator's elements is an array, as they are.
    "objectEnumerator": { .array($0) },
    "allObjects": { .array($0) },
    "reverseObjectEnumerator": { .array($0.reversed()) },
  ]

  static let ofDictionaries: NameTable<@Sendable ([DictionaryValueEntry]) -> Value> = [
    "count": { .count($0.count) },
    "isEmpty": { .bool($0.isEmpty) },
    "keys": { .array($0.map { $0.key }) },
    "allKeys": { .array($0.map { $0.key }) },
    "values": { .array($0.map { $0.value }) },
    "allValues": { .array($0.map { $0.value }) },
    "copy": { .dictionary($0) },
    "mutableCopy": { .dictionary($0) },
    "first": { entries in
      entries.first.map { Interpreter.pair("key", $0.key, "value", $0.value) } ?? .nothing
    },
  ]

  static let ofTexts: NameTable<@Sendable (String) -> Value> = [
    "count": { .count($0.count) },
    "length": { .count($0.count) },
    "isEmpty": { .bool($0.isEmpty) },
    "description": { .string($0) },
    "copy": { .string($0) },
    "localizedDescription": { .string($0) },
    "rawValue": { .string($0) },
    "first": { $0.first.map { .string(String($0)) } ?? .nothing },
    "last": { $0.last.map { .string(String($0)) } ?? .nothing },
    "integerValue": { .int(Int64($0) ?? 0) },
    "intValue": { .int(Int64($0) ?? 0) },
    "floatValue": { .double(leadingNumber(of: $0)) },
    "doubleValue": { .double(leadingNumber(of: $0)) },
    "capitalized": { .string(Collections.capitalized($0)) },
    "capitalizedString": { .string(Collections.capitalized($0)) },
    "localizedCapitalized": { .string(Collections.capitalized($0)) },
    "uppercaseString": { .string($0.uppercased()) },
    "lowercaseString": { .string($0.lowercased()) },
    // What a text has in it, in Swift 2 and 3.
    "characters": { .string($0) },
    "startIndex": { _ in TextPlaces.value(0) },
    "endIndex": { TextPlaces.value($0.count) },
    "indices": { TextPlaces.all(in: $0) },
    "hashValue": { .int(TextPlaces.hash(of: $0)) },
    "hash": { .int(TextPlaces.hash(of: $0)) },
    "utf16": { .array($0.utf16.map { .int(Int64($0)) }) },
    "unicodeScalars": { .array($0.unicodeScalars.map { .string(String(Character($0))) }) },
    "removingPercentEncoding": { .string(AddressParts.decoded($0)) },
    "utf8": { .array($0.utf8.map { .int(Int64($0)) }) },
    "lastPathComponent": { .string(TextPaths.lastComponent($0)) },
    "pathExtension": { .string(TextPaths.pathExtension($0)) },
    "pathComponents": { .array(TextPaths.components($0).map { .string($0) }) },
    "deletingLastPathComponent": { .string(TextPaths.deletingLastComponent($0)) },
    "stringByDeletingLastPathComponent": { .string(TextPaths.deletingLastComponent($0)) },
    "deletingPathExtension": { .string(TextPaths.deletingPathExtension($0)) },
    "stringByDeletingPathExtension": { .string(TextPaths.deletingPathExtension($0)) },
  ]

  /// Whether a property is read as soon of a large value as of a small one.
  ///
  /// Only what is named here is; of all others the use of the whole value is counted.
  static func isImmediate(_ name: String) -> Bool { immediate.contains(name) }

  private static let immediate: NameSet = [
    "count", "isEmpty", "first", "firstObject", "last", "lastObject", "indices", "startIndex",
    "endIndex", "lowerBound", "upperBound",
  ]

  /// The number that a text begins with, as Objective-C reads it; otherwise 0.
  private static func leadingNumber(of text: String) -> Double {
    var digits = ""
    for character in text.drop(while: { $0 == " " }) {
      let isSign = digits.isEmpty && (character == "-" || character == "+")
      let isPoint = character == "." && !digits.utf8.contains(UInt8(ascii: "."))
      guard character.isASCII && character.isNumber || isSign || isPoint else { break }
      digits.append(character)
    }
    return NumberLiteral.value(digits.hasSuffix(".") ? String(digits.dropLast()) : digits) ?? 0
  }
}
