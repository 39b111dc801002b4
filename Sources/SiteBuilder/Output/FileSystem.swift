import POSIX
import SourceText

/// Reading, writing and listing of files, by the calls of POSIX: they are what costs least.
package enum FileSystem {
  package enum Kind {
    case file, folder
    /// A symbolic link, or anything else that is not to be followed.
    case other
  }

  /// What a path names, symbolic links not followed; nil when it names nothing.
  package static func kind(_ path: String) -> Kind? { look(path)?.kind }

  /// What a path names, symbolic links not followed, and what tells whether it changes.
  package static func look(_ path: String) -> (kind: Kind, signature: FileSignature)? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    return (kind, FileSignature(status))
  }

  /// The same for what a folder was found to hold; nil when it is gone since.
  ///
  /// - Throws: What keeps it from being looked at: a folder may be listed that must not be entered.
  static func lookInside(
    _ path: String
  ) throws(SiteError) -> (kind: Kind, signature: FileSignature)? {
    if let found = look(path) { return found }
    let reason = errno
    if reason == ENOENT || reason == ENOTDIR { return nil }
    throw .system("cannot read '\(path)'", reason)
  }

  /// What stands where a folder on the way to a path should; nil where nothing does that is no folder.
  static func obstacle(onTheWayTo path: String, below folder: String) -> String? {
    for way in OutputFolder.folders(above: path) {
      switch kind("\(folder)/\(way)") {
      case .folder: continue
      case nil: return nil
      case .file, .other: return "\(folder)/\(way)"
      }
    }
    return nil
  }

  /// Whether a path names a symbolic link itself.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether a path that the user named is a folder, also by way of a symbolic link.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// What makes a file or folder the same under whatever path; nil when there is none.
  package static func identity(_ path: String) -> [UInt64]? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return [UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino)]
  }

  /// Whether two paths name one file that is in one folder under one name, however they spell it: there are
  /// file systems to which large and small letters are the same. Two hard links are two files.
  static func areSpellings(_ first: String, _ second: String) -> Bool {
    var (one, other) = (stat(), stat())
    return lstat(first, &one) == 0 && lstat(second, &other) == 0 && one.st_nlink < 2
      && one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  /// The names in a folder, sorted; nil when it cannot be read.
  static func names(in folder: String) -> [String]? {
    entries(in: folder)?.map(\.name).sorted { $0.precedesInBytes($1) }
  }

  /// The names in a folder, in no order, and whether each is a folder's; nil when it cannot be read.
  package static func entries(in folder: String) -> [(name: String, isFolder: Bool)]? {
    list(folder)?.map { ($0.name, $0.isFolder) }
  }

  /// What a folder holds.
  struct Entry {
    /// Its name; `�` stands in it for what is not UTF-8.
    let name: String
    /// Whether the name is UTF-8, and so leads to it.
    let isText: Bool
    let isFolder: Bool
    /// What it looks like, where that was asked for and it is a file.
    let signature: FileSignature?
  }

  /// What is in a folder, in no order; nil when it cannot be read. To look at its files from there takes less than to
  /// look at each by its path.
  static func list(_ folder: String, looking: Bool = false) -> [Entry]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var entries: [Entry] = []
    while let entry = readdir(directory) {
      let (name, isText) = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee))
        { name in
          String(validatingCString: name).map { ($0, true) } ?? (String(cString: name), false)
        }
      }
      guard name != ".", name != ".." else { continue }
      let type = Int32(entry.pointee.d_type)
      let isUnknown = type == Int32(DT_UNKNOWN)
      let isFolder = isUnknown ? kind("\(folder)/\(name)") == .folder : type == Int32(DT_DIR)
      let signature = looking && !isFolder ? self.signature(entry, in: directory) : nil
      entries.append(
        Entry(name: name, isText: isText, isFolder: isFolder, signature: signature))
    }
    return entries
  }

  private static func signature(
    _ entry: UnsafeMutablePointer<dirent>, in directory: OpaquePointer
  ) -> FileSignature? {
    withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
        var status = stat()
        guard fstatat(dirfd(directory), $0, &status, AT_SYMLINK_NOFOLLOW) == 0,
          status.st_mode & S_IFMT == S_IFREG
        else { return nil }
        return FileSignature(status)
      }
    }
  }

  /// The same of a folder that may not be there; nil when it is not.
  ///
  /// - Throws: What keeps it from being read.
  static func entriesIfThere(
    _ folder: String
  ) throws(SiteError) -> [(name: String, isFolder: Bool)]? {
    try listIfThere(folder)?.map { ($0.name, $0.isFolder) }
  }

  /// What is in a folder that may not be there, in no order; nil when it is not.
  ///
  /// - Throws: What keeps it from being read.
  static func listIfThere(
    _ folder: String, looking: Bool = false
  ) throws(SiteError) -> [Entry]? {
    if let entries = list(folder, looking: looking) { return entries }
    let reason = errno
    if reason == ENOENT || reason == ENOTDIR { return nil }
    throw .system("cannot read '\(folder)'", reason)
  }

  /// Marks a file as written now, where it was not for so many seconds.
  static func touch(_ path: String, ifOlderThan seconds: UInt64) {
    guard let found = look(path), found.kind == .file,
      found.signature.isOlder(than: seconds, at: FileSignature.now())
    else { return }
    _ = utimensat(AT_FDCWD, path, nil, AT_SYMLINK_NOFOLLOW)
  }

  /// Removes a file, or a link itself; whether that could be done.
  package static func remove(_ path: String) -> Bool { unlink(path) == 0 }

  /// Removes a file or a link, or a folder with all that is in it, as far as that can be done.
  package static func removeAll(_ path: String) {
    guard kind(path) == .folder else {
      unlink(path)
      return
    }
    for (name, _) in entries(in: path) ?? [] { removeAll("\(path)/\(name)") }
    rmdir(path)
  }

  /// Creates a file with some bytes, and returns what it looks like; nil when that cannot be done, and
  /// then there is none, and `errno` says why.
  static func create(
    _ pieces: [ArraySlice<UInt8>], at path: String, mode: mode_t = 0o644
  ) -> FileSignature? {
    create(at: path, mode: mode) { write(pieces, to: $0) }
  }

  /// The same with what a function writes, which tells whether it could.
  static func create(
    at path: String, mode: mode_t = 0o644, _ write: (Int32) -> Bool
  ) -> FileSignature? {
    // What a stranger has put there may be a pipe, which nobody reads.
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let descriptor = open(path, flags, mode)
    guard descriptor >= 0 else { return nil }
    let isWhole = write(descriptor)
    var status = stat()
    let isKnown = isWhole && fstat(descriptor, &status) == 0
    let reason = errno
    close(descriptor)
    if isKnown { return FileSignature(status) }
    unlink(path)
    errno = reason
    return nil
  }

  /// Makes a folder and those above it, where they are not there yet.
  static func makeFolder(_ path: String) throws(SiteError) {
    for folder in OutputFolder.folders(above: path) + [path] where !folder.isEmpty {
      guard mkdir(folder, 0o777) != 0 else { continue }
      let reason = errno == EEXIST ? ENOTDIR : errno
      if !isFolder(folder) { throw .system("cannot make the folder '\(path)'", reason) }
    }
  }

  /// Whether all pieces could be written: with one call, where they are as few as those of a page.
  static func write(_ pieces: [ArraySlice<UInt8>], to descriptor: Int32) -> Bool {
    var done = 0
    if (2...8).contains(pieces.count) {
      var vectors: [iovec] = []
      vectors.reserveCapacity(pieces.count)
      done = writeAtOnce(pieces, &vectors, to: descriptor)
    }
    // A call may take fewer bytes than it is given; what it did not take tells what is wrong.
    for piece in pieces {
      guard write(piece.dropFirst(done), to: descriptor) else { return false }
      done = max(done - piece.count, 0)
    }
    return true
  }

  /// Writes pieces with one call, those before being among the vectors already; how many bytes it took.
  private static func writeAtOnce(
    _ pieces: [ArraySlice<UInt8>], _ vectors: inout [iovec], to descriptor: Int32
  ) -> Int {
    guard vectors.count < pieces.count else {
      return max(writev(descriptor, vectors, Int32(vectors.count)), 0)
    }
    return pieces[vectors.count].withUnsafeBytes { bytes in
      let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
      vectors.append(iovec(iov_base: start, iov_len: bytes.count))
      return writeAtOnce(pieces, &vectors, to: descriptor)
    }
  }

  /// Whether all of some bytes could be written.
  private static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let count = POSIX.write(
          descriptor, buffer.baseAddress! + offset, buffer.count - offset)
        if count <= 0 { return false }
        offset += count
      }
      return true
    }
  }
}

/// Why a site cannot be built at all.
package struct SiteError: Error, Sendable {
  /// The reason, lower-case, without a full stop.
  package let message: String

  package init(_ message: String) { self.message = message }

  /// What failed, and why the system says it did: `errno` as it was right after the call that failed.
  package static func system(_ what: String, _ reason: Int32) -> SiteError {
    SiteError("\(what): \(String(cString: strerror(reason)))")
  }
}
