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
    guard unsafe lstat(path, &status) == 0 else { return nil }
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
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether a path that the user named is a folder, also by way of a symbolic link.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// What makes a file or folder the same under whatever path; nil when there is none.
  package static func identity(_ path: String) -> [UInt64]? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return [UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino)]
  }

  /// Whether two paths name one file that is in one folder under one name, however they spell it: there are
  /// file systems to which large and small letters are the same. Two hard links are two files.
  static func areSpellings(_ first: String, _ second: String) -> Bool {
    var (one, other) = (stat(), stat())
    return unsafe lstat(first, &one) == 0 && lstat(second, &other) == 0 && one.st_nlink < 2
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
    guard let directory = unsafe opendir(folder) else { return nil }
    defer { unsafe closedir(directory) }
    var entries: [Entry] = []
    while let entry = unsafe readdir(directory) {
      let (name, isText) = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(
          to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)
        ) { name in
          let text = unsafe String(validatingCString: name)
          return unsafe (text ?? String(cString: name), text != nil)
        }
      }
      guard name != ".", name != ".." else { continue }
      let type = unsafe Int32(entry.pointee.d_type)
      let isUnknown = type == Int32(DT_UNKNOWN)
      let isFolder = isUnknown ? kind("\(folder)/\(name)") == .folder : type == Int32(DT_DIR)
      let signature = unsafe looking && !isFolder ? self.signature(entry, in: directory) : nil
      entries.append(
        Entry(name: name, isText: isText, isFolder: isFolder, signature: signature))
    }
    return entries
  }

  private static func signature(
    _ entry: UnsafeMutablePointer<dirent>, in directory: OpaquePointer
  ) -> FileSignature? {
    unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      unsafe tuple.withMemoryRebound(
        to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)
      ) {
        var status = stat()
        guard unsafe fstatat(dirfd(directory), $0, &status, AT_SYMLINK_NOFOLLOW) == 0,
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
    _ = unsafe utimensat(AT_FDCWD, path, nil, AT_SYMLINK_NOFOLLOW)
  }

  /// Removes a file, or a link itself; whether that could be done.
  package static func remove(_ path: String) -> Bool { unsafe unlink(path) == 0 }

  /// Removes a file or a link, or a folder with all that is in it, as far as that can be done.
  package static func removeAll(_ path: String) {
    guard kind(path) == .folder else {
      unsafe unlink(path)
      return
    }
    for (name, _) in entries(in: path) ?? [] { removeAll("\(path)/\(name)") }
    unsafe rmdir(path)
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
    let descriptor = unsafe open(path, flags, mode)
    guard descriptor >= 0 else { return nil }
    let isWhole = write(descriptor)
    var status = stat()
    let isKnown = unsafe isWhole && fstat(descriptor, &status) == 0
    let reason = errno
    close(descriptor)
    if isKnown { return FileSignature(status) }
    unsafe unlink(path)
    errno = reason
    return nil
  }

  /// Makes a folder and those above it, where they are not there yet.
  static func makeFolder(_ path: String) throws(SiteError) {
    for folder in OutputFolder.folders(above: path) + [path] where !folder.isEmpty {
      guard unsafe mkdir(folder, 0o777) != 0 else { continue }
      let reason = errno == EEXIST ? ENOTDIR : errno
      if !isFolder(folder) { throw .system("cannot make the folder '\(path)'", reason) }
    }
  }

  /// Whether all pieces could be written: with one call, where they are as few as those of a page.
  static func write(_ pieces: [ArraySlice<UInt8>], to descriptor: Int32) -> Bool {
    var done = 0
    if (2...8).contains(pieces.count) {
      var vectors: [iovec] = unsafe []
      unsafe vectors.reserveCapacity(pieces.count)
      done = unsafe writeAtOnce(pieces, &vectors, to: descriptor)
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
    guard unsafe vectors.count < pieces.count else {
      return unsafe max(writev(descriptor, vectors, Int32(vectors.count)), 0)
    }
    return unsafe pieces[vectors.count].withUnsafeBytes { bytes in
      let start = unsafe UnsafeMutableRawPointer(mutating: bytes.baseAddress)
      unsafe vectors.append(iovec(iov_base: start, iov_len: bytes.count))
      return unsafe writeAtOnce(pieces, &vectors, to: descriptor)
    }
  }

  /// Whether all of some bytes could be written.
  private static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
    unsafe bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let count = unsafe POSIX.write(
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
    SiteError(unsafe "\(what): \(String(cString: strerror(reason)))")
  }
}
