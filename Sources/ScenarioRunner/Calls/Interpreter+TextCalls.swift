import Lifecycle
import ScenarioSyntax
import SourceText
import Tracing

/// Calls on dictionaries and strings.
extension Interpreter {
  func callDictionary(
    _ name: String, _ entries: [DictionaryValueEntry], _ arguments: [PassedArgument],
    _ base: CollectionPlace?
  ) throws(Halt) -> Value? {
    let first = arguments.first?.value ?? .nothing
    switch name {
    case "objectForKey", "valueForKey":
      return entries.first { isEqual($0.key, first) }?.value ?? .nothing
    case "removeValue", "removeObjectForKey":
      let old = entries.first { isEqual($0.key, first) }?.value ?? .nothing
      simulator.retain(old)
      if let base { try keep(.dictionary(setting(first, to: .nothing, in: entries)), in: base) }
      simulator.autorelease(old)
      return old
    case "setObject", "setValue", "updateValue":
      guard let base, arguments.count > 1 else { return nil }
      try keep(.dictionary(setting(arguments[1].value, to: first, in: entries)), in: base)
      return .nothing
    case "removeAll", "removeAllObjects":
      if let base { try keep(.dictionary([]), in: base) }
      return .nothing
    case "forEach", "enumerateKeysAndObjectsUsingBlock":
      guard let block = try closure(arguments) else { return nil }
      let stop = makeStop()
      for entry in entries where !truth(of: stop.value) {
        _ = try call(block, [entry.key, entry.value, .object(stop)])
      }
      return .nothing
    case "addEntriesFromDictionary", "merge", "setDictionary":
      guard let base, case .dictionary(let more) = first.unboxed else { return nil }
      var merged = name == "setDictionary" ? [] : entries
      for entry in more { merged = setting(entry.key, to: entry.value, in: merged) }
      try keep(.dictionary(merged), in: base)
      return .nothing
    case "mapValues", "compactMapValues":
      guard let block = try closure(arguments) else { return nil }
      var mapped: [DictionaryValueEntry] = []
      for entry in entries {
        let value = try call(block, [entry.value])
        if value.isNothing, name != "mapValues" { continue }
        mapped.append(DictionaryValueEntry(key: entry.key, value: value))
      }
      return .dictionary(mapped)
    case "map", "compactMap", "flatMap", "filter", "contains", "first", "sorted", "allSatisfy",
      "min", "max", "reduce":
      let pairs = entries.map { entry -> Value in
        .aggregate(
          Aggregate(
            typeName: "",
            fields: [
              Aggregate.Field(name: "key", value: entry.key),
              Aggregate.Field(name: "value", value: entry.value),
            ]))
      }
      let result = try callArray(
        name, pairs, arguments, nil,
        at: arguments.first?.span ?? NodeSpan(source: 0, lower: 0, upper: 0))
      guard name == "filter", case .array(let kept)? = result else { return result }
      return .dictionary(
        kept.compactMap { pair in
          guard case .aggregate(let fields) = pair, fields.fields.count == 2 else { return nil }
          return DictionaryValueEntry(key: fields.fields[0].value, value: fields.fields[1].value)
        })
    default: return nil
    }
  }

  func callString(
    _ name: String, _ text: String, _ arguments: [PassedArgument], _ base: CollectionPlace?
  ) throws(Halt) -> Value? {
    var other = ""
    if case .string(let value)? = arguments.first?.value.unboxed { other = value }
    switch name {
    case "uppercased": return .string(text.uppercased())
    case "lowercased": return .string(text.lowercased())
    case "capitalized": return .string(SelectorName.capitalized(text))
    case "hasPrefix": return .bool(text.hasPrefix(other))
    case "hasSuffix": return .bool(text.hasSuffix(other))
    case "contains", "containsString", "localizedCaseInsensitiveContains":
      return .bool(TextSearch.contains(text, other))
    case "isEqualToString", "isEqual": return .bool(text == other)
    case "stringByAppendingString", "appending", "stringByAppendingPathComponent":
      try count(output: text.utf8.count + other.utf8.count)
      return .string(text + other)
    case "append", "appendString":
      try count(output: text.utf8.count + other.utf8.count)
      if let base { try keep(.string(text + other), in: base) }
      return .nothing
    case "stringByAppendingFormat", "appendFormat", "appendingFormat":
      let result = text + format(other, arguments.dropFirst().map { $0.value })
      try count(output: result.utf8.count)
      guard name == "appendFormat", let base else { return .string(result) }
      try keep(.string(result), in: base)
      return .nothing
    case "setString":
      if let base { try keep(.string(other), in: base) }
      return .nothing
    case "trimmingCharacters", "stringByTrimmingCharactersInSet": return .string(trimmed(text))
    case "components", "componentsSeparatedByString", "split":
      return .array(pieces(of: text, separator: other).map { .string($0) })
    case "compare", "caseInsensitiveCompare", "localizedCompare":
      return .int(text == other ? 0 : text < other ? -1 : 1)
    case "prefix": return .string(String(text.prefix(max(0, integer(arguments.first?.value) ?? 0))))
    case "suffix": return .string(String(text.suffix(max(0, integer(arguments.first?.value) ?? 0))))
    case "dropFirst":
      return .string(String(text.dropFirst(max(0, integer(arguments.first?.value) ?? 1))))
    case "dropLast":
      return .string(String(text.dropLast(max(0, integer(arguments.first?.value) ?? 1))))
    case "reversed": return .array(text.reversed().map { .string(String($0)) })
    default: return nil
    }
  }

  private func trimmed(_ text: String) -> String {
    var bytes = Array(text.utf8)[...]
    while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func pieces(of text: String, separator: String) -> [String] {
    let bytes = Array(text.utf8)
    let mark = Array(separator.utf8)
    guard !mark.isEmpty else { return [text] }
    var result: [String] = []
    var start = 0
    var index = 0
    while index + mark.count <= bytes.count {
      if bytes[index..<index + mark.count].elementsEqual(mark) {
        result.append(String(decoding: bytes[start..<index], as: UTF8.self))
        index += mark.count
        start = index
      } else {
        index += 1
      }
    }
    return result + [String(decoding: bytes[start...], as: UTF8.self)]
  }
}
