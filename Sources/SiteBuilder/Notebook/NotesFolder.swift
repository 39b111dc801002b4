import POSIX
import SourceText

/// A folder of notes whose pages are read one by one.
struct NotesFolder: Sendable {
  /// The folder, without a slash at its end.
  let folder: String
  /// What lies in it.
  let content: ContentFolder
  private let naming: @Sendable (String) -> String
  /// What pages go through before they are read.
  private let hooks: FoundHooks

  /// Looks a folder through.
  ///
  /// - Parameter naming: What a page is called in diagnostics, of its path with the folder's before it.
  init(
    _ folder: String, skipping: Set<String> = [], hooks: FoundHooks = .none,
    naming: @escaping @Sendable (String) -> String
  ) throws(SiteError) {
    let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    guard let content = try ContentFolder(folder, skipping: skipping) else {
      throw SiteError("no folder '\(folder)'")
    }
    self.folder = folder
    self.content = content
    self.naming = naming
    self.hooks = hooks
  }

  /// How large all pages are together.
  var bytes: Int {
    content.pages.reduce(0) { $0 + min(Int(clamping: $1.signature.size), SizeLimits.page + 1) }
  }

  /// The name of a file as the user knows it, of its path below the folder.
  func name(of path: String) -> String { naming(folder == "." ? path : "\(folder)/\(path)") }

  /// A page; nil when it has gone since.
  func read(_ index: Int, keepsText: Bool) -> Result<Checked<Page>?, SiteError> {
    let path = content.pages[index].path
    guard let bytes = bytes(of: path) else {
      let reason = errno
      return reason == ENOENT
        ? .success(nil) : .failure(.system("cannot read '\(folder)/\(path)'", reason))
    }
    let source: SourceFile
    do throws(SiteError) {
      source = try hooked(bytes, path)
    } catch {
      return .failure(error)
    }
    let page = Page.read(source, path: path, in: content.vault)
    guard !keepsText else { return .success(page) }
    return .success(
      Checked(page.value.forgettingText(in: content.vault, again(path)), page.diagnostics))
  }

  /// A page of which nothing is known but its name.
  func unread(_ index: Int) -> Page {
    let path = content.pages[index].path
    return Page(
      path: path, outline: PageOutline(ofUnread: .of(path)), in: content.vault, file: again(path))
  }

  /// Whether a page has any of some words in it; of one that cannot be read it is not known, which is so too.
  func mayHold(_ words: [[UInt8]], _ index: Int) -> Bool {
    guard let bytes = bytes(of: content.pages[index].path) else { return true }
    return words.contains { Self.holds($0, in: bytes) }
  }

  private static func holds(_ word: [UInt8], in text: [UInt8]) -> Bool {
    unsafe text.withUnsafeBytes { text in
      guard var next = text.baseAddress, let first = word.first else { return false }
      let end = unsafe next + text.count
      while let found = unsafe memchr(next, Int32(first), end - next) {
        if unsafe end - UnsafeRawPointer(found) < word.count { return false }
        if unsafe memcmp(found, word, word.count) == 0 { return true }
        unsafe next = unsafe UnsafeRawPointer(found) + 1
      }
      return false
    }
  }

  private func bytes(of path: String) -> [UInt8]? {
    FileSystem.read(path, below: folder, atMost: SizeLimits.page + 1)
  }

  private func hooked(_ bytes: [UInt8], _ path: String) throws(SiteError) -> SourceFile {
    try hooks.page(SourceFile(path: name(of: path), bytes: bytes), path: path, in: content.vault)
  }

  private func again(_ path: String) -> @Sendable () -> SourceFile {
    {
      let bytes = bytes(of: path) ?? []
      return (try? hooked(bytes, path)) ?? SourceFile(path: name(of: path), bytes: bytes)
    }
  }
}
