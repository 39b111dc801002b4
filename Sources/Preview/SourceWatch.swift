import SiteBuilder

/// Notices that files a site is made of have changed, by looking at them again and again.
///
/// Looking costs a few microseconds a file, works on every system and every file system, and cannot
/// lose track: an editor that saves by renaming, a folder that goes and comes back, two files saved
/// at once are all just another state of the same folders.
struct SourceWatch {
  /// How many looks a file may be gone or empty before that is believed: editors take a moment
  /// between taking the old text away and putting the new one there.
  private static let patience = 5

  private let roots: [String]
  private let ignored: Set<[UInt64]>
  private var known: [String: FileMark] = [:]
  private var isFirst = true
  private var looks = 0

  /// Creates a watch of some files and folders, without the folders to ignore.
  init(_ roots: [String], ignoring ignored: [String] = []) {
    // A folder that the user named may be a link, which is followed only at the end of a path.
    self.roots = roots.map { $0.hasSuffix("/") ? $0 + "." : $0 + "/." }
    self.ignored = Set(ignored.compactMap { FileSystem.identity($0) })
  }

  /// Looks again, and tells whether anything is other than when it last told so.
  mutating func hasChanged() -> Bool {
    var found: [String: FileMark] = [:]
    found.reserveCapacity(known.count)
    let moment = FileSignature.now()
    for root in roots { look(at: root, moment, &found) }
    guard isFirst || found != known else {
      looks = 0
      return false
    }
    looks += 1
    if !isFirst, looks < Self.patience, isHalfWay(found) { return false }
    isFirst = false
    looks = 0
    known = found
    return true
  }

  /// Whether a file has just gone, or has just become empty.
  private func isHalfWay(_ found: [String: FileMark]) -> Bool {
    known.contains { path, mark in
      guard let now = found[path] else { return true }
      return now.isEmpty && !mark.isEmpty
    } || found.contains { path, mark in mark.isEmpty && known[path] == nil }
  }

  private func look(at path: String, _ moment: UInt64, _ found: inout [String: FileMark]) {
    guard let (kind, signature) = FileSystem.look(path) else { return }
    switch kind {
    case .file:
      found[path] = FileMark(signature: signature, isFresh: signature.isRecent(at: moment))
    case .folder:
      if let identity = ignored.isEmpty ? nil : FileSystem.identity(path),
        ignored.contains(identity)
      {
        return
      }
      found[path] = .folder
      for (name, _) in FileSystem.entries(in: path) where !name.hasPrefix(".") {
        look(at: "\(path)/\(name)", moment, &found)
      }
    case .other: break
    }
  }
}

/// What tells one state of a file from another without reading it.
private struct FileMark: Hashable {
  let signature: FileSignature
  /// Whether it was written so shortly ago that another change need not show.
  let isFresh: Bool

  static let folder = FileMark(signature: .none, isFresh: false)

  var isEmpty: Bool { signature.size == 0 && self != .folder }
}
