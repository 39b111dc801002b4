import POSIX
import SourceText

/// Whether somebody works in a folder: a shell that stands in it, or a server that was started there.
///
/// Such a process would stay in the old folder when it is exchanged for another. Those of other users are not
/// seen, and none but this one where the system has no list of them in `/proc`.
enum FolderUse {
  static func isInUse(_ folder: String) -> Bool {
    if let own = unsafe realpath(".", nil) {
      defer { unsafe free(own) }
      if unsafe isInside(String(cString: own), folder) { return true }
    }
    for (name, isFolder) in FileSystem.entries(in: "/proc") ?? []
    where isFolder && name.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) {
      if let place = linkTarget("/proc/\(name)/cwd"), isInside(place, folder) { return true }
    }
    return false
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    path.hasSameBytes(as: folder) || path.utf8.starts(with: "\(folder)/".utf8)
  }

  private static func linkTarget(_ path: String) -> String? {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      let count = unsafe readlink(path, buffer.baseAddress!, buffer.count)
      guard count > 0 else { return nil }
      return unsafe String(decoding: UnsafeRawBufferPointer(buffer).prefix(count), as: UTF8.self)
    }
  }
}
