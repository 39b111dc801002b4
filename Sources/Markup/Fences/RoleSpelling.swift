import SourceText

/// Finds the role that a word was probably meant to be.
///
/// A misspelt mark leaves its block unchecked, so it has to be told of; a word that is another language's
/// name, or another tool's, must not be.
enum RoleSpelling {
  /// Languages and tools whose names are nearly those of roles.
  private static let others: Set<String> = [
    "dtrace", "grace", "ktrace", "ltrace", "sage", "state", "strace",
  ]
  /// Other words for what roles are, which mean that only where there are scenarios.
  private static let synonyms: [String: FencedBlock.Role] = [
    "assert": .claims, "asserts": .claims, "assertion": .claims, "assertions": .claims,
    "expect": .trace, "expected": .trace, "expectation": .trace, "expectations": .trace,
    "observation": .observed, "observations": .observed,
  ]

  /// The role that a word by itself was meant to be, when it can hardly be anything else.
  static func role(
    meantBy word: String, amongScenarios: @autoclosure () -> Bool
  ) -> FencedBlock.Role? {
    let word = word.lowercased()
    // `scenario:` and `lifeline:scenario`.
    let parts = word.split(separator: ":")
    if let part = parts.last, part.utf8.count < word.utf8.count {
      return FencedBlock.Role(rawValue: String(part)) ?? near(String(part))
    }
    if let role = synonyms[word] { return amongScenarios() ? role : nil }
    return near(word)
  }

  /// The role that a word beside others was meant to be; these make it likelier.
  static func role(meantBesideOthers word: String) -> FencedBlock.Role? {
    guard !others.contains(word.lowercased()) else { return nil }
    let names = FencedBlock.Role.allCases.map(\.rawValue)
    return Suggestion.nearest(to: word, in: names).flatMap { FencedBlock.Role(rawValue: $0) }
  }

  /// The role that a word is one letter away from, or two where the role's name is long.
  private static func near(_ word: String) -> FencedBlock.Role? {
    guard !others.contains(word) else { return nil }
    return FencedBlock.Role.allCases.first { role in
      let name = Array(role.rawValue.utf8)
      let limit = name.count < 8 ? 1 : 2
      return abs(name.count - word.utf8.count) <= limit
        && Suggestion.editDistance(Array(word.utf8), name) <= limit
    }
  }
}

extension InfoString {
  /// What a block without a role says that was probably meant to give it one.
  func slip(amongScenarios: @autoclosure () -> Bool) -> Diagnostic? {
    for (place, word) in words.enumerated() {
      guard place < 2 || hasAttributesOfOurs else { break }
      let role =
        place == 0
        ? RoleSpelling.role(meantBy: word.text, amongScenarios: amongScenarios())
        : FencedBlock.Role(rawValue: word.text.lowercased())
          ?? RoleSpelling.role(meantBesideOthers: word.text)
      if let role { return .unknownWord(word.text, role, at: word.span) }
    }
    return unmarkedAttribute
  }

  /// The same of a comment before the block. Other comments have words of all kinds in them.
  func slipOfComment(amongScenarios: @autoclosure () -> Bool) -> Diagnostic? {
    guard let first = words.first, words.count == 1 || hasAttributesOfOurs else { return nil }
    if let role = RoleSpelling.role(meantBy: first.text, amongScenarios: amongScenarios()) {
      return .unknownWord(first.text, role, at: first.span)
    }
    guard words.count > 1,
      let role = FencedBlock.Role(rawValue: words[1].text.lowercased())
        ?? RoleSpelling.role(meantBy: words[1].text, amongScenarios: false)
    else { return nil }
    let span = first.span.range.lowerBound..<words[1].span.range.upperBound
    let both = SourceSpan(file: first.span.file, range: span)
    return .unknownWord(both.text, role, at: both)
  }

  /// Whether there is an attribute that a block with some role may have.
  var hasAttributesOfOurs: Bool {
    let ours = FencedBlock.Role.allCases.flatMap(\.attributes)
    return attributes.contains { ours.contains($0.key) }
  }

  /// An attribute that no other tool has, on a block without a role.
  private var unmarkedAttribute: Diagnostic? {
    let ours = ["compare", "for", "ios", "stage"]
    guard let attribute = attributes.first(where: { ours.contains($0.key) }) else { return nil }
    return Diagnostic(
      .warning, id: "fence.unmarked",
      "'\(attribute.key)' means nothing here, because the block has no mark and is only shown",
      at: attribute.keySpan,
      notes: [.init("a mark is 'scenario', 'claims', 'trace', 'stage' or 'observed'")])
  }

  /// A word that nothing reads beside the role's, such as an id without its key.
  func extraWord(beside role: FencedBlock.Role) -> Diagnostic? {
    let place = words.firstIndex { $0.text.lowercased() == role.rawValue } ?? 0
    guard let word = words.dropFirst(place + 1).first(where: { Self.isOurs($0.text) }) else {
      return nil
    }
    return Diagnostic(
      .warning, id: "fence.extra-word", "'\(word.text)' means nothing here", at: word.span,
      notes: [
        .init(
          "the language stands before '\(role.rawValue)', a name is 'id=' or 'for=' and the name,"
            + " and a value with blanks has quotes around it")
      ])
  }

  /// Whether a word was not meant for a viewer of code: `{.numberLines}`, `{1,3-4}`, `showLineNumbers`.
  private static func isOurs(_ word: String) -> Bool {
    let viewers = [
      "collapse", "copy", "linenos", "linenumbers", "linenums", "nocopy", "nowrap", "numberlines",
      "showlinenumbers", "wrap",
    ]
    return word.first?.isLetter == true && !viewers.contains(word.lowercased())
  }
}

extension Diagnostic {
  fileprivate static func unknownWord(
    _ word: String, _ role: FencedBlock.Role, at span: SourceSpan
  ) -> Diagnostic {
    let name = role.rawValue
    // The right word may stand where none is looked for.
    let isPlaced = word.lowercased() != name
    return Diagnostic(
      .warning, id: "fence.unknown-word",
      "'\(word)' means nothing here, so the block is only shown", at: span,
      notes: isPlaced ? [] : [Note("it counts as the first word or the second")],
      fixIts: isPlaced ? [FixIt("did you mean '\(name)'?", replace: span, with: name)] : [])
  }
}
