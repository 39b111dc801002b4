import CallTrace
import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// Calls on texts.
extension Interpreter {
  /// What a call gives; nil where nothing of the name takes its labels.
  func callString(
    _ name: String, _ text: String, _ arguments: [PassedArgument], _ place: CollectionPlace?,
    at span: NodeSpan
  ) throws(Halt) -> Value? {
    if let found = try callTextPlaces(name, text, arguments) { return found }
    if let changed = try changeTextAtPlace(name, text, arguments, place) { return changed }
    let call = CollectionCall(
      name: name, elements: [], arguments: arguments, place: place, span: span)
    switch TextMethods.table.method(name, arguments, in: frame.dialect) {
    case .ask(let question)?: return try answer(question, text, call)
    case .make(let making)?:
      let result = try made(making, of: text, call)
      try count(output: result.utf8.count)
      return .string(result)
    case .change(let change)?:
      guard let place else { return nil }
      return try self.change(change, text, call, in: place)
    case .all?, nil: return try callCharacters(text, call)
    }
  }

  /// The methods of all that is gone through, which see the characters.
  private func callCharacters(_ text: String, _ call: CollectionCall) throws(Halt) -> Value? {
    guard frame.dialect == .swift,
      ArrayMethods.methodOfSequences(call.name, call.arguments, in: .swift) != nil
    else { return nil }
    return try callArray(
      CollectionCall(
        name: call.name, elements: try elements(of: .string(text)), arguments: call.arguments,
        place: nil, span: call.span))
  }

  /// The text that an argument is.
  private func text(_ call: CollectionCall, _ place: Int = 0) throws(Halt) -> String {
    guard call.arguments.indices.contains(place) else { return "" }
    let value = call.arguments[place].value.unboxed
    switch value {
    case .string(let text):
      // What is done with the text is mostly done with this one too.
      guard simulator.spend(text.utf8.count / 16) else { throw .budget(.steps) }
      return text
    case .nothing where frame.dialect == .objectiveC: return ""
    // A name that is opaque, such as a notification's.
    case .member, .aggregate: return describe(value)
    default:
      throw fail(
        "scenario.wrong-arguments", "\(describe(kindOf: value)) is no text", at: call.span)
    }
  }

  private func answer(_ question: TextMethods.Question, _ text: String, _ call: CollectionCall)
    throws(Halt) -> Value
  {
    switch question {
    // Whatever the encoding, what is in it is opaque but for its length.
    case .data:
      let count = Aggregate.Field(name: "count", value: .count(text.utf8.count))
      return .aggregate(Opaque.value("Data", [count]))
    case .hasPrefix: return .bool(text.hasPrefix(try self.text(call)))
    case .hasSuffix: return .bool(text.hasSuffix(try self.text(call)))
    case .contains: return .bool(try contains(text, try self.text(call)))
    case .containsAnyCase:
      return .bool(try contains(text.lowercased(), try self.text(call).lowercased()))
    case .isEqual:
      guard case .string = call.first.unboxed else { return .bool(false) }
      return .bool(text == (try self.text(call)))
    case .compare:
      return comparison(TextOrder.compare(text, try self.text(call), method: call.name))
    case .pieces:
      if let set = try characters(call) {
        return texts(split(text, most: Int.max, keepsEmpty: true) { set($0) })
      }
      return texts(try pieces(of: text, separator: try self.text(call)))
    case .split: return try split(text, call)
    case .splitWhere:
      guard let block = call.first.object as? RuntimeBlock else {
        throw fail("scenario.wrong-arguments", "'split' needs a closure", at: call.span)
      }
      return texts(
        try split(text, most: Int.max, keepsEmpty: false) { character throws(Halt) in
          self.truth(of: try self.call(block, [.string(String(character))]))
        })
    case .reversed: return .array(text.reversed().map { .string(String($0)) })
    // No font says how large a letter is.
    case .size: return Geometry.size(0, 0)
    case .bounds: return Geometry.rect(.zero)
    case .drawing: return .nothing
    case .range: return range(of: try self.text(call), in: text, call)
    }
  }

  private func texts(_ pieces: [String]) -> Value { .array(pieces.map { .string($0) }) }

  // MARK: Texts made of it

  private func made(_ making: TextMethods.Making, of text: String, _ call: CollectionCall)
    throws(Halt) -> String
  {
    switch making {
    case .upper: return text.uppercased()
    case .lower: return text.lowercased()
    case .capital: return Collections.capitalized(text)
    case .appending: return text + (try self.text(call))
    case .appendingPath:
      let isOpen = text.isEmpty || text.hasSuffix("/")
      return text + (isOpen ? "" : "/") + (try self.text(call))
    case .appendingFormat:
      return text + format(try self.text(call), call.arguments.dropFirst().map { $0.value.unboxed })
    case .trimming: return try trimmed(text, call)
    case .replacing:
      let (old, new) = (try self.text(call), try self.text(call, 1))
      let parts = try pieces(of: text, separator: old)
      let (bytes, overflow) = parts.count.multipliedReportingOverflow(by: new.utf8.count)
      try count(output: overflow ? Int.max / 2 : bytes)
      return parts.joined(separator: new)
    case .dropFirst: return String(text.dropFirst(try length(call) ?? 1))
    case .dropLast: return String(text.dropLast(try length(call) ?? 1))
    case .prefix: return String(text.prefix(try length(call) ?? 0))
    case .suffix: return String(text.suffix(try length(call) ?? 0))
    case .substring: return try substring(text, call.first, at: call.span)
    case .from: return String(text.dropFirst(try length(call) ?? 0))
    case .prefixWhile, .dropWhile, .filter: return try kept(making, text, call)
    }
  }

  /// The characters that a closure lets through.
  private func kept(_ making: TextMethods.Making, _ text: String, _ call: CollectionCall)
    throws(Halt) -> String
  {
    guard let block = call.first.object as? RuntimeBlock else {
      throw fail("scenario.wrong-arguments", "'\(call.name)' needs a closure", at: call.span)
    }
    var result = ""
    var isDropping = true
    for character in text {
      try step()
      guard making != .dropWhile || isDropping else {
        result.append(character)
        continue
      }
      let isWanted = truth(of: try self.call(block, [.string(String(character))]))
      switch making {
      case .prefixWhile:
        guard isWanted else { return result }
        result.append(character)
      case .filter: if isWanted { result.append(character) }
      default:
        isDropping = isWanted
        if !isWanted { result.append(character) }
      }
    }
    return result
  }

  private func trimmed(_ text: String, _ call: CollectionCall) throws(Halt) -> String {
    // A set of characters that is opaque is of those that texts are mostly trimmed of.
    let isGone = try characters(call) ?? { $0.isWhitespace }
    var characters = text[...]
    while let first = characters.first, isGone(first) { characters.removeFirst() }
    while let last = characters.last, isGone(last) { characters.removeLast() }
    return String(characters)
  }

  /// What says whether a character is in the set that an argument is; nil for a text, and for a set of
  /// which nothing is known.
  private func characters(_ call: CollectionCall) throws(Halt) -> ((Character) -> Bool)? {
    switch call.first.unboxed {
    case .member(let name):
      switch name {
      case "whitespaces", "whitespace": return { $0 == " " || $0 == "\t" }
      case "whitespacesAndNewlines": return { $0.isWhitespace }
      case "newlines": return { $0.isNewline }
      case "decimalDigits": return { $0.isNumber }
      case "letters": return { $0.isLetter }
      case "punctuationCharacters": return { $0.isPunctuation }
      default:
        throw fail(
          "scenario.unsupported", "a scenario does not know the characters of '.\(name)'",
          at: call.span, notes: [Diagnostic.Note("'CharacterSet(charactersIn:)' names them")])
      }
    case .aggregate(let set):
      guard case .string(let members)? = set["charactersIn"] else { return nil }
      guard simulator.spend(members.utf8.count / 4) else { throw .budget(.steps) }
      let characters = Set(members)
      return { characters.contains($0) }
    default: return nil
    }
  }

  // MARK: Texts taken apart

  /// `split(separator:)`, which leaves out empty pieces unless it is told not to.
  private func split(_ text: String, _ call: CollectionCall) throws(Halt) -> Value {
    var most = Int.max
    var keepsEmpty = false
    for argument in call.arguments {
      if argument.label == "maxSplits" { most = max(0, argument.value.place ?? Int.max) }
      if argument.label == "omittingEmptySubsequences" { keepsEmpty = !truth(of: argument.value) }
    }
    let separator = try self.text(call)
    if separator.count == 1, let only = separator.first {
      return texts(split(text, most: most, keepsEmpty: keepsEmpty) { $0 == only })
    }
    guard most == Int.max else {
      throw fail(
        "scenario.unsupported", "a scenario splits so many times at a single character alone",
        at: call.span)
    }
    return texts(try pieces(of: text, separator: separator).filter { keepsEmpty || !$0.isEmpty })
  }

  private func split<Failure: Error>(
    _ text: String, most: Int, keepsEmpty: Bool,
    _ isSeparator: (Character) throws(Failure) -> Bool
  ) throws(Failure) -> [String] {
    var result: [String] = []
    var piece = ""
    for character in text {
      if result.count < most, try isSeparator(character) {
        if keepsEmpty || !piece.isEmpty { result.append(piece) }
        piece = ""
      } else {
        piece.append(character)
      }
    }
    if keepsEmpty || !piece.isEmpty { result.append(piece) }
    return result
  }

  private func pieces(of text: String, separator: String) throws(Halt) -> [String] {
    try countSearch(of: separator, in: text)
    let bytes = Array(text.utf8)
    var result: [String] = []
    var start = 0
    for found in TextSearch.ranges(of: separator, in: text) {
      result.append(String(decoding: bytes[start..<found.lowerBound], as: UTF8.self))
      start = found.upperBound
    }
    return result + [String(decoding: bytes[start...], as: UTF8.self)]
  }

  private func contains(_ text: String, _ part: String) throws(Halt) -> Bool {
    try countSearch(of: part, in: text)
    return TextSearch.contains(text, part)
  }

  private func countSearch(of part: String, in text: String) throws(Halt) {
    guard simulator.spend(parts: TextSearch.cost(of: part, in: text)) else {
      throw .budget(.steps)
    }
  }

  // MARK: Changes

  private func change(
    _ change: TextMethods.Change, _ text: String, _ call: CollectionCall, in place: CollectionPlace
  ) throws(Halt) -> Value {
    var changed = text
    var result = Value.nothing
    switch change {
    case .append:
      // The characters of an array one behind the other.
      if let characters = call.first.listed {
        changed += describe(try joinedDescriptions(characters))
      } else {
        changed += try self.text(call)
      }
    case .appendFormat:
      changed += format(try self.text(call), call.arguments.dropFirst().map { $0.value.unboxed })
    case .set: changed = try self.text(call)
    case .clear: changed = ""
    case .popLast: result = changed.popLast().map { .string(String($0)) } ?? .nothing
    case .removeFirst, .removeLast:
      let number = try length(call) ?? 1
      guard number <= text.count else {
        throw trap("Can't remove more items from a collection than it contains")
      }
      if call.arguments.isEmpty {
        result =
          (change == .removeFirst ? text.first : text.last).map { .string(String($0)) }
          ?? .nothing
      }
      if change == .removeFirst { changed.removeFirst(number) } else { changed.removeLast(number) }
    }
    try count(output: changed.utf8.count)
    try keep(.string(changed), in: place)
    return result
  }
}
