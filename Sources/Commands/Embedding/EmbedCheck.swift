import SourceText

/// What `embed` finds of notes that can be understood: what is not up to date, and what it has not written
/// because a person has edited it.
///
/// Such a finding ends the command with 1. Any other error is about a note that cannot be written, and ends
/// it with 2.
enum EmbedCheck {
  static let stale = "embed.stale"
  static let edited = "embed.edited"
  static let editedImage = "embed.edited-image"
  static let stray = "embed.stray-region"
  static let orphan = "embed.orphaned-image"

  private static let findings: Set = [stale, edited, editedImage, stray, orphan]

  /// Whether something keeps a note from being written.
  static func isFault(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .error && !findings.contains(diagnostic.id)
  }
}
