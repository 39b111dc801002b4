import CallTrace

/// Finds the messages that texts of a log mean, among those that are known and those that the log has itself.
struct SelectorReader: Sendable {
  /// A message with what was passed, as far as the text says it.
  struct LoggedMessage: Sendable {
    let selector: SelectorID
    let arguments: Arguments
  }

  /// The known messages, and behind them those that only the log has.
  private(set) var selectors: [MessageSelector]
  /// The known ones by their names in Swift and in Objective-C, by the first words of the latter, and by the
  /// letters of either: a log may have thousands of messages that are none of them.
  private var named: [String: [Int]] = [:]
  private var spelled: [[UInt8]: [Int]] = [:]
  /// What texts mean; a log repeats few of them many times.
  private var read: [String: LoggedMessage] = [:]
  private var places: [String: Int] = [:]

  init(_ selectors: [MessageSelector]) {
    self.selectors = selectors
    for (index, selector) in selectors.enumerated() {
      let first = String(selector.objectiveC.prefix { $0 != ":" })
      var names = [selector.baseName]
      for name in [selector.objectiveC, first] where !names.contains(name) { names.append(name) }
      for name in names { named[name, default: []].append(index) }
      let letters = MessagePattern.joined(selector.objectiveC)
      spelled[letters, default: []].append(index)
      let own = MessagePattern.joined(selector.swift)
      if own != letters { spelled[own, default: []].append(index) }
    }
  }

  /// The message that a text means; nil where nothing is known that it can mean, unless it is sure to be one.
  mutating func message(_ text: String, isSure: Bool) -> LoggedMessage? {
    if let known = read[text] { return known }
    let pattern = MessageScanner.read(text)
    guard pattern.stray.isEmpty, !pattern.name.isEmpty else { return nil }
    let message =
      known(pattern) ?? pattern.withSmallLetter.flatMap { known($0) }
      ?? (isSure ? own(pattern) : nil)
    if let message { read[text] = message }
    return message
  }

  /// The message that several words spell, `View will appear`, and the words beside them as a receiver: none, or up to
  /// two that begin with a capital. Nil where they spell none that is known.
  mutating func spaced(_ words: [LogWords.Word]) -> (receiver: String?, LoggedMessage)? {
    let names = words.compactMap { word in
      if case .name(let name) = word { name } else { nil }
    }
    guard names.count == words.count, 2...Self.mostSpaced ~= names.count else { return nil }
    for start in names.indices {
      for end in (start + 2)..<max(names.count + 1, start + 3) where end <= names.count {
        let letters = names[start..<end].flatMap { MessagePattern.joined($0) }
        guard let index = spelled[letters]?.first else { continue }
        let others = names[..<start] + names[end...]
        guard others.count < 3, others.allSatisfy({ $0.first?.isUppercase == true }) else {
          return nil
        }
        let known = message(selectors[index], at: index, [nil])
        return (others.isEmpty ? nil : others.joined(), known)
      }
    }
    return nil
  }

  /// How many words a line may have that are read together.
  private static let mostSpaced = 7

  private mutating func known(_ pattern: MessagePattern) -> LoggedMessage? {
    let candidates = (named[pattern.name] ?? []) + (spelled[pattern.oldWords] ?? [])
    for sense in MessagePattern.Sense.allCases {
      for index in candidates.sorted() {
        guard let values = pattern.values(for: selectors[index], in: sense) else { continue }
        return message(selectors[index], at: index, values)
      }
    }
    return nil
  }

  private mutating func message(
    _ selector: MessageSelector, at index: Int, _ values: [ArgumentPattern?]
  ) -> LoggedMessage {
    let written = values.compactMap { $0 }
    guard written.count == values.count, !written.isEmpty else {
      // What was passed is not known, and so nothing is shown of it.
      let name = selector.swift.hasSuffix("()") ? selector.swift : selector.baseName
      let plain = MessageSelector(
        swift: name, objectiveC: selector.objectiveC, level: selector.level)
      return LoggedMessage(selector: id(of: plain), arguments: .none)
    }
    let arguments = written.map { Self.argument($0.text) }
    return LoggedMessage(
      selector: SelectorID(UInt16(clamping: index)),
      arguments: arguments.count == 1 ? .one(arguments[0]) : .several(arguments))
  }

  /// A message that nobody knows, as the log writes it.
  private mutating func own(_ pattern: MessagePattern) -> LoggedMessage {
    var labels: [String] = []
    var values: [Argument] = []
    for part in pattern.parts ?? [] {
      guard case .argument(let label, let value?) = part else { continue }
      labels.append(label)
      values.append(Self.argument(value.text))
    }
    let isObjectiveC = pattern.spelling == .objectiveC
    let isWhole = !isObjectiveC && values.count == pattern.parts?.count
    let list = labels.map { "\($0):" }.joined()
    let name = isWhole ? "\(pattern.name)(\(list))" : pattern.name
    return LoggedMessage(
      selector: id(of: MessageSelector(swift: name, objectiveC: pattern.name, level: .containment)),
      arguments: !isWhole || values.isEmpty
        ? .none : values.count == 1 ? .one(values[0]) : .several(values))
  }

  private mutating func id(of selector: MessageSelector) -> SelectorID {
    let key = "\(selector.swift) \(selector.objectiveC)"
    if let known = places[key] { return SelectorID(UInt16(clamping: known)) }
    // No log has as many messages as there are numbers.
    guard selectors.count < Int(UInt16.max) else { return SelectorID(0) }
    places[key] = selectors.count
    selectors.append(selector)
    return SelectorID(UInt16(clamping: selectors.count - 1))
  }

  private static func argument(_ text: String) -> Argument {
    switch text {
    case "true", "YES": .bool(true)
    case "false", "NO": .bool(false)
    case "nil", "NULL", "(null)": .none
    default: .verbatim(text)
    }
  }
}
