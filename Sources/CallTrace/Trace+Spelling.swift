extension Trace {
  /// A participant.
  public subscript(id: ParticipantID) -> Participant { participants[Int(id.index)] }

  /// A selector.
  public subscript(id: SelectorID) -> MessageSelector { selectors[Int(id.index)] }

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
    return switch call.arguments {
    case .none: Self.message(selector, EmptyCollection<String>(), spelling)
    case .one(let argument):
      Self.message(selector, CollectionOfOne(spell(argument, spelling)), spelling)
    case .several(let arguments):
      Self.message(selector, arguments.map { spell($0, spelling) }, spelling)
    }
  }

  private static func message(
    _ selector: MessageSelector, _ values: some Collection<String>, _ spelling: Spelling
  ) -> String {
    switch spelling {
    case .swift: swiftMessage(selector, values)
    case .objectiveC: objectiveCMessage(selector, Array(values))
    }
  }

  private static func swiftMessage(
    _ selector: MessageSelector, _ values: some Collection<String>
  ) -> String {
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
    let name = selector.swift.utf8
    var text: [UInt8] = []
    text.reserveCapacity(name.count + 16 * values.count)
    let labels =
      name.firstIndex(of: UInt8(ascii: "(")).map { name.index(after: $0) } ?? name.endIndex
    text += name[..<labels]
    var rest = name[labels...].dropLast()
    for (index, value) in values.enumerated() {
      if index > 0 { text += [UInt8(ascii: ","), 0x20] }
      let label = rest.prefix { $0 != UInt8(ascii: ":") }
      rest = rest[label.endIndex...].dropFirst()
      if !label.isEmpty, !label.elementsEqual(CollectionOfOne(UInt8(ascii: "_"))) {
        text += label
        text += [UInt8(ascii: ":"), 0x20]
      }
      text += value.utf8
    }
    text.append(UInt8(ascii: ")"))
    return String(decoding: text, as: UTF8.self)
  }

  private static func objectiveCMessage(_ selector: MessageSelector, _ values: [String]) -> String {
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
    guard number.isFinite else {
      return number.isNaN ? "nan" : number < 0 ? "-infinity" : "infinity"
    }
    if number.magnitude >= 1e12 { return number.description }
    return Instant(seconds: number).secondsText
  }
}
