import POSIX

/// The git repository that holds a folder, read without git.
///
/// It is the one whose `.git` lies nearest above. A folder that only looks like a repository, as notes can
/// make one of tracked files, is none. Nothing of a repository's configuration is read, since that can name
/// programs; no symbolic link in it is followed; and a `.git` file counts only where the repository that it
/// names knows of it, so that no note leads to a repository elsewhere.
struct GitRepository {
  typealias Missing = GitHistory.Missing

  /// The folder of the working tree.
  let root: String
  /// The path of the folder that it holds, below the working tree; empty for the working tree itself.
  let prefix: String
  /// What the working tree has of its own: its `HEAD`.
  private let own: String
  /// What all working trees share: objects and branches.
  private let common: String

  /// The folder of objects.
  var objects: String { "\(common)/objects" }

  // MARK: Finding it

  /// The repository that holds a folder.
  static func holding(_ folder: String) throws(Missing) -> GitRepository {
    let whole = wholePath(folder)
    for root in folders(from: whole) {
      guard let (own, common) = try places(in: root) else { continue }
      let prefix = root == whole ? "" : String(whole.dropFirst(root == "/" ? 1 : root.count + 1))
      return GitRepository(root: root, prefix: prefix, own: own, common: common)
    }
    throw Missing("neither '\(folder)' nor a folder around it has a '.git'")
  }

  /// Where the repository of a working tree has its files; nil for a folder that is none.
  private static func places(in root: String) throws(Missing) -> (own: String, common: String)? {
    let place = "\(root == "/" ? "" : root)/.git"
    switch FileSystem.kind(place) {
    case nil: return nil
    case .folder: return isRepository(place) ? (place, place) : nil
    case .other: throw Missing("'\(place)' is a symbolic link or no file, and is not followed")
    case .file: return try linkedPlaces(place, root)
    }
  }

  /// Where a `.git` file leads: to what a repository keeps of a working tree beside its own, or a repository
  /// of its submodules.
  private static func linkedPlaces(
    _ place: String, _ root: String
  ) throws(Missing) -> (own: String, common: String) {
    let start = "gitdir: "
    if let line = firstLine(".git", in: root), line.hasPrefix(start) {
      let own = wholePath(path(line.dropFirst(start.count), from: root))
      let back = firstLine("gitdir", in: own).map { wholePath(path($0[...], from: own)) }
      let parts = own.split(separator: "/")
      if back == place, parts.dropLast().last == "worktrees" {
        let common = "/" + parts.dropLast(2).joined(separator: "/")
        if isRepository(common) { return (own, common) }
      }
      if let outer = try? holding(parent(of: root)), isRepository(own),
        [outer.own, outer.common].contains(where: { own.hasPrefix("\($0)/modules/") })
      {
        return (own, own)
      }
    }
    throw Missing(
      "'\(place)' leads to a repository that does not name this folder as a working tree or submodule"
    )
  }

  private static func isRepository(_ folder: String) -> Bool {
    FileSystem.kind("\(folder)/HEAD") != nil && FileSystem.kind("\(folder)/objects") != nil
  }

  /// A folder and those that it lies in, innermost first.
  private static func folders(from whole: String) -> [String] {
    var folders = [whole]
    while let last = folders.last, last != "/" { folders.append(parent(of: last)) }
    return folders
  }

  private static func parent(of folder: String) -> String {
    let path = folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)]
    return path.isEmpty ? "/" : String(path)
  }

  /// A path from the root without links; the standard one of what is not there.
  private static func wholePath(_ path: String) -> String {
    SystemPath.real(path) ?? SystemPath.whole(path)
  }

  /// A path that a file of git's names, from where it does.
  private static func path(_ named: Substring, from folder: String) -> String {
    named.hasPrefix("/") ? String(named) : "\(folder)/\(named)"
  }

  // MARK: What is checked out

  /// What is checked out.
  func state() throws(Missing) -> GitHistory.State {
    try refuseUnreadableReferences()
    var name = "HEAD"
    for _ in 0..<5 {
      guard let line = line(of: name) else { break }
      if Self.isHash(line) {
        let isShallow = FileSystem.look("\(common)/shallow").map { $0.signature.size > 0 } ?? false
        return GitHistory.State(commit: line, isShallow: isShallow)
      }
      guard let next = Self.target(of: line) else { break }
      name = next
    }
    throw Missing("no commit is checked out in '\(root)'")
  }

  /// What git knows of the files of the working tree; nothing where no file was ever added.
  var index: [UInt8] { FileSystem.read("index", below: own, atMost: 1 << 28) ?? [] }

  /// What a reference says: the hash of a commit, or another reference.
  func line(of name: String) -> String? {
    Self.firstLine(name, in: own) ?? Self.firstLine(name, in: common) ?? packed(name)
  }

  /// The same of a reference that lies with others in one file.
  private func packed(_ name: String) -> String? {
    let file = FileSystem.read("packed-refs", below: common, atMost: 1 << 26) ?? []
    let ending = Array(" \(name)".utf8)
    let line = file.split(separator: 0x0A).first { $0.suffix(ending.count).elementsEqual(ending) }
    return line.map { String(decoding: $0.dropLast(ending.count), as: UTF8.self) }
  }

  /// The reference that a line names, which lies among the references.
  static func target(of line: String) -> String? {
    let start = "ref: "
    guard line.hasPrefix(start) else { return nil }
    let name = line.dropFirst(start.count)
    return name.hasPrefix("refs/") && isSoundName(name) ? String(name) : nil
  }

  /// Whether a name of a reference leads to no other place than that of a reference.
  static func isSoundName(_ name: Substring) -> Bool {
    name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && !$0.hasPrefix(".")
    }
  }

  /// Refuses a repository whose references are not files.
  func refuseUnreadableReferences() throws(Missing) {
    guard FileSystem.kind("\(common)/reftable") == nil else {
      throw Missing(
        "the repository keeps its branches in the form 'reftable', which is not read here",
        "'git refs migrate --ref-format=files' makes files of them")
    }
  }

  /// Whether a text is the hash of an object, of either kind.
  static func isHash(_ text: String) -> Bool {
    [40, 64].contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  private static func firstLine(_ path: String, in folder: String) -> String? {
    FileSystem.read(path, below: folder, atMost: 4096)?.split(separator: 0x0A).first.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  // MARK: What changes with it

  /// The files that change when another commit is checked out, or a folder becomes a repository's, whether
  /// they are there or not.
  static func marks(of folder: String) -> [String] {
    let whole = wholePath(folder)
    let repository = try? holding(folder)
    let above = folders(from: whole).filter {
      repository == nil || $0.count >= repository!.root.count
    }
    return above.map { $0 == "/" ? "/.git" : "\($0)/.git" } + (repository?.marks ?? [])
  }

  /// The file of the branch that is checked out is the last that git writes, after it has noted what it does
  /// in its logs.
  private var marks: [String] {
    let branch = line(of: "HEAD").flatMap(Self.target).map { ["\(common)/\($0)"] } ?? []
    return ["HEAD", "logs", "logs/HEAD"].map { "\(own)/\($0)" } + ["\(common)/shallow"] + branch
  }

  // MARK: The objects

  /// Why git is not given the objects to read; nil where it is.
  ///
  /// They are files of this repository: a link among them, or a list of other folders, leads elsewhere.
  func problemOfObjects() -> Missing? {
    if let size = FileSystem.look("\(objects)/info/alternates")?.signature.size, size > 0 {
      return Missing(
        "the repository has objects of another one ('\(objects)/info/alternates'), and nothing outside"
          + " is read",
        "'git repack -a -d' takes them in, then the file can go; 'git clone --dissociate' makes a whole"
          + " clone")
    }
    var pending = [objects]
    while let folder = pending.popLast() {
      guard FileSystem.kind(folder) == .folder, let entries = FileSystem.entries(in: folder) else {
        return Missing("'\(folder)' is no folder that can be read")
      }
      for (name, isFolder) in entries {
        let path = "\(folder)/\(name)"
        if isFolder {
          pending.append(path)
        } else if FileSystem.kind(path) == .other {
          return Missing("'\(path)' is no file: no link among the objects is followed")
        }
      }
    }
    return nil
  }

  /// Whether a part of the objects is left to be fetched when it is asked for.
  var isPartial: Bool {
    (FileSystem.entries(in: "\(objects)/pack") ?? []).contains { $0.name.hasSuffix(".promisor") }
  }
}
