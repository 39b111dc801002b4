import POSIX
import SiteBuilder

/// The files of images: no two diagrams go to one, and what is there already keeps its name.
///
/// Notes of one name may have their images in one folder. Each note keeps the file that it shows; a new file
/// that would have the name of another note's is named for the folder of its note as well.
struct ImageNames {
  /// The folders that the command line names.
  private let folders: [String]
  /// The folder that it names for images.
  private let assets: String?
  /// The notes that show a file, by the key of its path.
  private var shown: [String: Set<String>] = [:]
  /// The files that a diagram goes to.
  private(set) var claimed: Set<String> = []
  /// The drawings that notes say something of which were read for it, by the notes.
  private var named: [String: Set<String>] = [:]
  /// The last number that was given to a name in a folder.
  private var numbers: [String: Int] = [:]

  init(folders: [String] = [], assets: String? = nil) {
    self.folders = folders
    self.assets = assets
  }

  /// Whether a file of a note may be looked at: nothing outside the notes is read that nobody has named.
  func mayRead(_ path: String, of note: String) -> Bool {
    assets != nil || ImagePlace.isInside(path, of: note, folders)
  }

  /// What a file is known by: there are file systems to which large and small letters are the same.
  static func key(_ path: String) -> String { FoldersAround.whole(path).lowercased() }

  /// Tells that a note shows a file.
  mutating func add(_ path: String, shownBy note: String) {
    shown[Self.key(path), default: []].insert(FoldersAround.whole(note))
  }

  /// The notes that show a file.
  func notes(showing path: String) -> Set<String> { shown[Self.key(path)] ?? [] }

  /// The path of an image of a note in a folder.
  ///
  /// - Parameter before: The path of the image that the note shows now.
  mutating func path(
    for id: String, of note: String, in folder: String, before: String?
  ) -> String {
    let found =
      before.flatMap { keeps($0, id: id, note, in: folder) ? $0 : nil }
      ?? newPath(for: id, of: note, in: folder)
    claimed.insert(Self.key(found))
    return found
  }

  /// The first of the names that an image may have which is free: the usual one, it with the folders of the
  /// note before it, and it with a number.
  private mutating func newPath(for id: String, of note: String, in folder: String) -> String {
    let usual = Self.name(id, note)
    var stem = usual
    let folders = FoldersAround.whole(note).split(separator: "/").dropLast().reversed()
    for outer in [nil] + folders.map(Optional.init) {
      if let outer { stem = "\(Self.plain(outer))-\(stem)" }
      guard stem.utf8.count < Self.longest || outer == nil else { break }
      let path = NotePath.joined(folder, stem + ".svg")
      if isFree(path, for: note) { return path }
    }
    let key = Self.key(NotePath.joined(folder, usual))
    while true {
      let number = numbers[key, default: 1] + 1
      numbers[key] = number
      let path = NotePath.joined(folder, "\(usual)-\(number).svg")
      if isFree(path, for: note) { return path }
    }
  }

  /// The longest name that has folders in it; systems have none of more than 255 bytes.
  private static let longest = 200

  /// Whether a note keeps the file that it shows, in the folder in which its image is to be.
  private mutating func keeps(_ path: String, id: String, _ note: String, in folder: String) -> Bool
  {
    guard !claimed.contains(Self.key(path)),
      FoldersAround.whole(NotePath.folder(of: path).isEmpty ? "." : NotePath.folder(of: path))
        == FoldersAround.whole(folder.isEmpty ? "." : folder)
    else { return false }
    guard mayRead(path, of: note) else { return false }
    guard let owner = ImageFile(path)?.owner else {
      return NotePath.name(of: path) == "\(Self.name(id, note)).svg"
    }
    return !isOfAnother(path, owner, than: note)
  }

  private mutating func isFree(_ path: String, for note: String) -> Bool {
    let key = Self.key(path)
    guard !claimed.contains(key),
      notes(showing: path).subtracting([FoldersAround.whole(note)]).isEmpty
    else { return false }
    guard mayRead(path, of: note), let owner = ImageFile(path)?.owner else { return true }
    return !isOfAnother(path, owner, than: note)
  }

  /// Whether a file says that it is another note's, and that one shows it.
  private mutating func isOfAnother(_ path: String, _ owner: ImageOwner, than note: String) -> Bool
  {
    let other = FoldersAround.whole(NotePath.joined(NotePath.folder(of: path), owner.note))
    guard other != FoldersAround.whole(note) else { return false }
    // What a file says may be a stranger's word, so that only notes are looked at that belong together.
    if notes(showing: path).contains(other) || !ImagePlace.isInside(other, of: note, folders) {
      return true
    }
    if named[other] == nil {
      named[other] = ShownNames.of([FileSystem.read(other, atMost: SizeLimits.page) ?? []])
    }
    return named[other]?.contains(NotePath.name(of: path)) ?? false
  }

  /// The name of an image by its note and its scenario, without an ending.
  private static func name(_ id: String, _ note: String) -> String {
    let name = NotePath.name(of: note)
    let whole = "\(plain(name.split(separator: ".").first ?? name[...]))-\(plain(id[...]))"
    guard whole.utf8.count > longest else { return whole }
    // As much of it as fits, and what tells it from others that begin so.
    let hash = MadeHash.of("\(name)\n\(id)".utf8)
    var start = whole[...]
    while start.utf8.count > longest - hash.utf8.count - 1 { start.removeLast() }
    return "\(start)-\(hash)"
  }

  /// A name without what is awkward in a file's name or an address.
  private static func plain(_ name: Substring) -> String {
    String(name.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" })
  }
}
