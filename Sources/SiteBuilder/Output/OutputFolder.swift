import Foundation

/// The folder that the site is written to.
///
/// Only files whose bytes change are written, each at once. Files that an earlier build wrote and
/// this one did not are removed; files that nobody here wrote are kept and reported. Nothing outside
/// the folder is written: no path may lead out of it, by `..` or by a symbolic link.
struct OutputFolder {
  /// The list of what a build wrote, so that the next one knows what is its own.
  static let manifest = ".lifeline-files"
  private static let temporary = ".lifeline-temporary"

  private let folder: String
  private var files: [String: [UInt8]] = [:]

  /// What a build did to the folder.
  struct Changes {
    /// The files that were written, sorted.
    var written: [String] = []
    /// The files that were removed, sorted.
    var removed: [String] = []
    /// The files that are there and are not ours, sorted.
    var unknown: [String] = []
  }

  init(_ folder: String) { self.folder = folder }

  /// Takes a file; nothing is written before `commit`. False when the path is taken or leads out.
  mutating func add(_ path: String, _ bytes: [UInt8]) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.isEmpty, parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }),
      !path.utf8.contains(0), files[path] == nil
    else { return false }
    files[path] = bytes
    return true
  }

  /// Whether a path is taken.
  func contains(_ path: String) -> Bool { files[path] != nil }

  /// Makes the folder what was added.
  func commit() throws(SiteError) -> Changes {
    var changes = Changes()
    let previous = try previousFiles()
    let paths = files.keys.sorted()
    try makeFolder("")
    let present = filesPresent()
    let stale = previous.filter { files[$0] == nil && present.contains($0) }.sorted()
    try refuseToReplace(present.subtracting(previous))
    try announce(paths, previous)

    var folders: Set<String> = [""]
    for path in paths {
      try makeFolders(above: path, &folders)
      if try write(path, files[path] ?? []) { changes.written.append(path) }
    }
    for path in stale where unlink("\(folder)/\(path)") == 0 {
      changes.removed.append(path)
      removeEmptyFolders(above: path)
    }
    try writeManifest(paths)
    changes.unknown = present.filter { files[$0] == nil && !previous.contains($0) }.sorted()
    return changes
  }

  // MARK: Writing

  /// A file that nobody here wrote is kept, also when one of ours has the same name.
  private func refuseToReplace(_ unknown: Set<String>) throws(SiteError) {
    for path in unknown.sorted() {
      guard let bytes = files[path], FileSystem.read("\(folder)/\(path)") != bytes else { continue }
      throw SiteError("'\(folder)/\(path)' was not written by a build, and would be replaced")
    }
  }

  /// Names the files before they are written, so that a build that is killed can be repeated.
  private func announce(_ paths: [String], _ previous: Set<String>) throws(SiteError) {
    let all = previous.union(paths)
    if all != previous { try writeManifest(all.sorted()) }
  }

  private func writeManifest(_ paths: [String]) throws(SiteError) {
    _ = try write(Self.manifest, Array((paths.joined(separator: "\n") + "\n").utf8))
  }

  private func write(_ path: String, _ bytes: [UInt8]) throws(SiteError) -> Bool {
    let target = "\(folder)/\(path)"
    if FileSystem.kind(target) == .file, FileSystem.read(target) == bytes { return false }
    try FileSystem.write(bytes, to: target, temporary: "\(folder)/\(Self.temporary)")
    return true
  }

  private func makeFolders(above path: String, _ known: inout Set<String>) throws(SiteError) {
    guard let slash = path.lastIndex(of: "/") else { return }
    let parent = String(path[..<slash])
    guard !known.contains(parent) else { return }
    try makeFolders(above: parent, &known)
    try makeFolder(parent)
    known.insert(parent)
  }

  private func makeFolder(_ path: String) throws(SiteError) {
    let target = path.isEmpty ? folder : "\(folder)/\(path)"
    switch FileSystem.kind(target) {
    case .folder: return
    case .file: throw SiteError("'\(target)' is in the way: a folder is to be there")
    case .other:
      // The folder of the site itself may be a link: the user named it.
      guard !path.isEmpty else { return }
      throw SiteError("'\(target)' is a symbolic link, and would be written through")
    case nil:
      if path.isEmpty {
        do {
          try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        } catch {
          throw SiteError("cannot make the folder '\(folder)'")
        }
      } else if mkdir(target, 0o755) != 0 {
        throw .system("cannot make the folder '\(target)'")
      }
    }
  }

  private func removeEmptyFolders(above path: String) {
    var path = path
    while let slash = path.lastIndex(of: "/") {
      path = String(path[..<slash])
      guard rmdir("\(folder)/\(path)") == 0 else { return }
    }
  }

  // MARK: What is there

  /// What the build before this one wrote, as far as the list can be believed.
  private func previousFiles() throws(SiteError) -> Set<String> {
    guard let bytes = FileSystem.read("\(folder)/\(Self.manifest)") else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return Set(
      lines.filter { line in
        line.split(separator: "/", omittingEmptySubsequences: false)
          .allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
      })
  }

  /// All files below the folder but hidden ones; symbolic links are named, not followed.
  private func filesPresent() -> Set<String> {
    var found: Set<String> = []
    var pending = [""]
    while let relative = pending.popLast() {
      let path = relative.isEmpty ? folder : "\(folder)/\(relative)"
      for name in FileSystem.names(in: path) where !name.hasPrefix(".") {
        let child = relative.isEmpty ? name : "\(relative)/\(name)"
        if FileSystem.kind("\(folder)/\(child)") == .folder {
          pending.append(child)
        } else {
          found.insert(child)
        }
      }
    }
    return found
  }
}
