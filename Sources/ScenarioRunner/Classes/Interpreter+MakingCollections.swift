import CallTrace
import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// Making collections and texts.
extension Interpreter {
  /// What a type's initialiser makes in Swift; nil for what is no collection and no text.
  func makeCollection(_ type: String, _ arguments: [PassedArgument], at span: NodeSpan)
    throws(Halt) -> Value?
  {
    switch type {
    case "String", "NSString", "NSMutableString", "Character", "Substring":
      let text = Value.string(try makeText(type, arguments, at: span))
      return makeMutable(type, text) ?? text
    case "Dictionary", "NSDictionary", "NSMutableDictionary":
      let dictionary = try makeDictionary(arguments, at: span)
      return makeMutable(type, dictionary) ?? dictionary
    case "Array", "ContiguousArray", "Set", "NSArray", "NSMutableArray", "NSSet", "NSMutableSet",
      "NSOrderedSet", "NSMutableOrderedSet":
      let made = collection(of: try listed(type, arguments, at: span), type)
      return makeMutable(type, made) ?? made
    default: return nil
    }
  }

  /// Elements as a type has them: each once in a set.
  private func collection(of elements: [Value], _ type: String) -> Value {
    guard type.hasSuffix("Set") else { return .array(elements) }
    return SetValue.value(unique(elements), type.hasSuffix("OrderedSet") ? .ordered : .plain)
  }

  /// The elements that an initialiser is given.
  private func listed(_ type: String, _ arguments: [PassedArgument], at span: NodeSpan)
    throws(Halt) -> [Value]
  {
    guard let first = arguments.first else { return [] }
    switch (first.label, arguments.count) {
    case ("capacity", 1), ("minimumCapacity", 1): return []
    case (nil, 1), ("array", 1), ("set", 1), ("orderedSet", 1):
      return try elements(ofSequence: first.value, at: span)
    case ("object", 1): return [first.value]
    case ("objects", _), ("arrayLiteral", _): return arguments.map { $0.value }
    case ("repeating", 2):
      let count = try repetitions(type, arguments[1].value)
      guard simulator.spend(count) else { throw .budget(.steps) }
      return [Value](repeating: first.value, count: count)
    default: throw cannotMake(type, arguments, at: span)
    }
  }

  private func repetitions(_ type: String, _ count: Value) throws(Halt) -> Int {
    guard let count = count.place, count >= 0 else {
      throw trap("Can't construct \(type) with count < 0")
    }
    return count
  }

  private func cannotMake(_ type: String, _ arguments: [PassedArgument], at span: NodeSpan) -> Halt
  {
    let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
    return fail(
      "scenario.unsupported", "a scenario cannot make a '\(type)' by 'init(\(labels))'", at: span,
      notes: [Diagnostic.Note("a literal says what it holds")])
  }

  // MARK: Texts

  private func makeText(_ type: String, _ arguments: [PassedArgument], at span: NodeSpan)
    throws(Halt) -> String
  {
    guard let first = arguments.first else { return "" }
    let second = arguments.count > 1 ? arguments[1].label ?? "_" : ""
    switch (first.label, second) {
    case (nil, ""):
      // Characters one behind the other.
      guard let parts = first.value.listed, parts.allSatisfy({ $0.isText }) else {
        return try text(of: first.value)
      }
      return describe(try joinedDescriptions(parts))
    case ("describing", ""), ("reflecting", ""), ("string", ""), ("stringLiteral", ""),
      ("localized", _), ("cString", _), ("utf8String", ""):
      return try text(of: first.value)
    case ("format", _): return try formatted(arguments)
    case (nil, "radix"):
      guard case .int(let number) = first.value, let radix = arguments[1].value.place,
        (2...36).contains(radix)
      else { break }
      let isUpper = arguments.count > 2 && truth(of: arguments[2].value)
      return String(number, radix: radix, uppercase: isUpper)
    case ("repeating", "count"):
      let text = describe(first.value)
      let count = try repetitions(type, arguments[1].value)
      let (bytes, overflow) = text.utf8.count.multipliedReportingOverflow(by: count)
      try self.count(output: overflow ? Int.max / 2 : bytes)
      return String(repeating: text, count: count)
    case ("capacity", ""): return ""
    default:
      // Text that is made of what is opaque, such as data, is opaque too.
      if case .aggregate(let data) = first.value, Opaque.isOpaque(data) {
        return describe(first.value)
      }
    }
    throw cannotMake(type, arguments, at: span)
  }

  /// `String(format:…)`, also with `locale:` and with its arguments in an array.
  private func formatted(_ arguments: [PassedArgument]) throws(Halt) -> String {
    guard case .string(let pattern) = arguments[0].value.unboxed else { return "" }
    var values: [Value] = []
    for argument in arguments.dropFirst() where argument.label != "locale" {
      if argument.label == "arguments" {
        values += argument.value.listed ?? []
      } else {
        values.append(argument.value.unboxed)
      }
    }
    let text = format(pattern, try described(values))
    try count(output: text.utf8.count)
    return text
  }

  // MARK: Objective-C

  /// An empty collection or an opaque value, for a class of Foundation's whose instances are no
  /// objects here.
  func foreign(_ name: String) -> Value? {
    if let made = makeMutable(name) { return made }
    return switch name {
    case "NSArray", "NSSet", "NSOrderedSet": collection(of: [], name)
    case "NSDictionary": .dictionary([])
    case "NSString": .string("")
    default: types.isOpaque(name) ? .aggregate(Opaque.value(name)) : nil
    }
  }

  /// The collection that a class method of Foundation's makes, or an initialiser of that name.
  func makeCollection(_ type: String, _ selector: String, _ values: [Value]) throws(Halt) -> Value?
  {
    switch selector {
    case "array", "arrayWithCapacity:", "set", "setWithCapacity:", "initWithCapacity:",
      "orderedSet", "orderedSetWithCapacity:":
      if type.hasSuffix("Dictionary") { return .dictionary([]) }
      return type.hasSuffix("String") ? .string("") : collection(of: [], type)
    case "dictionary", "dictionaryWithCapacity:": return .dictionary([])
    case "arrayWithObjects:", "setWithObjects:", "initWithObjects:", "orderedSetWithObjects:":
      return collection(of: values.filter { !$0.isNothing }, type)
    case "arrayWithObject:", "setWithObject:", "initWithObject:", "orderedSetWithObject:":
      return collection(of: values, type)
    case "arrayWithArray:", "setWithArray:", "setWithSet:", "initWithArray:", "initWithSet:",
      "orderedSetWithArray:", "orderedSetWithSet:", "initWithOrderedSet:":
      return collection(of: values.first?.listed ?? [], type)
    case "initWithDictionary:", "dictionaryWithDictionary:", "stringWithString:",
      "initWithString:", "stringWithUTF8String:", "initWithUTF8String:":
      if let first = values.first?.unboxed, !first.isNothing { return first }
      return try makeCollection(type, type.hasSuffix("String") ? "string" : "array", [])
    case "dictionaryWithObjectsAndKeys:", "initWithObjectsAndKeys:":
      var entries: [DictionaryValueEntry] = []
      for place in stride(from: 0, to: values.count - 1, by: 2) {
        guard !values[place].isNothing else { break }
        entries.append(DictionaryValueEntry(key: values[place + 1], value: values[place]))
      }
      return .dictionary(entries)
    case "dictionaryWithObject:forKey:":
      guard values.count == 2 else { return nil }
      return .dictionary([DictionaryValueEntry(key: values[1], value: values[0])])
    case "stringWithFormat:", "initWithFormat:", "localizedStringWithFormat:":
      guard case .string(let pattern)? = values.first?.unboxed else { return nil }
      let text = format(pattern, try described(values.dropFirst().map { $0.unboxed }))
      try count(output: text.utf8.count)
      return .string(text)
    case "string",
      "init" where type.hasSuffix("String"):
      return .string("")
    default: return nil
    }
  }
}

extension Value {
  /// Whether it is a text.
  fileprivate var isText: Bool {
    if case .string = self { return true }
    return false
  }
}
