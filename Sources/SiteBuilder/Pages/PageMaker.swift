import Markup
import SourceText
import Synchronization

/// Makes pages of texts that nobody wrote.
///
/// Long lists, of tags and of what has them, seldom change: what the last build made of the same text is
/// not read again, and of pages that look the same, not even the texts are made.
struct PageMaker {
  /// The made pages of the last build, by path.
  private let known: [FilePath: BuildCache.PageRecord]
  /// Their paths, in the order of the pages.
  private let paths: [String]
  /// The look of the site that they belong to; nil where they are of none.
  let look: UInt64?

  init() {
    known = [:]
    paths = []
    look = nil
  }

  /// Makes the pages that the last build made.
  init(_ cache: BuildCache?) {
    known = cache?.made ?? [:]
    paths = cache?.relations.made ?? []
    look = cache?.look
  }

  /// The page of a text.
  func page(_ path: String, _ text: String) -> Page {
    let file = SourceFile(path: path, text: text)
    if let record = known[FilePath(path)], record.isClean,
      record.outline.hash == ContentHash.of(file.bytes)
    {
      return Page(path: path, outline: record.outline, in: nil) { file }
    }
    return Page.read(file, path: path).value
  }

  /// All pages that the last build made, where the site has the look that it had; nil where they have to be made.
  ///
  /// - Parameter make: Makes them, for the text of one of them.
  func pages(ofLook look: UInt64, _ make: @escaping @Sendable () -> [Page]) -> [Page]? {
    guard look == self.look else { return nil }
    let texts = MadeTexts(make)
    var pages: [Page] = []
    for path in paths {
      guard let record = known[FilePath(path)], record.isClean else { return nil }
      pages.append(
        Page(path: path, outline: record.outline, in: nil) { texts.file(path) })
    }
    return pages
  }
}

/// The texts of pages that nobody wrote, made all at once when somebody asks for the first of them.
private final class MadeTexts: Sendable {
  private let make: @Sendable () -> [Page]
  private let files = Mutex<[String: SourceFile]?>(nil)

  init(_ make: @escaping @Sendable () -> [Page]) { self.make = make }

  func file(_ path: String) -> SourceFile {
    files.withLock { files in
      let known =
        files
        ?? Dictionary(make().map { ($0.path, $0.file) }, uniquingKeysWith: { first, _ in first })
      files = known
      return known[path] ?? SourceFile(path: path, bytes: [])
    }
  }
}
