internal import SourceText

/// What a page leaves out inside a statement, and bodies that stand where none may.
extension PublishedText {
  /// `<#page#>`: nothing where a statement or a list may be empty, and otherwise a value.
  func placeholders(isSwift: Bool) -> [Snippet.Edit] {
    var edits: [Snippet.Edit] = []
    var offset = 0
    while offset + 3 < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<"), bytes[offset + 1] == UInt8(ascii: "#") else {
        offset += 1
        continue
      }
      guard let end = endOfPlaceholder(from: offset + 2) else {
        // Then none that begins on this line ends.
        offset = lines[line(at: offset)].upperBound + 1
        continue
      }
      edits.append(Snippet.Edit(offset..<end, replacement(offset..<end, isSwift: isSwift)))
      offset = end
    }
    return edits
  }

  private func endOfPlaceholder(from start: Int) -> Int? {
    var offset = start
    while offset + 1 < bytes.count, bytes[offset] != UInt8(ascii: "\n") {
      if bytes[offset] == UInt8(ascii: "#"), bytes[offset + 1] == UInt8(ascii: ">") {
        return offset + 2
      }
      offset += 1
    }
    return nil
  }

  /// `...` in the place of a value, of the arguments of a call, or of the members of a class in braces.
  func elidedValues(isSwift: Bool) -> [Snippet.Edit] {
    var edits: [Snippet.Edit] = []
    var offset = 0
    while offset < bytes.count {
      guard let length = elision(at: offset) else {
        offset += 1
        continue
      }
      let range = offset..<offset + length
      offset += length
      if isSwift, isInAngles(range) {
        edits.append(Snippet.Edit(range, "Any"))
      } else if let braces = braces(around: range) {
        edits.append(Snippet.Edit(braces, ""))
      } else if isSwift, let result = result(of: range) {
        edits.append(result)
      } else if isSwift, let variable = untypedVariable(before: range.lowerBound) {
        // Then whoever declares what nobody does declares it.
        edits.append(blank(variable..<range.upperBound))
      } else if isInPlaceOfValue(range) {
        edits.append(Snippet.Edit(range, replacement(range, isSwift: isSwift)))
      }
    }
    return edits
  }

  /// `-> ...`: what a function returns, and its body where that is left out too.
  private func result(of range: Range<Int>) -> Snippet.Edit? {
    var lower = range.lowerBound
    while lower > 0, Self.isBlank(bytes[lower - 1]) { lower -= 1 }
    guard lower > 1, bytes[lower - 2..<lower].elementsEqual("->".utf8) else { return nil }
    switch after(range.upperBound) {
    case UInt8(ascii: "{"): return Snippet.Edit(range, "Any")
    case nil, UInt8(ascii: "\n"), UInt8(ascii: "/"):
      return Snippet.Edit(lower - 2..<range.upperBound, "{ }")
    default: return nil
    }
  }

  private func elision(at offset: Int) -> Int? {
    let dots = bytes[offset...].prefix { $0 == UInt8(ascii: ".") }.count
    if dots > 2 { return dots }
    return bytes[offset...].starts(with: "…".utf8) ? "…".utf8.count : nil
  }

  /// `Promise<...>`: what a generic type is of.
  private func isInAngles(_ range: Range<Int>) -> Bool {
    before(range.lowerBound) == UInt8(ascii: "<") && after(range.upperBound) == UInt8(ascii: ">")
  }

  /// `{...}` alone on its line.
  private func braces(around range: Range<Int>) -> Range<Int>? {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower > 0, Self.isBlank(bytes[lower - 1]) { lower -= 1 }
    while upper < bytes.count, Self.isBlank(bytes[upper]) { upper += 1 }
    guard lower > 0, upper < bytes.count, bytes[lower - 1] == UInt8(ascii: "{"),
      bytes[upper] == UInt8(ascii: "}")
    else { return nil }
    let line = trimmed(lines[line(at: range.lowerBound)])
    return line == lower - 1..<upper + 1 ? line : nil
  }

  private func before(_ offset: Int) -> UInt8? {
    bytes[..<offset].last { !Self.isBlank($0) && $0 != UInt8(ascii: "\n") }
  }

  private func after(_ offset: Int) -> UInt8? { bytes[offset...].first { !Self.isBlank($0) } }

  private func isInPlaceOfValue(_ range: Range<Int>) -> Bool {
    guard let before = before(range.lowerBound) else { return false }
    switch after(range.upperBound) {
    case nil, UInt8(ascii: "\n"), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "/"):
      break
    default: return false
    }
    switch before {
    case UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ":"),
      UInt8(ascii: "["):
      return true
    default: return text(..<range.lowerBound, endsWith: "return")
    }
  }

  private func text(_ range: PartialRangeUpTo<Int>, endsWith word: String) -> Bool {
    var upper = range.upperBound
    while upper > 0, Self.isBlank(bytes[upper - 1]) { upper -= 1 }
    return upper >= word.utf8.count
      && bytes[(upper - word.utf8.count)..<upper].elementsEqual(word.utf8)
  }

  /// What stands for what is left out: nothing where nothing is needed, and otherwise `nil`; in
  /// Objective-C with the semicolon that is left out too.
  private func replacement(_ range: Range<Int>, isSwift: Bool) -> String {
    let next = after(range.upperBound)
    let isValue: Bool
    switch before(range.lowerBound) {
    case UInt8(ascii: "="), UInt8(ascii: ","), UInt8(ascii: ":"): isValue = true
    case UInt8(ascii: "("): isValue = next != UInt8(ascii: ")")
    case UInt8(ascii: "["): isValue = next != UInt8(ascii: "]") || !isSwift
    default: isValue = text(..<range.lowerBound, endsWith: "return")
    }
    guard isValue else { return "" }
    if isSwift, let type = typeOfVariable(before: range.lowerBound) { return "\(type)()" }
    let endsStatement = next == nil || next == UInt8(ascii: "\n") || next == UInt8(ascii: "/")
    return isSwift || !endsStatement ? "nil" : "nil;"
  }

  /// Where a variable begins whose value is left out and whose type is not written: `let page = ...`.
  private func untypedVariable(before offset: Int) -> Int? {
    let line = trimmed(lines[line(at: offset)].lowerBound..<offset)
    guard starts(line, with: "let ") || starts(line, with: "var "),
      bytes[line].last == UInt8(ascii: "=")
    else { return nil }
    let name = trimmed(line.lowerBound + 4..<line.upperBound - 1)
    return !name.isEmpty && bytes[name].allSatisfy { Self.isOfName($0) } ? line.lowerBound : nil
  }

  /// The type of the variable whose value begins at a place: `let page: Page = ...`.
  private func typeOfVariable(before offset: Int) -> String? {
    let line = trimmed(lines[line(at: offset)].lowerBound..<offset)
    guard let colon = bytes[line].lastIndex(of: UInt8(ascii: ":")),
      bytes[line].last == UInt8(ascii: "=")
    else { return nil }
    let name = trimmed(colon + 1..<line.upperBound - 1)
    guard let first = bytes[name].first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first),
      bytes[name].allSatisfy({ Self.isOfName($0) })
    else { return nil }
    return text(name)
  }

  /// The beginning of an implementation, before a method that has its body under `@interface`.
  func bodyInInterface(before offset: Int) -> Snippet.Edit? {
    var name: String?
    var method: Int?
    for line in lines[...line(at: offset)] {
      let inner = trimmed(line)
      if starts(inner, with: "@interface ") {
        let rest = bytes[inner].dropFirst("@interface ".utf8.count)
        name = String(decoding: rest.prefix { Self.isOfName($0) }, as: UTF8.self)
        method = nil
      } else if starts(inner, with: "@end") || starts(inner, with: "@implementation") {
        name = nil
      } else if starts(inner, with: "-") || starts(inner, with: "+") {
        method = inner.lowerBound
      }
    }
    guard let name, !name.isEmpty, let method else { return nil }
    return Snippet.Edit(method..<method, "@end @implementation \(name) ")
  }

  static func isOfName(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || byte == UInt8(ascii: "_")
  }
}
