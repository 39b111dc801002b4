import Markup
import POSIX
import SourceText

/// The folder that the site is written to.
///
/// A build prepares its files in a hidden folder (`Staging`), finds what is to become of the old ones
/// (`SiteChange`), and then has the whole folder exchanged for a new one at once (`FolderExchange`). Where that
/// cannot be, or where few of many files change, it writes down what is to be done and does it (`SiteJournal`).
/// Until then a build that is killed has changed nothing, and from then on all of it. Only files whose bytes
/// change are written.
/// Files that an earlier build wrote and this one did not are removed; files that nobody here wrote are kept
/// and reported. Nothing outside the folder is written: no path may lead out of it, by `..` or by a symbolic
/// link.
struct OutputFolder: Sendable {
  /// A file as the last build left it.
  struct Record: Sendable {
    let signature: FileSignature
    let hash: UInt64
  }

  /// A file that belongs to the site.
  struct Entry: Sendable {
    let path: String
    let hash: UInt64
    /// What the file looks like in which its new bytes wait; nil when they are there already.
    let staged: FileSignature?
  }

  /// What a build did to the folder.
  struct Changes {
    /// The files that were written, sorted.
    var written: [String] = []
    /// The files that were removed, sorted.
    var removed: [String] = []
    /// The files that are there and are not ours, sorted.
    var unknown: [String] = []
    /// The files of the site as they are now.
    var records: [FilePath: Record] = [:]
  }

  let folder: String
  private let records: [FilePath: Record]
  private let staging: Staging
  /// Whether there is nothing in the folder yet, and so no file to look at.
  private let isNew: Bool

  /// Makes ready to write.
  init(_ folder: String, records: [FilePath: Record] = [:]) throws(SiteError) {
    self.folder = folder
    self.records = records
    staging = Staging(folder: folder)
    isNew = try FileSystem.entriesIfThere(folder)?.isEmpty ?? true
  }

  /// Whether files may be written at a path: it leads to a place below the folder, and to none that is
  /// hidden, where a build neither looks for files nor removes any.
  static func isSound(_ path: String) -> Bool {
    guard !isTooLong(path) else { return false }
    return path.withBytes { bytes in
      var isStart = true
      for byte in bytes {
        if byte == 0 || isStart && (byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/")) {
          return false
        }
        isStart = byte == UInt8(ascii: "/")
      }
      return !isStart
    }
  }

  /// Whether a file is as the last build left it, with these bytes if they are known.
  func isAsLeft(_ path: String, hash: UInt64? = nil) -> Record? {
    guard let record = records[FilePath(path)], hash == nil || record.hash == hash,
      let found = FileSystem.look("\(folder)/\(path)"), found.kind == .file,
      found.signature.isOfSameFile(as: record.signature)
    else { return nil }
    return record
  }

  /// Prepares a file, unless it is there already with these bytes, which are in pieces so that they need
  /// not be copied together.
  ///
  /// It may be called from several threads at once, for different paths.
  func stage(_ path: String, _ pieces: [ArraySlice<UInt8>]) throws(SiteError) -> Entry {
    guard Self.isSound(path) else { throw SiteError("'\(path)' is no path of a file in the site") }
    let hash = ContentHash.of(pieces)
    if isAsLeft(path, hash: hash) != nil { return Entry(path: path, hash: hash, staged: nil) }
    let target = "\(folder)/\(path)"
    if !isNew, let found = FileSystem.look(target), found.kind == .file,
      found.signature.size == pieces.reduce(0, { $0 + UInt64($1.count) }),
      FileSystem.read(target, atMost: Int(found.signature.size))?.elementsEqual(pieces.joined())
        == true
    {
      return Entry(path: path, hash: hash, staged: nil)
    }
    return Entry(path: path, hash: hash, staged: try staging.put(pieces, at: path))
  }

  /// The same of a copy of a file, which may be larger than what there is of memory.
  func stage(_ path: String, copyOf file: FilePieces) throws(SiteError) -> Entry {
    guard Self.isSound(path) else { throw SiteError("'\(path)' is no path of a file in the site") }
    if !isNew, let there = FilePieces("\(folder)/\(path)"),
      let hash = try file.hash(ifSameAs: there)
    {
      return Entry(path: path, hash: hash, staged: nil)
    }
    let copy = try staging.put(copyOf: file, at: path)
    return Entry(path: path, hash: copy.hash, staged: copy.signature)
  }

  // MARK: Committing

  /// What is to be done for the folder to have some files.
  struct Plan {
    var changes = Changes()
    fileprivate var change = SiteChange()
    fileprivate var list: OutputList
    fileprivate var listIsNew = false
  }

  /// Finds what is to be done; nothing is changed yet.
  func plan(_ entries: [Entry]) throws(SiteError) -> Plan {
    // Pages come nearly in this order.
    let paths = entries.map(\.path).sortedByBytes()
    let own = Set(paths.lazy.map(FilePath.init))
    // Nearly always a build writes what the one before it wrote: then there is but one set of files.
    var plan = Plan(list: OutputList(of: paths))
    let oldList = try OutputList(in: folder)
    plan.listIsNew = plan.list.bytes != oldList.bytes
    let previous = plan.listIsNew ? oldList.files : own
    try staging.makeSite()
    let present = try FolderContents(of: folder)
    plan.changes.records.reserveCapacity(entries.count)
    for entry in entries { note(entry, &plan.changes) }
    let old = present.files.filter { !own.contains($0) }
    let others = plan.changes.others(among: Set(old), in: folder)
    let stale = others.intersection(previous)
    let foreign = plan.listIsNew ? Set(present.files.filter { !previous.contains($0) }) : Set(old)
    plan.changes.unknown =
      others.intersection(foreign).subtracting(own).map(\.text).sortedByBytes()

    plan.change.new = entries.filter { $0.staged != nil }.map(\.path).sortedByBytes()
    plan.change.kept = entries.filter { $0.staged == nil }.map(\.path) + plan.changes.unknown
    plan.change.hidden = present.hidden.map(\.text)
    plan.change.hasHiddenFolders = present.hasHiddenFolders
    try findReplaced(&plan.change, present, foreign, stale, hasList: !oldList.bytes.isEmpty)
    try plan.change.clear(stale, in: present, of: folder)
    plan.changes.written = plan.change.new
    plan.changes.removed = plan.change.removed.map(\.path)
    return plan
  }

  /// Finds the files that new ones come in place of; those of others are not touched.
  private func findReplaced(
    _ change: inout SiteChange, _ present: FolderContents, _ foreign: Set<FilePath>,
    _ stale: Set<FilePath>, hasList: Bool
  ) throws(SiteError) {
    let new = Set(change.new.lazy.map(FilePath.init))
    let files = Set(present.files.filter(new.contains))
    lazy var places = Set(
      stale.compactMap { FileSystem.look("\(folder)/\($0.text)")?.signature.place })
    for path in change.new where !isNew {
      let target = "\(folder)/\(path)"
      var isForeign = foreign.contains(FilePath(path))
      if !files.contains(FilePath(path)) {
        // There may be a file all the same, whose name is the same to the disk.
        guard let found = FileSystem.look(target), found.kind == .file else { continue }
        isForeign = !places.contains(found.signature.place)
      }
      guard !isForeign else {
        let problem = "'\(target)' was not written by a build, and would be replaced"
        throw hasList ? SiteError(problem) : .withoutList(problem, folder)
      }
      change.replacing.insert(FilePath(path))
    }
  }

  /// The file by which GitHub Pages knows that a site is one, and no source of Jekyll's. It is the folder's as
  /// files of others are: a build that finds it keeps it.
  static let pagesMark = ".nojekyll"

  /// Carries a plan out, all of it or nothing.
  ///
  /// - Parameters:
  ///   - cache: What the next build can use; nil where that is kept elsewhere.
  ///   - isPublished: Whether it is known where the site will be.
  ///   - keepsFolder: Whether the folder is never exchanged.
  func carryOut(
    _ plan: Plan, cache: [UInt8]?, isPublished: Bool, keepsFolder: Bool
  ) throws(SiteError) {
    var hidden: [String] = []
    if isPublished, FileSystem.kind("\(folder)/\(Self.pagesMark)") == nil {
      try staging.put([], hidden: Self.pagesMark)
      hidden.append(Self.pagesMark)
    }
    if plan.listIsNew {
      try staging.put(plan.list.bytes, hidden: OutputList.name)
      hidden.append(OutputList.name)
    }
    // A cache that cannot be written costs the next build its time and nothing else.
    if let cache, !plan.change.isEmpty || !isKept(cache),
      (try? staging.put(cache, hidden: BuildCache.name)) != nil
    {
      hidden.append(BuildCache.name)
    }
    guard !plan.change.isEmpty || !hidden.isEmpty else { return }
    if plan.change.isEmpty, hidden == [BuildCache.name] {
      return try staging.bringHome(BuildCache.name)
    }
    if !keepsFolder, !plan.change.isSmallPart,
      try FolderExchange.carryOut(plan.change, hidden, staging)
    {
      return
    }
    try SiteJournal(plan.change, hidden).carryOut(staging)
  }

  /// Whether the folder has a cache of these bytes, as it may where nothing else has changed.
  private func isKept(_ cache: [UInt8]) -> Bool {
    FileSystem.read("\(folder)/\(BuildCache.name)", atMost: cache.count + 1) == cache
  }

  /// Leaves nothing behind but the site, and what is to be done for it still.
  func finish() {
    guard FileSystem.kind(staging.journal) == nil else { return }
    staging.remove()
    if isNew { rmdir(folder) }
  }

  /// Takes note of what a file looks like in its place.
  private func note(_ entry: Entry, _ changes: inout Changes) {
    let path = FilePath(entry.path)
    if let staged = entry.staged {
      changes.records[path] = Record(signature: staged, hash: entry.hash)
    } else if let record = records[path], record.hash == entry.hash {
      changes.records[path] = record
    } else if let found = FileSystem.look("\(folder)/\(entry.path)") {
      changes.records[path] = Record(signature: found.signature, hash: entry.hash)
    }
  }

  // MARK: What is there

  /// All files below the folder but hidden ones.
  func filesPresent() throws(SiteError) -> Set<FilePath> {
    Set(try FolderContents(of: folder).files)
  }

  /// The folders that a path lies in, the outermost first.
  static func folders(above path: String) -> [String] {
    path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.map { String(path[..<$0]) }
  }
}
