import CallTrace

/// A message as a claim writes it: by its name alone, with the labels of its arguments, or with values.
///
/// ```text
/// willMove                            A.willMove(toParent: …)
/// willMove(toParent:)                 [A willMoveToParentViewController:nav]
/// willMove(toParent parent: …)        willMove(toParentViewController: nav)
/// ```
struct MessagePattern {
  /// A written argument.
  enum Part {
    /// `…`: any arguments.
    case anyNumber
    /// One; its label is `_` where there is none, and its value nil where it may be any.
    case argument(label: String, value: ArgumentPattern?)
  }

  /// How the labels are written.
  enum Spelling { case swift, objectiveC }

  /// The name; in Objective-C all words with their colons.
  let name: String
  /// The arguments; nil where the name stands alone.
  let parts: [Part]?
  let spelling: Spelling
  /// What is written behind the message, and belongs to no message.
  let stray: String
  /// How an older name of it begins where it stands alone, and the letters of one with arguments.
  private let oldBeginning: String
  let oldWords: [UInt8]

  init(_ name: String, _ parts: [Part]?, _ spelling: Spelling = .swift, stray: String = "") {
    self.name = name
    self.parts = parts
    self.spelling = spelling
    self.stray = stray
    oldBeginning = parts == nil ? name + ":" : ""
    oldWords = parts.map { Self.joinedWords(name, $0, spelling) } ?? []
  }

  /// The message that has a name, with whatever arguments.
  init(named name: String) { self.init(name, nil) }

  /// The same with a small letter at the beginning, as logs written by hand have `ViewDidLoad`; nil where it has
  /// one, has arguments, or is a single word, which is rather a class.
  var withSmallLetter: MessagePattern? {
    guard parts == nil, let first = name.utf8.first, Self.isCapital(first),
      name.utf8.dropFirst().contains(where: Self.isCapital)
    else { return nil }
    return MessagePattern(named: name.prefix(1).lowercased() + name.dropFirst())
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  /// The values that are written, in order.
  var values: [ArgumentPattern] {
    (parts ?? []).compactMap { part in
      if case .argument(_, let value?) = part { value } else { nil }
    }
  }

  // MARK: Selectors

  /// In which sense a selector can be meant; of the senses that some selector is meant in, the first
  /// counts.
  enum Sense: CaseIterable {
    /// By its own name and labels.
    case itself
    /// By the words of its name in Objective-C, as in Swift 2 and 3: `willMoveToParentViewController`,
    /// `willMove(toParentViewController:)`.
    case oldName
    /// Without its last arguments, which Swift lets a call leave out: `present(B, animated: true)`.
    case shortened
  }

  /// Whether a selector can be meant in any sense.
  func isMeant(by selector: MessageSelector) -> Bool {
    Sense.allCases.contains { values(for: selector, in: $0) != nil }
  }

  /// The values that a selector's calls must have, one for each argument of which something is said;
  /// nil where the selector is not meant.
  func values(for selector: MessageSelector, in sense: Sense) -> [ArgumentPattern?]? {
    switch sense {
    case .itself: spelling == .swift ? swiftValues(selector) : objectiveCValues(selector)
    case .oldName: oldValues(selector)
    case .shortened: shortenedValues(selector)
    }
  }

  private func swiftValues(_ selector: MessageSelector) -> [ArgumentPattern?]? {
    guard hasBaseName(selector) else {
      return parts == nil && selector.objectiveC == name ? [] : nil
    }
    guard let parts else { return [] }
    return Self.align(parts[...], with: Self.labels(of: selector)[...])
  }

  private func objectiveCValues(_ selector: MessageSelector) -> [ArgumentPattern?]? {
    selector.objectiveC == name ? written : nil
  }

  private func oldValues(_ selector: MessageSelector) -> [ArgumentPattern?]? {
    guard parts != nil else {
      return selector.objectiveC.hasPrefix(oldBeginning) ? [] : nil
    }
    guard
      oldWords == Self.joined(selector.objectiveC) || oldWords == Self.joined(selector.swift)
    else { return nil }
    return written
  }

  private func shortenedValues(_ selector: MessageSelector) -> [ArgumentPattern?]? {
    guard spelling == .swift, let parts, hasBaseName(selector) else { return nil }
    let labels = Self.labels(of: selector)
    guard parts.count < labels.count else { return nil }
    return Self.align(parts[...], with: labels.prefix(parts.count))
  }

  /// The values as they are written, one for each argument.
  private var written: [ArgumentPattern?] {
    (parts ?? []).map { part in
      if case .argument(_, let value) = part { value } else { nil }
    }
  }

  private func hasBaseName(_ selector: MessageSelector) -> Bool {
    guard selector.swift.utf8.starts(with: name.utf8) else { return false }
    let rest = selector.swift.utf8.dropFirst(name.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: "(")
  }

  /// The labels; a property and a block take one value that has none.
  private static func labels(of selector: MessageSelector) -> [String] {
    selector.swift.utf8.last == UInt8(ascii: ")") ? selector.labels : ["_"]
  }

  /// The values by argument, where the labels are those that are written.
  private static func align(
    _ parts: ArraySlice<Part>, with labels: ArraySlice<String>
  ) -> [ArgumentPattern?]? {
    guard let part = parts.first else { return labels.isEmpty ? [] : nil }
    switch part {
    case .anyNumber:
      if let rest = align(parts.dropFirst(), with: labels) { return rest }
      guard !labels.isEmpty, let rest = align(parts, with: labels.dropFirst()) else { return nil }
      return [nil] + rest
    case .argument(let label, let value):
      guard labels.first == label, let rest = align(parts.dropFirst(), with: labels.dropFirst())
      else { return nil }
      return [value] + rest
    }
  }

  /// The letters of the name and of all labels, small, without what parts them.
  private static func joinedWords(
    _ name: String, _ parts: [Part], _ spelling: Spelling
  ) -> [UInt8] {
    var words = Self.joined(name)
    guard spelling == .swift else { return words }
    for case .argument(let label, _) in parts { words += Self.joined(label) }
    return words
  }

  /// The letters of a name, small, without what parts its words.
  static func joined(_ name: String) -> [UInt8] {
    let marks = Array("(:_)".utf8)
    return name.utf8.filter { !marks.contains($0) }.map { byte in
      isCapital(byte) ? byte | 0x20 : byte
    }
  }
}
