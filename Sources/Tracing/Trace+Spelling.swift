extension Trace {
  /// A participant.
  public subscript(id: ParticipantID) -> Participant { participants[Int(id.index)] }

  /// A selector.
  public subscript(id: SelectorID) -> Selector { selectors[Int(id.index)] }

  /// A rule.
  public subscript(id: RuleID) -> RuleSummary { rules[Int(id.index)] }

  /// A whole call: `B.willMove(toParent: nav)`, or `[B willMoveToParentViewController:nav]`.
  public func spell(_ call: Call, _ spelling: Spelling = .swift) -> String {
    let receiver = self[call.receiver].name
    return switch spelling {
    case .swift: "\(receiver).\(message(call, spelling))"
    case .objectiveC: "[\(receiver) \(message(call, spelling))]"
    }
  }

  /// A call without its receiver: `willMove(toParent: nav)`.
  public func message(_ call: Call, _ spelling: Spelling = .swift) -> String {
    let selector = self[call.selector]
    let values =
      switch call.arguments {
      case .none: [String]()
      case .one(let argument): [spell(argument, spelling)]
      case .several(let arguments): arguments.map { spell($0, spelling) }
      }
    return switch spelling {
    case .swift: Self.swiftMessage(selector, values)
    case .objectiveC: Self.objectiveCMessage(selector, values)
    }
  }

  private static func swiftMessage(_ selector: Selector, _ values: [String]) -> String {
    // A name without a parameter list is a property, which has a setter in Objective-C, or a block.
    guard selector.swift.utf8.last == UInt8(ascii: ")") else {
      guard let value = values.first else { return selector.swift }
      let isProperty = selector.objectiveC.utf8.last == UInt8(ascii: ":")
      return isProperty ? "\(selector.swift) = \(value)" : "\(selector.swift)(\(value))"
    }
    if values.isEmpty, selector.swift.utf8.dropLast().last == UInt8(ascii: "(") {
      return selector.swift
    }
    // `name(` and then each label with its value; a label `_` is not written.
    var length = selector.swift.utf8.count
    for value in values { length += value.utf8.count + 4 }
    var name = selector.swift
    return name.withUTF8 { name in
      String(unsafeUninitializedCapacity: length) { text in
        var count = 0
        func append(_ byte: UInt8) {
          text[count] = byte
          count += 1
        }
        var next = 0
        while next < name.count - 1 {
          append(name[next])
          next += 1
          if name[next - 1] == UInt8(ascii: "(") { break }
        }
        for (index, value) in values.enumerated() {
          if index > 0 {
            append(UInt8(ascii: ","))
            append(0x20)
          }
          let start = count
          while next < name.count - 1, name[next] != UInt8(ascii: ":") {
            append(name[next])
            next += 1
          }
          next += 1
          if count == start + 1, text[start] == UInt8(ascii: "_") { count = start }
          if count > start {
            append(UInt8(ascii: ":"))
            append(0x20)
          }
          for byte in value.utf8 { append(byte) }
        }
        append(UInt8(ascii: ")"))
        return count
      }
    }
  }

  private static func objectiveCMessage(_ selector: Selector, _ values: [String]) -> String {
    guard selector.objectiveC.utf8.last == UInt8(ascii: ":"), !values.isEmpty else {
      return selector.objectiveC
    }
    var text: [UInt8] = []
    text.reserveCapacity(selector.objectiveC.utf8.count + 16 * values.count)
    var index = 0
    var isNext = false
    for byte in selector.objectiveC.utf8 {
      if isNext { text.append(0x20) }
      text.append(byte)
      isNext = byte == UInt8(ascii: ":")
      guard isNext else { continue }
      text += (index < values.count ? values[index] : "nil").utf8
      index += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// A value, as it is shown in a call.
  public func spell(_ argument: Argument, _ spelling: Spelling) -> String {
    switch argument {
    case .none: "nil"
    case .bool(let value): spelling == .swift ? (value ? "true" : "false") : (value ? "YES" : "NO")
    case .number(let value): Self.spell(value)
    case .string(let text): spelling == .swift ? "\"\(text)\"" : "@\"\(text)\""
    case .participant(let id): self[id].name
    case .participants(let ids): spell(ids, spelling)
    case .verbatim(let text): text
    case .closure: spelling == .swift ? "{ … }" : "^{ … }"
    }
  }

  private func spell(_ ids: [ParticipantID], _ spelling: Spelling) -> String {
    var text = spelling == .swift ? "[" : "@["
    for (index, id) in ids.enumerated() { text += (index > 0 ? ", " : "") + self[id].name }
    return text + "]"
  }

  /// A number with at most six decimals and no trailing zeros.
  public static func spell(_ number: Double) -> String {
    guard number.isFinite, number.magnitude < 1e12 else {
      return number.isNaN ? "nan" : number < 0 ? "-infinity" : "infinity"
    }
    return Instant(seconds: number).secondsText
  }
}
