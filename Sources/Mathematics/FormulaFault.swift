/// Why a formula cannot be set, and which of its bytes say so.
public struct FormulaFault: Error, Sendable {
  /// A stable dotted name, such as `formula.unknown-command`.
  public let id: String
  /// The fault in words: lower-case, no full stop, names in single quotes.
  public let message: String
  /// The bytes of the formula that it is about; those of a command that stands for others, where it is in these.
  public let range: Range<Int>
  /// The name of what is not known, without its backslash.
  public var unknown: String?

  init(_ id: String, _ message: String, at range: Range<Int>, unknown: String? = nil) {
    self.id = id
    self.message = message
    self.range = range
    self.unknown = unknown
  }
}
