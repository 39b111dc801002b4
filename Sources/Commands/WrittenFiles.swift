import SiteBuilder

/// Writes the files that a command leaves, one after another, with failures in words.
struct WrittenFiles {
  private var replacement = FileReplacement()

  /// Replaces a file at once: whoever reads it sees the old bytes or the new ones, never a part.
  ///
  /// What was read stays, and so does a page of notes, whose name is a mistake where something else is written.
  ///
  /// - Parameters:
  ///   - read: Files that were read.
  ///   - isPage: Whether what is written may take the place of a page.
  mutating func write(
    _ bytes: [UInt8], to path: String, read: [String] = [], isPage: Bool = false
  ) throws(CommandFailure) {
    if read.contains(where: { Files.areSame($0, path) }) {
      throw .badInput("'\(path)' is what was read, and would be lost; name another file")
    }
    if !isPage, ContentFolder.isNote(path), Files.isThere(path) {
      throw .badInput("'\(path)' is a page of notes, and would be lost; name another file")
    }
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
