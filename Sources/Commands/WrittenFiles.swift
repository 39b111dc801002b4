import SiteBuilder

/// Writes the files that a command leaves, one after another, with failures in words.
struct WrittenFiles {
  private var replacement = FileReplacement()

  /// Replaces a file at once: whoever reads it sees the old bytes or the new ones, never a part.
  mutating func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
    try write(bytes, to: path, throughLinks: true)
  }

  private mutating func write(
    _ bytes: [UInt8], to path: String, throughLinks: Bool
  ) throws(CommandFailure) {
    do throws(SiteError) {
      try replacement.replace(path, with: bytes, throughLinks: throughLinks)
    } catch {
      throw .badInput(error.message)
    }
  }

  /// The same of a file of the notes, which is never written through a symbolic link: what that leads to
  /// was named by whoever wrote the notes.
  mutating func writeNote(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
    if let fault = NamedLinks.faultOfWriting(to: path) { throw .badInput(fault) }
    try write(bytes, to: path, throughLinks: false)
  }
}
