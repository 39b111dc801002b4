/// What is wrong with something a person wrote: where, why, and what to do about it.
///
/// Every stage returns diagnostics beside its value; nothing traps on input, and only the command
/// decides what to make of them.
public struct Diagnostic: Error, Hashable, Sendable {
  /// How much it matters.
  public enum Severity: String, Hashable, Sendable {
    /// The input cannot be used as it stands.
    case error
    /// The input can be used, and probably does not say what was meant.
    case warning
  }

  /// A remark that belongs to a diagnostic, with a place of its own where it has one.
  public struct Note: Hashable, Sendable {
    /// What is said.
    public let message: String
    /// Where it is about.
    public let span: SourceSpan?
    /// A line that would mend it where it stands beside the text, as a declaration in what sets the scene.
    public let line: String?

    /// Creates a note.
    public init(_ message: String, at span: SourceSpan? = nil, line: String? = nil) {
      self.message = Diagnostic.shortened(message)
      self.span = span
      self.line = line
    }
  }

  /// A change of the text that would mend it.
  public struct FixIt: Hashable, Sendable {
    /// What the change does, as a phrase: "did you mean 'viewDidLoad'?".
    public let message: String
    /// What to replace.
    public let span: SourceSpan
    /// What to put there; nil where one change alone does not mend it, so that it only says what is meant.
    public let replacement: String?
    /// What is meant, as a whole: the replacement may be a part of it.
    public let meant: String

    /// Creates a fix-it.
    public init(_ message: String, replace span: SourceSpan, with replacement: String) {
      self.init(message, replace: span, with: replacement, meaning: replacement)
    }

    /// Creates a fix-it of a part of what is meant, or of none of it.
    public init(
      _ message: String, replace span: SourceSpan, with replacement: String?, meaning meant: String
    ) {
      self.message = Diagnostic.shortened(message)
      self.span = span
      self.replacement = replacement
      self.meant = meant
    }
  }

  /// A stable dotted name, such as `scenario.unknown-message`.
  public let id: String
  /// How much it matters.
  public let severity: Severity
  /// The fault in words: lower-case, no full stop, names in single quotes.
  public let message: String
  /// Where it is, in the file the reader edits.
  public let span: SourceSpan
  /// Further remarks.
  public var notes: [Note]
  /// Changes that would mend it, the likeliest first.
  public var fixIts: [FixIt]

  /// Creates a diagnostic.
  public init(
    _ severity: Severity = .error, id: String, _ message: String, at span: SourceSpan,
    notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    self.id = id
    self.severity = severity
    self.message = Self.shortened(message)
    self.span = span
    self.notes = notes
    self.fixIts = fixIts
  }

  /// How long words may be, in bytes: what they quote of a source may be a megabyte.
  private static let longest = 1_000

  /// Words of which what nobody would read to its end is left out of the middle.
  private static func shortened(_ message: String) -> String {
    guard message.utf8.count > longest else { return message }
    let scalars = message.unicodeScalars
    guard scalars.count > longest else { return message }
    return String(String.UnicodeScalarView(scalars.prefix(longest / 2))) + " … "
      + String(String.UnicodeScalarView(scalars.suffix(longest / 5)))
  }
}

/// A value, and what was noticed while it was made.
public struct Checked<Value> {
  /// The value; usable even when there are errors.
  public var value: Value
  /// What was noticed, in the order of the source.
  public var diagnostics: [Diagnostic]

  /// Creates a checked value.
  public init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }

  /// Whether any diagnostic is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension Checked: Sendable where Value: Sendable {}
