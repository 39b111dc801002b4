import SiteBuilder

/// Notices that files a site is made of have changed, by looking at them again and again.
///
/// Looking costs a few microseconds a file, works on every system and every file system, and cannot
/// lose track: an editor that saves by renaming, a folder that goes and comes back, two files saved
/// at once are all just another state of the same folders.
struct SourceWatch {
  /// How long a file may be gone or empty before that is believed: editors take a moment between taking
  /// the old text away and putting the new one there.
  private let patience: Duration
  private let roots: [String]
  /// Files that are looked at one by one, and folders but not what is in them; hidden ones too.
  var singles: [String]
  private let ignored: Set<[UInt64]>
  private var known: [String: FileMark] = [:]
  private var isFirst = true
  /// Since when something has been half-way, by a clock that nobody sets.
  private var halfWaySince: ContinuousClock.Instant?
  /// The time as files are stamped with it.
  private let now: () -> UInt64

  /// Creates a watch of some files and folders, without the folders to ignore.
  init(
    _ roots: [String], singles: [String] = [], ignoring ignored: [String] = [],
    patience: Duration = .milliseconds(150), now: @escaping () -> UInt64 = FileSignature.now
  ) {
    self.now = now
    self.singles = singles
    // A folder that the user named may be a link, which is followed only at the end of a path.
    self.roots = roots.map { $0.hasSuffix("/") ? $0 + "." : $0 + "/." }
    self.ignored = Set(ignored.compactMap { FileSystem.identity($0) })
    self.patience = patience
  }

  /// Looks again, and tells whether anything is other than when it last told so.
  mutating func hasChanged() -> Bool {
    var found: [String: FileMark] = [:]
    found.reserveCapacity(known.count)
    let moment = now()
    for root in roots { look(at: root, moment, &found) }
    for path in singles {
      guard let (kind, signature) = FileSystem.look(path) else { continue }
      found[path] = kind == .file ? mark(of: path, signature, moment) : .folder
    }
    guard isFirst || differs(found) else {
      halfWaySince = nil
      known = found
      return false
    }
    if !isFirst, isHalfWay(found) {
      let start = halfWaySince ?? .now
      halfWaySince = start
      if start.duration(to: .now) < patience { return false }
    }
    isFirst = false
    halfWaySince = nil
    known = found
    return true
  }

  /// Whether another look is due soon, whatever a system that tells of changes says: something is
  /// half-way, or so fresh that another change need not show.
  var isUnsettled: Bool { halfWaySince != nil || known.values.contains(where: \.isFresh) }

  /// The folders in which something can happen: those that were there at the last look, and for one
  /// that was not, what it would be in.
  var folders: [String] {
    let missing = roots.filter { known[$0] == nil }
    return known.filter { $0.value == .folder }.map(\.key) + missing.map(Self.nearestFolder)
  }

  private static func nearestFolder(around path: String) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    while !parts.isEmpty {
      parts.removeLast()
      let folder = parts.joined(separator: "/")
      if FileSystem.kind(folder) == .folder { return folder }
    }
    return path.hasPrefix("/") ? "/" : "."
  }

  private func differs(_ found: [String: FileMark]) -> Bool {
    found.count != known.count
      || found.contains { path, mark in known[path].map { !$0.isSame(as: mark) } ?? true }
  }

  /// Whether something has just gone or become empty, or has just come that is not to stay.
  ///
  /// Many editors write a file beside the one that they save, and then give it that one's name: what has
  /// gone so is where it belongs, and nothing is to be waited for.
  private func isHalfWay(_ found: [String: FileMark]) -> Bool {
    let replaced = replacedFiles(found)
    return known.contains { path, mark in
      if let now = found[path] { return now.isEmpty && !mark.isEmpty }
      // The old text may be put aside likewise, in place of a still older one.
      return replaced[mark.signature.place]?.hasPrefix(path) ?? true
    }
      || found.contains { path, mark in
        known[path] == nil && mark != .folder && (mark.isEmpty || isToReplaceAnother(path, found))
      }
  }

  /// The paths that other files have now, by the places of those on the disk.
  private func replacedFiles(_ found: [String: FileMark]) -> [UInt64: String] {
    var replaced: [UInt64: String] = [:]
    for (path, mark) in found where mark != .folder {
      guard let before = known[path], before.signature.place != mark.signature.place else {
        continue
      }
      replaced[mark.signature.place] = path
    }
    return replaced
  }

  /// Whether a new file seems to be written for the place of another that is as it was: its name is that
  /// one's and more, as of `a.md.Xy12Zz`.
  private func isToReplaceAnother(_ path: String, _ found: [String: FileMark]) -> Bool {
    var other = path[...]
    while other.popLast() != nil, other.utf8.last != UInt8(ascii: "/") {
      let name = String(other)
      if let mark = known[name], mark != .folder { return found[name]?.isSame(as: mark) == true }
    }
    return false
  }

  private func look(at path: String, _ moment: UInt64, _ found: inout [String: FileMark]) {
    guard let (kind, signature) = FileSystem.look(path) else { return }
    switch kind {
    case .file: found[path] = mark(of: path, signature, moment)
    case .folder:
      if let identity = ignored.isEmpty ? nil : FileSystem.identity(path),
        ignored.contains(identity)
      {
        return
      }
      found[path] = .folder
      for (name, _) in FileSystem.entries(in: path) ?? [] where !name.hasPrefix(".") {
        look(at: "\(path)/\(name)", moment, &found)
      }
    case .other: break
    }
  }

  /// A file that was written a moment ago is known by its content until its times can be trusted.
  private func mark(of path: String, _ signature: FileSignature, _ moment: UInt64) -> FileMark {
    let isFresh = signature.isRecent(at: moment)
    let before = known[path].flatMap { $0.signature == signature ? $0 : nil }
    guard isFresh || before?.isFresh == true else {
      return FileMark(signature: signature, isFresh: false, content: before?.content)
    }
    let content = FilePieces(path).flatMap { try? $0.hash() }
    return FileMark(signature: signature, isFresh: isFresh, content: content)
  }
}

/// What tells one state of a file from another.
private struct FileMark: Hashable {
  let signature: FileSignature
  /// Whether it was written so shortly ago that another change need not show in the signature.
  let isFresh: Bool
  /// The hash of what is in it, if the signature has ever not been enough.
  let content: UInt64?

  static let folder = FileMark(signature: .none, isFresh: false, content: nil)

  var isEmpty: Bool { signature.size == 0 && self != .folder }

  func isSame(as other: FileMark) -> Bool {
    signature == other.signature && content == other.content
  }
}
