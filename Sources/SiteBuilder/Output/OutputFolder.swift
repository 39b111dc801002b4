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
    /// What it looks like, in its place or where its new bytes wait for that.
    let record: Record
    let isStaged: Bool
  }

  /// What a build did to the folder.
  struct Changes {
    /// The files that were written, sorted.
    var written: [String] = []
    /// The files that were removed, sorted.
    var removed: [String] = []
    /// The files that are there and are not ours, sorted.
    var unknown: [String] = []
  }

  let folder: String
  /// What was there when the build began.
  private let present: FolderContents
  private let staging: Staging
  /// Whether there is nothing in the folder yet, and so no file to look at.
  private let isNew: Bool

  /// Looks at the folder, and makes ready to write.
  init(_ folder: String, records: [FilePath: Record] = [:]) throws(SiteError) {
    self.folder = folder
    present = try FolderContents(of: folder, records)
    staging = Staging(folder: folder)
    isNew = try FileSystem.entriesIfThere(folder)?.isEmpty ?? true
  }

  /// Whether files may be written at a path: it leads to a place below the folder, and to none that is
  /// hidden, where a build neither looks for files nor removes any.
  static func isSound(_ path: String) -> Bool {
    guard !isTooLong(path) else { return false }
    var isStart = true
    for byte in path.utf8 {
      if byte == 0 || isStart && (byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/")) {
        return false
      }
      isStart = byte == UInt8(ascii: "/")
    }
    return !isStart
  }

  /// Whether a file is as the last build left it, with these bytes if they are known.
  func isAsLeft(_ path: String, hash: UInt64? = nil) -> Record? {
    guard let record = present.asLeft[FilePath(path)], hash == nil || record.hash == hash else {
      return nil
    }
    return record
  }

  /// A file that is as the last build left it; nil where it is not.
  func entryAsLeft(_ path: String, hash: UInt64? = nil) -> Entry? {
    isAsLeft(path, hash: hash).map { Entry(path: path, record: $0, isStaged: false) }
  }

  /// Prepares a file, unless it is there already with these bytes, which are in pieces so that they need
  /// not be copied together.
  ///
  /// It may be called from several threads at once, for different paths.
  func stage(_ path: String, _ pieces: [ArraySlice<UInt8>]) throws(SiteError) -> Entry {
    guard Self.isSound(path) else { throw SiteError("'\(path)' is no path of a file in the site") }
    let hash = ContentHash.of(pieces)
    if let left = entryAsLeft(path, hash: hash) { return left }
    let target = "\(folder)/\(path)"
    if !isNew, let found = FileSystem.look(target), found.kind == .file,
      found.signature.size == pieces.reduce(0, { $0 + UInt64($1.count) }),
      FileSystem.read(target, atMost: Int(found.signature.size))?.elementsEqual(pieces.joined())
        == true
    {
      return Entry(
        path: path, record: Record(signature: found.signature, hash: hash), isStaged: false)
    }
    let staged = try staging.put(pieces, at: path)
    return Entry(path: path, record: Record(signature: staged, hash: hash), isStaged: true)
  }

  /// The same of a copy of a file, which may be larger than what there is of memory.
  func stage(_ path: String, copyOf file: FilePieces) throws(SiteError) -> Entry {
    guard Self.isSound(path) else { throw SiteError("'\(path)' is no path of a file in the site") }
    let target = "\(folder)/\(path)"
    if !isNew, let there = FilePieces(target), let hash = try file.hash(ifSameAs: there),
      let found = FileSystem.look(target)
    {
      return Entry(
        path: path, record: Record(signature: found.signature, hash: hash), isStaged: false)
    }
    let copy = try staging.put(copyOf: file, at: path)
    return Entry(
      path: path, record: Record(signature: copy.signature, hash: copy.hash), isStaged: true)
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
    // Nearly always a build writes what the one before it wrote: then there is but one set of files.
    let isAsBefore =
      present.files.count == entries.count
      && entries.allSatisfy { !$0.isStaged || isAsLeft($0.path) != nil }
    let own = isAsBefore ? [] : Set(paths.lazy.map(FilePath.init))
    var plan = Plan(list: OutputList(of: paths))
    let oldList = try OutputList(in: folder)
    plan.listIsNew = plan.list.bytes != oldList.bytes
    let previous = plan.listIsNew ? oldList.files : own
    try staging.makeSite()
    let old = isAsBefore ? [] : present.files.filter { !own.contains($0) }
    let others = Self.others(among: Set(old), than: entries, in: folder)
    let stale = others.intersection(previous)
    let foreign = plan.listIsNew ? Set(present.files.filter { !previous.contains($0) }) : Set(old)
    plan.changes.unknown =
      others.intersection(foreign).subtracting(own).map(\.text).sortedByBytes()

    plan.change.new = entries.filter(\.isStaged).map(\.path).sortedByBytes()
    plan.change.kept = entries.filter { !$0.isStaged }.map(\.path) + plan.changes.unknown
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
    let new = Set(change.new.lazy.map(FilePath.init).filter { present.asLeft[$0] == nil })
    let files = new.isEmpty ? [] : Set(present.files.filter(new.contains))
    lazy var places = Set(
      stale.compactMap { FileSystem.look("\(folder)/\($0.text)")?.signature.place })
    for path in change.new where !isNew {
      let target = "\(folder)/\(path)"
      var isForeign = foreign.contains(FilePath(path))
      if new.contains(FilePath(path)), !files.contains(FilePath(path)) {
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
    if isNew { unsafe rmdir(folder) }
  }

  // MARK: What is there

  /// All files below the folder but hidden ones, in no order.
  var filesPresent: [FilePath] { present.files }

  /// The folders that a path lies in, the outermost first.
  static func folders(above path: String) -> [String] {
    path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.map { String(path[..<$0]) }
  }
}
