import Markup
import SourceText

/// Makes pages of texts that nobody wrote.
///
/// Long lists, of tags and of what has them, seldom change: what the last build made of the same text is
/// not read again.
struct PageMaker {
  /// The made pages of the last build, by path.
  let known: [FilePath: BuildCache.PageRecord]

  init(known: [FilePath: BuildCache.PageRecord] = [:]) { self.known = known }

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

  /// The record of a page that was made of what the last build made it of.
  func record(of page: Page) -> BuildCache.PageRecord? {
    guard let record = known[FilePath(page.path)], record.outline === page.outline else {
      return nil
    }
    return record
  }
}
