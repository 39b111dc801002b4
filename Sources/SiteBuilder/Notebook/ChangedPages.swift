import SourceText
import Synchronization

/// The pages of a build that are found to be other than when they were read first.
///
/// What others show of a page is made of what it was, so a site with such a page would be neither the old one
/// nor the new one.
final class ChangedPages: Sendable {
  private let paths = Mutex<Set<String>>([])

  /// A page, whose bytes are to have a hash; what is there now, where they have not.
  func read(_ path: String, _ inputs: BuildInputs, hash: UInt64) -> SourceFile {
    let bytes = inputs.read(path, atMost: SizeLimits.page + 1)
    let file = bytes.flatMap { try? inputs.hooked($0, path) }
    if file.map({ ContentHash.of($0.bytes) }) != hash { note(inputs.name(of: path)) }
    return file ?? SourceFile(path: inputs.name(of: path), bytes: [])
  }

  /// Notes a file, by its name, that is another than it was.
  func note(_ name: String) { paths.withLock { _ = $0.insert(name) } }

  /// Ends a build that has come upon such a page.
  func check() throws(SiteError) {
    guard let path = paths.withLock({ $0.sortedByBytes().first }) else { return }
    throw SiteError(
      "'\(path)' was changed or deleted while the site was built, so the site is left as it was;"
        + " build it again")
  }
}
