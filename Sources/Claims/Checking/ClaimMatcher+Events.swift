import CallTrace
import SourceText

/// The events and names in a claim.
extension ClaimMatcher {
  /// An event, with which time it is meant.
  mutating func readEvent() -> EventReference? {
    let start = position
    if let known = events[start] {
      if let known { position = known.end }
      return known?.event
    }
    let event = readNewEvent()
    if event == nil { position = start }
    events[start] = .some(event.map { ($0, position) })
    return event
  }

  private mutating func readNewEvent() -> EventReference? {
    _ = take(ClaimVocabulary.articles)
    let occurrence = readOccurrence()
    if occurrence != nil { _ = take(ClaimVocabulary.articles) }
    let start = position
    guard var event = readLine() ?? readMark() ?? readMessage() else { return nil }
    if occurrence == nil, position > start, isLineKind(event) { _ = take("is", "printed") }
    event.occurrence = occurrence
    return event
  }

  private func isLineKind(_ event: EventReference) -> Bool {
    if case .call = event.kind { false } else { true }
  }

  private mutating func readOccurrence() -> EventReference.Occurrence? {
    guard let word, !word.isQuoted, position + 1 < words.count else { return nil }
    if ClaimVocabulary.lasts.contains(word.text) {
      position += 1
      return .last
    }
    for list in ClaimVocabulary.ordinals {
      guard let place = list.firstIndex(of: word.text) else { continue }
      position += 1
      return .number(place + 1)
    }
    return nil
  }

  /// `prints "x"`, `warns "x"`, `raises X`.
  private mutating func readLine() -> EventReference? {
    let start = position
    let kind: (String) -> EventReference.Kind
    if take(ClaimVocabulary.prints) {
      kind = { .line(.program, $0) }
    } else if take(ClaimVocabulary.warns) {
      kind = { .line(.warning, $0) }
    } else if take(ClaimVocabulary.raises) {
      kind = { .exception($0) }
    } else {
      return nil
    }
    guard let word, let text = ClaimText(word.text) else {
      position = start
      return nil
    }
    position += 1
    return reference(kind(text.text), start)
  }

  /// `"x"`: a heading, or what is printed.
  private mutating func readMark() -> EventReference? {
    guard let word, word.isQuoted, !word.text.hasPrefix("`"), let text = ClaimText(word.text) else {
      return nil
    }
    let start = position
    position += 1
    if take(ClaimVocabulary.written) { return reference(.line(.program, text.text), start) }
    return reference(.mark(text.text), start)
  }

  private func reference(_ kind: EventReference.Kind, _ start: Int) -> EventReference {
    var text = words[start].text
    for word in words[(start + 1)..<max(start + 1, position)] { text += " " + word.text }
    return EventReference(kind: kind, text: text, span: span(start..<position))
  }

  // MARK: Messages

  private mutating func readMessage() -> EventReference? {
    let start = position
    guard position < words.count, words[start].isQuoted == words[start].text.hasPrefix("`") else {
      return nil
    }
    // A time is no part of a message: `B.viewDidAppear 0.35 s after A.viewDidAppear`.
    while let word, !endsName(word), position == start || time(at: position) == nil {
      position += 1
    }
    guard position > start else { return nil }
    if position == start + 1, !Self.hasMessage(words[start].text), takeDeallocation() {
      let name = Self.unquoted(words[start].text)
      return deallocation(of: Claim.Name(text: name, span: span(start..<start + 1)))
    }
    var text = Self.unquoted(words[start].text)
    for word in words[(start + 1)..<position] { text += " " + Self.unquoted(word.text) }
    return message(text, span(start..<position))
  }

  private func endsName(_ word: ClaimWords.Word) -> Bool {
    !word.isQuoted && ClaimVocabulary.stops.contains(word.text)
      || word.isQuoted && !word.text.hasPrefix("`")
  }

  private mutating func takeDeallocation() -> Bool {
    let start = position
    _ = take([["is"], ["gets"], ["is", "being"]])
    if take(ClaimVocabulary.deallocated) { return true }
    position = start
    return false
  }

  func deallocation(of name: Claim.Name) -> EventReference {
    EventReference(
      kind: .call(receiver: name.text, MessagePattern(named: "deinit")),
      text: name.text + ".deinit",
      span: name.span)
  }

  private mutating func message(_ text: String, _ span: SourceSpan) -> EventReference? {
    guard let (receiver, name) = Self.parts(of: text) else { return nil }
    let message =
      name == "deallocates" ? MessagePattern(named: "deinit") : MessageScanner.read(name)
    guard message.stray.isEmpty else {
      problem = "'\(message.stray)' behind '\(receiver).\(message.name)' says nothing"
      return nil
    }
    return EventReference(kind: .call(receiver: receiver, message), text: text, span: span)
  }

  /// Code in a claim may stand in backticks, as in prose.
  static func unquoted(_ text: String) -> String {
    guard text.utf8.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return text }
    return String(text.dropFirst().dropLast())
  }

  private static func hasMessage(_ text: String) -> Bool {
    parts(of: unquoted(text)) != nil
  }

  /// The receiver and the message of `[A viewDidLoad]`, `A.viewDidLoad`, `A deinit` or `A's viewDidLoad`.
  private static func parts(of text: String) -> (receiver: String, message: String)? {
    let whole = Array(text.utf8)
    // A log's `-[A viewDidLoad]` has a sign before it.
    let unsigned = whole.starts(with: "-[".utf8) ? whole.dropFirst() : whole[...]
    let isObjectiveC =
      unsigned.count > 1 && unsigned.first == UInt8(ascii: "[")
      && unsigned.last == UInt8(ascii: "]")
    let bytes = isObjectiveC ? unsigned.dropFirst().dropLast() : whole[...]
    var dot: Int?
    var blank: Int?
    for index in bytes.startIndex..<bytes.endIndex {
      let byte = bytes[index]
      if isObjectiveC, blank != nil { break }
      if !isObjectiveC, endsName(byte) { break }
      if byte == UInt8(ascii: "."), !isObjectiveC { dot = index }
      if byte == UInt8(ascii: " ") { blank = index }
    }
    guard let mark = dot ?? blank else { return nil }
    var message = bytes[(mark + 1)...]
    if isObjectiveC { message = message.drop { $0 == UInt8(ascii: " ") } }
    let receiver = String(decoding: bytes[..<mark], as: UTF8.self)
    guard !receiver.isEmpty, !message.isEmpty else { return nil }
    return (owner(receiver), String(decoding: message, as: UTF8.self))
  }

  /// `A's`: whose something is.
  private static func owner(_ name: String) -> String {
    name.hasSuffix("'s") || name.hasSuffix("’s") ? String(name.dropLast(2)) : name
  }

  /// What ends the name of a message, so that a dot behind it parts no receiver from it.
  private static func endsName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "=")
  }

  // MARK: Several

  private static let joints = ClaimPattern.phrases("and|和|与|以及|及|or")

  /// Several events; a name alone takes the message behind it, or is a message of the receiver before it.
  mutating func readEvents() -> [EventReference]? {
    _ = take([["both"], ["all", "of"]])
    var items: [(event: EventReference?, word: Int)] = []
    while true {
      let start = position
      if let event = readEvent() {
        items.append((event, start))
      } else if let word, !word.isQuoted, !endsName(word), !items.isEmpty || isListed(start) {
        position += 1
        items.append((nil, start))
      } else {
        return nil
      }
      let end = position
      if word?.text == "," { position += 1 }
      _ = take(Self.joints)
      guard position > end, position < words.count, canBegin(position) else {
        position = end
        break
      }
    }
    return items.contains { $0.event == nil } ? completed(items) : items.compactMap { $0.event }
  }

  /// Whether a name is followed by another in a list.
  private func isListed(_ place: Int) -> Bool {
    guard place + 2 < words.count else { return false }
    return words[place + 1].text == "," || Self.joints.contains([words[place + 1].text])
  }

  private func canBegin(_ place: Int) -> Bool {
    let word = words[place]
    if word.isQuoted || !endsName(word) { return true }
    return ClaimVocabulary.prints.contains([word.text])
      || ClaimVocabulary.warns.contains([word.text])
  }

  private mutating func completed(_ items: [(event: EventReference?, word: Int)])
    -> [EventReference]?
  {
    var events: [EventReference] = []
    for (index, item) in items.enumerated() {
      if let event = item.event {
        events.append(event)
        continue
      }
      let text = Self.unquoted(words[item.word].text)
      let span = span(item.word..<item.word + 1)
      if let next = items[index...].lazy.compactMap({ $0.event }).first {
        guard let pattern = next.message else { return nil }
        events.append(
          EventReference(
            kind: .call(receiver: text, pattern), occurrence: next.occurrence,
            text: "\(text).\(pattern.name)", span: span))
      } else {
        guard let owner = events.last?.receiver, !owner.isEmpty,
          let event = message("\(owner).\(text)", span)
        else { return nil }
        events.append(event)
      }
    }
    return events
  }

  // MARK: Names

  mutating func takeName() -> Bool {
    guard let name = readName() else { return false }
    capture { $0.names = [name] }
    return true
  }

  mutating func takeNames() -> Bool {
    _ = take([["both"], ["neither"]])
    guard let first = readName() else { return false }
    var names = [first]
    while position < words.count {
      let start = position
      if word?.text == "," { position += 1 }
      _ = take(Self.joints) || take("nor")
      guard position > start, let next = readName() else {
        position = start
        break
      }
      names.append(next)
    }
    let isNeither = words[0].text == "neither" && names.count > 1
    capture {
      $0.names = names
      if isNeither { $0.isNegated.toggle() }
    }
    return true
  }

  private mutating func readName() -> Claim.Name? {
    guard let word, word.text != ",", word.isQuoted == word.text.hasPrefix("`"),
      word.isQuoted || !ClaimVocabulary.stops.contains(word.text)
    else { return nil }
    position += 1
    return Claim.Name(
      text: Self.owner(Self.unquoted(word.text)), span: span(position - 1..<position))
  }

  /// The calls that somebody is sent, by their messages alone.
  mutating func takeMessages() -> Bool {
    guard let owner = captures.names.first else { return false }
    var events: [EventReference] = []
    while let word, !endsName(word) {
      let written = Self.unquoted(word.text)
      let prefix = owner.text + "."
      let text = written.hasPrefix(prefix) ? written : prefix + written
      position += 1
      guard let event = message(text, span(position - 1..<position)) else { return false }
      events.append(event)
      let end = position
      if self.word?.text == "," { position += 1 }
      _ = take(Self.joints) || take([["then"], ["->"], ["再"], ["然后"]])
      guard position > end, let next = self.word, !endsName(next) else {
        position = end
        break
      }
    }
    capture { $0.events[0] = events }
    return !events.isEmpty
  }
}
