extension YAMLNode {
  /// Reads a text that is one document; nil when it says nothing.
  ///
  /// Bytes that are not UTF-8 read as `�`.
  package static func parse(_ bytes: [UInt8]) throws(YAMLError) -> YAMLNode? {
    var composer = YAMLComposer(bytes)
    return try composer.document()
  }
}

/// Makes values of events.
private struct YAMLComposer: ~Copyable {
  /// A value, and how many values it is with those in it.
  private typealias Counted = (node: YAMLNode, count: Int)

  private var events: YAMLEvents
  private var anchors: [String: Counted] = [:]
  private var repeated = 0

  init(_ bytes: [UInt8]) { events = YAMLEvents(bytes) }

  mutating func document() throws(YAMLError) -> YAMLNode? {
    guard try next(but: .streamStart).kind != .streamEnd else { return nil }
    let first = try events.next()
    let root = try compose(first, depth: 0).node
    let end = try next(but: .documentEnd)
    guard end.kind == .streamEnd else {
      throw YAMLError(reason: .syntax("but found another document"), range: end.range)
    }
    return root
  }

  /// The next event that is not of a kind.
  private mutating func next(but kind: YAMLEvent.Kind) throws(YAMLError) -> YAMLEvent {
    while true {
      let event = try events.next()
      if event.kind != kind { return event }
    }
  }

  private mutating func compose(_ event: YAMLEvent, depth: Int) throws(YAMLError) -> Counted {
    guard depth <= YAMLLimits.depth else { throw YAMLError(reason: .nesting, range: event.range) }
    let composed: Counted
    switch event.kind {
    case .alias: return try value(of: event)
    case .sequenceStart: composed = try sequence(event, depth)
    case .mappingStart: composed = try mapping(event, depth)
    default:
      let scalar = YAMLScalar(text: event.text, style: event.style)
      composed = (YAMLNode(content: .scalar(scalar), range: event.range), 1)
    }
    if let anchor = event.anchor { anchors[anchor] = composed }
    return composed
  }

  /// What an alias repeats.
  private mutating func value(of alias: YAMLEvent) throws(YAMLError) -> Counted {
    guard let known = anchors[alias.anchor ?? ""] else {
      throw YAMLError(reason: .syntax("found undefined alias"), range: alias.range)
    }
    repeated += known.count
    guard repeated <= YAMLLimits.repetition else {
      throw YAMLError(reason: .repetition, range: alias.range)
    }
    return known
  }

  private mutating func sequence(_ start: YAMLEvent, _ depth: Int) throws(YAMLError) -> Counted {
    var elements: [YAMLNode] = []
    var count = 1
    var event = try events.next()
    while event.kind != .sequenceEnd {
      let element = try compose(event, depth: depth + 1)
      elements.append(element.node)
      count += element.count
      event = try events.next()
    }
    return (YAMLNode(content: .sequence(elements), range: start.range), count)
  }

  private mutating func mapping(_ start: YAMLEvent, _ depth: Int) throws(YAMLError) -> Counted {
    var pairs: [(key: YAMLNode, value: YAMLNode)] = []
    var names: Set<String> = []
    var count = 1
    var event = try events.next()
    while event.kind != .mappingEnd {
      let key = try compose(event, depth: depth + 1)
      if let name = key.node.scalar?.text, !names.insert(name).inserted {
        throw YAMLError(reason: .duplicateKey(name), range: event.range)
      }
      let first = try events.next()
      let value = try compose(first, depth: depth + 1)
      pairs.append((key.node, value.node))
      count += key.count + value.count
      event = try events.next()
    }
    return (YAMLNode(content: .mapping(pairs), range: start.range), count)
  }
}
