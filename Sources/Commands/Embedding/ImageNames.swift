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
    let path =
      before.flatMap { keeps($0, id: id, note, in: folder) ? $0 : nil }
      ?? candidates(id, note).lazy.map { NotePath.joined(folder, $0) }.first {
        isFree($0, for: note)
      }
    let found = path ?? NotePath.joined(folder, "\(Self.name(id, note)).svg")
    claimed.insert(Self.key(found))
    return found
  }

  /// Whether a note keeps the file that it shows, in the folder in which its image is to be.
  private func keeps(_ path: String, id: String, _ note: String, in folder: String) -> Bool {
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

  private func isFree(_ path: String, for note: String) -> Bool {
    let key = Self.key(path)
    guard !claimed.contains(key),
      notes(showing: path).subtracting([FoldersAround.whole(note)]).isEmpty
    else { return false }
    guard mayRead(path, of: note), let owner = ImageFile(path)?.owner else { return true }
    return !isOfAnother(path, owner, than: note)
  }

  /// Whether a file says that it is another note's, and that one shows it.
  private func isOfAnother(_ path: String, _ owner: ImageOwner, than note: String) -> Bool {
    let other = FoldersAround.whole(NotePath.joined(NotePath.folder(of: path), owner.note))
    guard other != FoldersAround.whole(note) else { return false }
    // What a file says may be a stranger's word, so that only notes are looked at that belong together.
    if notes(showing: path).contains(other) || !ImagePlace.isInside(other, of: note, folders) {
      return true
    }
    guard let bytes = FileSystem.read(other, atMost: SizeLimits.page) else { return false }
    return ShownNames.of([bytes]).contains(NotePath.name(of: path))
  }

  /// The names that an image may have, the usual one first.
  private func candidates(_ id: String, _ note: String) -> [String] {
    let folders = FoldersAround.whole(note).split(separator: "/").dropLast().reversed()
    var stem = Self.name(id, note)
    var names = [stem]
    for folder in folders {
      stem = "\(Self.plain(folder))-\(stem)"
      names.append(stem)
    }
    names += (2...1_000).map { "\(names[0])-\($0)" }
    return names.map { $0 + ".svg" }
  }

  /// The name of an image by its note and its scenario, without an ending.
  private static func name(_ id: String, _ note: String) -> String {
    let name = NotePath.name(of: note)
    return "\(plain(name.split(separator: ".").first ?? name[...]))-\(plain(id[...]))"
  }

  /// A name without what is awkward in a file's name or an address.
  private static func plain(_ name: Substring) -> String {
    String(name.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" })
  }
}
