import Lifecycle
import ScenarioSyntax

/// Texts with C's format.
extension Interpreter {
  /// A text with C's format, as `NSLog` and `String(format:)` write it.
  func format(_ format: String, _ arguments: [Value]) -> String {
    var rest = FormatArguments(arguments)
    var result = ""
    for piece in TextFormat(format).pieces {
      switch piece {
      case .text(let text): result += text
      case .conversion(let conversion): result += convert(conversion, &rest)
      }
    }
    return result
  }

  private func convert(
    _ conversion: TextFormat.Conversion, _ arguments: inout FormatArguments
  ) -> String {
    let width = conversion.width.map { arguments.number($0) } ?? 0
    let precision = conversion.precision.map { arguments.number($0) }
    let value = arguments.value(at: conversion.position)
    switch conversion.letter {
    case "d", "i", "u", "D", "U", "x", "X", "o":
      guard let number = whole(value) else { break }
      return spell(number, conversion, width, precision)
    case "f", "F", "e", "E", "g", "G":
      return spell(value.number ?? 0, conversion, width, precision)
    case "c", "C":
      guard case .int(let code) = value,
        let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init)
      else { break }
      return conversion.padded(String(Character(scalar)), to: width, withZeros: false)
    case "p":
      guard let number = whole(value) else { break }
      return conversion.padded("0x" + String(number, radix: 16), to: width, withZeros: false)
    default: break
    }
    let text = describe(value)
    let kept = precision.map { String(text.prefix(max($0, 0))) } ?? text
    return conversion.padded(kept, to: width, withZeros: false)
  }

  /// What C takes for a whole number; nil for what it would print the address of.
  private func whole(_ value: Value) -> Int64? {
    switch value {
    case .int(let number): number
    case .double(let number): Self.integer(number)
    case .bool(let isTrue): isTrue ? 1 : 0
    case .nothing: 0
    default: nil
    }
  }

  // MARK: Numbers

  private func spell(
    _ number: Int64, _ conversion: TextFormat.Conversion, _ width: Int, _ precision: Int?
  ) -> String {
    // Without a sign, a negative number is what its bits are.
    let bits =
      conversion.isLong ? UInt64(bitPattern: number) : UInt64(UInt32(truncatingIfNeeded: number))
    let unsigned = number < 0 ? bits : UInt64(number)
    var sign = ""
    var text: String
    switch conversion.letter {
    case "x": text = String(unsigned, radix: 16)
    case "X": text = String(unsigned, radix: 16, uppercase: true)
    case "o": text = String(unsigned, radix: 8)
    case "u", "U": text = String(unsigned)
    default:
      text = String(number.magnitude)
      sign = conversion.sign(isNegative: number < 0)
    }
    if conversion.isAlternate, number != 0 {
      switch conversion.letter {
      case "x", "X": sign = "0" + String(conversion.letter)
      case "o": text = "0" + text
      default: break
      }
    }
    if let precision {
      text = String(repeating: "0", count: max(0, precision - text.utf8.count)) + text
    }
    return conversion.padded(
      text, sign: sign, to: width, withZeros: conversion.isZeroPadded && precision == nil)
  }

  private func spell(
    _ number: Double, _ conversion: TextFormat.Conversion, _ width: Int, _ precision: Int?
  ) -> String {
    let sign = conversion.sign(isNegative: number.sign == .minus && !number.isNaN)
    guard number.isFinite else {
      return conversion.padded(
        number.isNaN ? "nan" : "inf", sign: sign, to: width, withZeros: false)
    }
    // All the digits of a very small number, or a very large one, are many.
    if number.magnitude > 1e30 || number.magnitude < 1e-30 { _ = simulator.spend(1024) }
    let digits = DecimalDigits(number)
    let count = precision ?? 6
    var text: String
    switch conversion.letter {
    case "e", "E": text = digits.scientific(count)
    case "g", "G": text = digits.general(count, keepsZeros: conversion.isAlternate)
    default: text = digits.fixed(count)
    }
    if conversion.letter.isUppercase { text = text.uppercased() }
    return conversion.padded(text, sign: sign, to: width, withZeros: conversion.isZeroPadded)
  }
}

/// The arguments of a format, in order or by their places.
private struct FormatArguments {
  private let values: [Value]
  private var next = 0

  init(_ values: [Value]) { self.values = values }

  mutating func value(at position: Int?) -> Value {
    let place = position.map { $0 - 1 } ?? next
    if position == nil { next += 1 }
    return values.indices.contains(place) ? values[place] : .nothing
  }

  /// A width or a precision, kept within what a line can hold.
  mutating func number(_ amount: TextFormat.Amount) -> Int {
    switch amount {
    case .number(let number): return number
    case .argument: return Int(max(-512, min(512, Interpreter.integer(value(at: nil).number ?? 0))))
    }
  }
}
