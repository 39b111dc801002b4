/// One way to word a claim: words, and places for what it speaks of.
///
/// It is written as a line: `{events} <is>? <not>? before|prior_to {B}`. A word stands for itself, `|` parts
/// alternatives, `_` is a blank in one, `?` makes what is before it optional, `<…>` are the groups of
/// `ClaimVocabulary` and `{…}` the places.
struct ClaimPattern: Sendable {
  enum Part: Sendable {
    /// One of some phrases; a negation turns the claim round.
    case phrases([[String]], isOptional: Bool, isNegation: Bool)
    case place(ClaimPlace, isOptional: Bool)
  }

  let parts: [Part]

  init(_ text: String) {
    parts = text.split(separator: " ").map { word in
      var word = String(word)
      let isOptional = word.utf8.last == UInt8(ascii: "?")
      if isOptional { word.removeLast() }
      switch word.utf8.first {
      case UInt8(ascii: "{"):
        let name = String(word.dropFirst().dropLast())
        return .place(ClaimPlace(rawValue: name) ?? .eventA, isOptional: isOptional)
      case UInt8(ascii: "<"):
        let group = String(word.dropFirst().dropLast())
        return .phrases(
          ClaimVocabulary.group(group), isOptional: isOptional,
          isNegation: group == "not" || group == "never")
      default:
        return .phrases(Self.phrases(word), isOptional: isOptional, isNegation: false)
      }
    }
  }

  /// The phrases of `directly|right_after`, the longest first, so that none hides another.
  static func phrases(_ text: String) -> [[String]] {
    let all = text.split(separator: "|").map { $0.split(separator: "_").map { String($0) } }
    return all.sorted { $0.count > $1.count }
  }

  /// Every word that stands for itself.
  var words: [String] {
    parts.flatMap { part -> [String] in
      if case .phrases(let phrases, _, _) = part { phrases.flatMap { $0 } } else { [] }
    }
  }
}

/// What a place in a pattern takes.
enum ClaimPlace: String, Sendable {
  /// `B.viewDidLoad`, `the last B.viewDidLoad`, `prints "x"`, `"Push"`.
  case eventA = "A"
  case eventB = "B"
  case eventC = "C"
  /// Several of them: `A.x, B.y and C.z`, or `A and B.viewDidLoad`.
  case events
  /// `A.x before B.y before C.z`, `A.x → B.y → C.z`.
  case chain
  /// Somebody's name, or several.
  case name, names
  /// `viewDidLoad, viewWillAppear and viewDidAppear`.
  case messages
  /// `once`, `at least 2 times`, `2–4 times`.
  case times
  /// `before`, `directly after`, `in a later turn than`; in Chinese what stands behind the event.
  case relation, relationBehind
  /// `"text"`, or a word; all that is left, for one who reads what is wrong with it.
  case text
  /// `0.5 s`.
  case time
  /// `is`, `is not`, `>=`.
  case comparison
  /// `B.parent`, and `nil`.
  case property, value
  /// A text in quotation marks.
  case quoted
  /// The number of a turn.
  case turn
  /// A part of the trace: `in turn 3`, `after "Push"`, `between A.x and B.y`.
  case window
}
