/// Why a text is not read as YAML, and where.
package struct YAMLError: Error {
  package enum Reason: Sendable {
    /// It is not YAML; with libyaml's words for it.
    case syntax(String)
    /// Sequences and mappings lie in each other deeper than `YAMLLimits.depth`.
    case nesting
    /// Aliases repeat more values than `YAMLLimits.repetition`.
    case repetition
    /// A mapping has a key twice.
    case duplicateKey(String)
  }

  package let reason: Reason
  /// The bytes that are wrong; none at the end of the text.
  package let range: Range<Int>
}

/// How much a text of YAML may ask for.
package enum YAMLLimits {
  /// How deep sequences and mappings may lie in each other.
  package static let depth = 100
  /// How many values aliases may repeat, those within others counted: a few lines can mean billions.
  package static let repetition = 10_000
}
