import Foundation
import Markup
import SourceText

/// The folder that the site is written to.
///
/// A build prepares its files beside the site (`Staging`) and puts them in their places at the end: until
/// then a build that is killed has changed nothing, and from then on all of it. Only files whose bytes
/// change are written. Files that an earlier build wrote and this one did not are removed; files that
/// nobody here wrote are kept and reported. Nothing outside the folder is written: no path may lead out of
/// it, by `..` or by a symbolic link.
struct OutputFolder: Sendable {
  /// The list of what a build wrote, so that the next one knows what is its own.
  static let manifest = ".lifeline-files"

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

  /// What is in the folder, but for what is hidden.
  struct Contents {
    /// Symbolic links among them, in no order.
    var files: [FilePath] = []
    var folders: Set<FilePath> = []
  }

  let folder: String
  private let records: [FilePath: Record]
  private let staging: Staging
  /// Whether there is nothing in the folder yet, and so no file to look at.
  private let isNew: Bool

  /// Makes ready to write; what a build that was killed left behind goes.
  init(_ folder: String, records: [FilePath: Record] = [:]) throws(SiteError) {
    self.folder = folder
    self.records = records
    staging = Staging(folder: folder)
    staging.remove()
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
      found.signature == record.signature
    else { return nil }
    return record
  }

  /// Prepares a file, unless it is there already with these bytes, which are in pieces so that they need
  /// not be copied together. What tells them from others is found out unless it is given.
  ///
  /// It may be called from several threads at once, for different paths.
  func stage(
    _ path: String, _ pieces: [ArraySlice<UInt8>], hash: UInt64? = nil
  ) throws(SiteError) -> Entry {
    guard Self.isSound(path) else { throw SiteError("'\(path)' is no path of a file in the site") }
    let hash = hash ?? PageHash.of(pieces)
    if isAsLeft(path, hash: hash) != nil { return Entry(path: path, hash: hash, staged: nil) }
    let target = "\(folder)/\(path)"
    if !isNew, let found = FileSystem.look(target), found.kind == .file,
      found.signature.size == pieces.reduce(0, { $0 + UInt64($1.count) }),
      FileSystem.read(target)?.elementsEqual(pieces.joined()) == true
    {
      return Entry(path: path, hash: hash, staged: nil)
    }
    return Entry(path: path, hash: hash, staged: try staging.put(pieces, at: path))
  }

  // MARK: Committing

  /// Makes the folder what was prepared.
  func commit(_ entries: [Entry]) throws(SiteError) -> Changes {
    var changes = Changes()
    // Pages come nearly in this order.
    let paths = entries.map(\.path).sortedByBytes()
    let own = Set(paths.lazy.map(FilePath.init))
    // Nearly always a build writes what the one before it wrote: then there is but one set of files.
    let list = Self.list(of: paths)
    let previousList = FileSystem.read("\(folder)/\(Self.manifest)") ?? []
    let previous = previousList == list ? own : Self.files(in: previousList)
    let new = entries.filter { $0.staged != nil }.map(\.path).sortedByBytes()
    try staging.makeSite()
    let present = try contents()
    let foreign = Set(present.files.filter { !previous.contains($0) })
    if let path = new.first(where: { foreign.contains(FilePath($0)) }) {
      let problem = "'\(folder)/\(path)' was not written by a build, and would be replaced"
      throw previousList.isEmpty ? .withoutList(problem, folder) : SiteError(problem)
    }
    let stale =
      previousList == list
      ? [] : Set(present.files.filter { previous.contains($0) && !own.contains($0) })
    changes.removed = try clearTheWay(of: new, old: stale, in: present)
    let moves = try staging.moves(of: new)
    if previousList != list, !own.isSubset(of: previous) {
      // Before they are there, so that the next build knows them for its own whatever happens to this one.
      let all =
        previous.isEmpty ? list : Self.list(of: own.union(previous).map(\.text).sortedByBytes())
      try write(all, hidden: Self.manifest)
    }
    try putInPlace(moves)
    changes.records.reserveCapacity(entries.count)
    var moved = Set<String>(minimumCapacity: new.count)
    for move in moves where move.isFolder { moved.formUnion(move.files) }
    for entry in entries { note(entry, isMovedWithFolder: moved.contains(entry.path), &changes) }
    let others = changes.others(among: foreign.union(stale), in: folder)
    let old = others.intersection(stale).subtracting(changes.removed.map(FilePath.init))
    for path in old.map(\.text).sortedByBytes() where unlink("\(folder)/\(path)") == 0 {
      changes.removed.append(path)
      removeEmptyFolders(above: path)
    }
    if previousList != list, !previous.isSubset(of: own) {
      try write(list, hidden: Self.manifest)
    }
    changes.written = changes.written.sortedByBytes()
    changes.removed = changes.removed.sortedByBytes()
    changes.unknown = others.intersection(foreign).subtracting(own).map(\.text).sortedByBytes()
    return changes
  }

  /// Moves the new files to their places.
  private func putInPlace(_ moves: [Staging.Move]) throws(SiteError) {
    // Styles and scripts come before the pages that ask for them, and old ones go last: whichever page
    // is there, what it needs is there too.
    func hasPage(_ move: Staging.Move) -> Bool { move.files.contains(where: Self.isPage) }
    try staging.carryOut(
      moves.filter { !hasPage($0) } + moves.filter(hasPage), changesSite: !isNew)
  }

  private static func isPage(_ path: String) -> Bool {
    path.utf8.suffix(5).elementsEqual(".html".utf8)
  }

  /// Leaves nothing behind but the site.
  func finish() {
    staging.remove()
    if isNew { rmdir(folder) }
  }

  /// Takes note of what a file looks like in its place: as before, unless it was moved by itself.
  private func note(_ entry: Entry, isMovedWithFolder: Bool, _ changes: inout Changes) {
    if let staged = entry.staged {
      changes.written.append(entry.path)
      if isMovedWithFolder {
        changes.records[FilePath(entry.path)] = Record(signature: staged, hash: entry.hash)
        return
      }
    } else if let record = records[FilePath(entry.path)], record.hash == entry.hash {
      changes.records[FilePath(entry.path)] = record
      return
    }
    if let found = FileSystem.look("\(folder)/\(entry.path)") {
      changes.records[FilePath(entry.path)] = Record(signature: found.signature, hash: entry.hash)
    }
  }

  // MARK: The list of what is ours

  /// Files, which are sorted, as the list has them.
  private static func list(of paths: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    for path in paths { append(line: path, to: &bytes) }
    return bytes
  }

  /// The files of a list, as far as it can be believed.
  private static func files(in list: [UInt8]) -> Set<FilePath> {
    Set(list.split(separator: 0x0A).map(path(of:)).filter { isSound($0) }.map(FilePath.init))
  }

  /// A path as a line of the list: names may have line feeds in them.
  private static func append(line path: String, to bytes: inout [UInt8]) {
    if path.holds("\\") || path.holds("\n") {
      for byte in path.utf8 {
        if byte == UInt8(ascii: "\\") || byte == 0x0A { bytes.append(UInt8(ascii: "\\")) }
        bytes.append(byte == 0x0A ? UInt8(ascii: "n") : byte)
      }
    } else {
      bytes.append(text: path)
    }
    bytes.append(0x0A)
  }

  private static func path(of line: ArraySlice<UInt8>) -> String {
    var path: [UInt8] = []
    var isEscaped = false
    for byte in line {
      if byte == UInt8(ascii: "\\"), !isEscaped {
        isEscaped = true
        continue
      }
      path.append(isEscaped && byte == UInt8(ascii: "n") ? 0x0A : byte)
      isEscaped = false
    }
    return String(decoding: path, as: UTF8.self)
  }

  // MARK: Hidden files

  /// Writes a hidden file of our own at once.
  func write(_ bytes: [UInt8], hidden name: String) throws(SiteError) {
    let target = "\(folder)/\(name)"
    if FileSystem.kind(target) == .file, FileSystem.read(target) == bytes { return }
    guard rename(try staging.put(bytes, hidden: name), target) == 0 else {
      throw .system("cannot write '\(target)'", errno)
    }
  }

  // MARK: Folders

  private func removeEmptyFolders(above path: String) {
    for path in Self.folders(above: path).reversed() where rmdir("\(folder)/\(path)") != 0 {
      return
    }
  }

  // MARK: What is there

  /// All files below the folder but hidden ones.
  func filesPresent() throws(SiteError) -> Set<FilePath> { Set(try contents().files) }

  /// All that is below the folder but hidden; symbolic links are named, not followed.
  private func contents() throws(SiteError) -> Contents {
    var found = Contents()
    var pending = [""]
    while let relative = pending.popLast() {
      let path = relative.isEmpty ? folder : "\(folder)/\(relative)"
      for (name, isFolder) in try FileSystem.entriesIfThere(path) ?? []
      where !name.utf8.starts(with: ".".utf8) {
        let child = relative.isEmpty ? name : "\(relative)/\(name)"
        if isFolder {
          pending.append(child)
          found.folders.insert(FilePath(child))
        } else {
          found.files.append(FilePath(child))
        }
      }
    }
    return found
  }
}
