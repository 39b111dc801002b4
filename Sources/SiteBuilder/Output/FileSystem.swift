import Foundation

/// Reading, writing and listing of files, by the calls of POSIX: they are what costs least.
enum FileSystem {
  enum Kind {
    case file, folder
    /// A symbolic link, or anything else that is not to be followed.
    case other
  }

  /// What a path names, symbolic links not followed; nil when it names nothing.
  static func kind(_ path: String) -> Kind? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// Whether a path that the user named is a folder, also by way of a symbolic link.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// What makes a file or folder the same under whatever path; nil when there is none.
  static func identity(_ path: String) -> [UInt64]? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return [UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino)]
  }

  /// The names in a folder, sorted.
  static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee))
        { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The bytes of a file; nil when it cannot be read.
  static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(status.st_size)
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let more = Foundation.read(descriptor, buffer.baseAddress! + count, size - count)
        if more <= 0 {
          isWhole = more == 0
          break
        }
        count += more
      }
    }
    return isWhole ? bytes : nil
  }

  /// Writes a file at once: whoever reads it sees the old bytes or the new ones, never a part.
  static func write(_ bytes: [UInt8], to path: String, temporary: String) throws(SiteError) {
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { throw .system("cannot write '\(path)'") }
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress! + offset, bytes.count - offset)
      }
      if count <= 0 { break }
      offset += count
    }
    close(descriptor)
    guard offset == bytes.count, rename(temporary, path) == 0 else {
      let error = SiteError.system("cannot write '\(path)'")
      unlink(temporary)
      throw error
    }
  }
}

/// Why a site cannot be built at all.
public struct SiteError: Error, Sendable {
  /// The reason, lower-case, without a full stop.
  public let message: String

  init(_ message: String) { self.message = message }

  /// What failed, and why the system says it did.
  static func system(_ what: String) -> SiteError {
    SiteError("\(what): \(String(cString: strerror(errno)))")
  }
}
