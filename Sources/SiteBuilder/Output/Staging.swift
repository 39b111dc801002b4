import POSIX
import SourceText

/// The new files of a site while they wait for their places, in a hidden folder of that.
///
/// Each waits at the path that it is to have.
struct Staging: Sendable {
  static let name = ".lifeline-staging"

  /// The folder of the site.
  let folder: String

  private var place: String { "\(folder)/\(Self.name)" }
  /// What becomes the folder of the site, or a part of it.
  var tree: String { "\(place)/site" }
  /// What is to be done, written down.
  var journal: String { "\(place)/journal" }

  /// Where a file waits.
  func place(of path: String) -> String { "\(tree)/\(path)" }

  /// Whether it is a folder; a link to one is somebody else's.
  var isThere: Bool { FileSystem.kind(place) == .folder }

  // MARK: Putting files there

  /// Has a file wait for its place, and returns what it looks like.
  ///
  /// It may be called from several threads at once, for different paths.
  func put(_ pieces: [ArraySlice<UInt8>], at path: String) throws(SiteError) -> FileSignature {
    try put(at: path) { FileSystem.write(pieces, to: $0) }
  }

  /// The same of a copy of a file, and the hash of what is in it.
  func put(
    copyOf file: FilePieces, at path: String
  ) throws(SiteError) -> (signature: FileSignature, hash: UInt64) {
    var hash: UInt64?
    var failure: SiteError?
    do {
      let signature = try put(at: path) { target in
        do throws(SiteError) { hash = try file.copy(to: target) } catch { failure = error }
        return hash != nil
      }
      return (signature, hash ?? 0)
    } catch {
      // What cannot be read is what is wrong, and not that nothing was written for it.
      throw failure ?? error
    }
  }

  private func put(
    at path: String, _ write: (Int32) -> Bool
  ) throws(SiteError) -> FileSignature {
    if let signature = FileSystem.create(at: place(of: path), write) { return signature }
    try makeFolders(above: path)
    if let signature = FileSystem.create(at: place(of: path), write) { return signature }
    let reason = errno
    if FileSystem.kind(place(of: path)) == .folder {
      throw .inTheWay("\(folder)/\(path)", of: "a file")
    }
    throw .system("cannot write '\(folder)/\(path)'", reason)
  }

  /// Has a hidden file of a build's own wait.
  func put(_ bytes: [UInt8], hidden name: String) throws(SiteError) {
    _ = try put([bytes[...]], at: name)
  }

  /// Writes down what is to be done: all of it, or nothing that a later build would find.
  func put(journal bytes: [UInt8]) throws(SiteError) {
    try makeFolders(above: "")
    try write(bytes, to: journal)
  }

  private func write(_ bytes: [UInt8], to path: String) throws(SiteError) {
    let temporary = "\(path)-new"
    guard FileSystem.create([bytes[...]], at: temporary) != nil, unsafe rename(temporary, path) == 0
    else { throw .system("cannot write '\(path)'", errno) }
  }

  // MARK: Whose it is

  private var mark: String { "\(place)/mark" }
  private var exchange: String { "\(place)/exchange" }

  /// Leaves a mark, and returns what it looks like.
  ///
  /// What a build that was killed has left is believed only with this written down in it. Its place on the
  /// disk and the time at which it was made come along in no repository and no archive: whoever puts such a
  /// folder among the notes cannot know them.
  func leaveMark() throws(SiteError) -> FileSignature {
    try makeFolders(above: "")
    guard let signature = FileSystem.create([], at: mark) else {
      throw .system("cannot write '\(mark)'", errno)
    }
    return signature
  }

  /// What the mark looks like; nil where there is none.
  var markThere: FileSignature? {
    guard isThere, let found = FileSystem.look(mark), found.kind == .file else { return nil }
    return found.signature
  }

  /// Writes down which folder is about to become that of the site.
  func put(exchangeFor new: String) throws(SiteError) {
    var writer = TextBuffer()
    try leaveMark().write(to: &writer)
    writer.write(FileSystem.look(new)?.signature.place ?? 0)
    try write(writer.bytes, to: exchange)
  }

  /// Whether a build of this machine was about to make a folder the folder of the site.
  func hasExchanged(_ other: String) -> Bool {
    guard let mark = markThere, let found = FileSystem.look(other), found.kind == .folder,
      FileSystem.kind(exchange) == .file, let bytes = FileSystem.read(exchange, atMost: 100)
    else { return false }
    var reader = ByteReader(bytes)
    return FileSignature(&reader) == mark && reader.number() == found.signature.place
      && !reader.isBroken
  }

  /// Makes the folder of the site itself, which may be a link: the user named it.
  func makeSite() throws(SiteError) {
    switch FileSystem.kind(folder) {
    case .folder: return
    case .other:
      guard !FileSystem.isFolder(folder) else { return }
      guard FileSystem.isLink(folder) else { throw .inTheWay(folder, of: "a folder") }
      throw SiteError("'\(folder)' is a symbolic link that leads to no folder")
    case .file: throw .inTheWay(folder, of: "a folder")
    case nil: try FileSystem.makeFolder(folder)
    }
  }

  /// Makes the folders that a path needs here.
  func makeFolders(above path: String) throws(SiteError) {
    try makeSite()
    let folders = [place, tree] + OutputFolder.folders(above: path).map { place(of: $0) }
    for folder in folders where unsafe mkdir(folder, 0o755) != 0 {
      let reason = errno
      switch FileSystem.kind(folder) {
      case .folder: continue
      case .file: throw .inTheWay(self.folder + folder.dropFirst(tree.count), of: "a folder")
      case .other, nil: throw .system("cannot write to '\(self.folder)'", reason)
      }
    }
  }

  // MARK: The end

  /// Takes a folder in that is to be removed with this one.
  func takeIn(_ other: String) throws(SiteError) {
    try makeFolders(above: "")
    guard unsafe rename(other, "\(place)/old") == 0 else {
      throw .system("cannot write to '\(folder)'", errno)
    }
  }

  /// Brings one file to its place, which takes its place at once.
  func bringHome(_ path: String) throws(SiteError) {
    guard unsafe rename(place(of: path), "\(folder)/\(path)") == 0 else {
      throw .system("cannot write '\(folder)/\(path)'", errno)
    }
  }

  /// Leaves nothing of it behind.
  func remove() {
    // Without a journal, no later build needs the rest.
    if isThere { unsafe unlink(journal) }
    FileSystem.removeAll(place)
  }
}
