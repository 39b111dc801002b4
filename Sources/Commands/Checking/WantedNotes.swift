import POSIX
import SiteBuilder

/// Which notes paths on the command line mean, by the folders that they belong to.
struct WantedNotes {
  /// What is meant of a folder.
  struct OfFolder {
    /// Whether all its notes are.
    fileprivate(set) var isAll = false
    /// Whether it is said, too, what is wrong with the folder and with no note of it.
    fileprivate(set) var isOfFolder = false
    /// The notes, as they are spelled, by their whole paths; none where all are meant.
    fileprivate(set) var files: [String: String] = [:]
  }

  /// The folders, in the order in which the paths first name them.
  private(set) var folders: [String] = []
  /// Notes in languages that no site is made of, AsciiDoc and the like.
  private(set) var others: [String] = []
  private var part: NotePart?
  private var ofFolders: [String: OfFolder] = [:]
  private var places: Set<String> = []
  private var spellings: [String: String] = [:]
  private var around = FoldersOfFiles()

  /// - Parameter part: Which of the notes are meant; all without it.
  init(_ paths: [String], part: NotePart?) throws(CommandFailure) {
    self.part = part
    for path in paths { try add(path) }
  }

  /// What is meant of a folder.
  subscript(folder: String) -> OfFolder { ofFolders[folder] ?? OfFolder() }

  private mutating func add(_ path: String) throws(CommandFailure) {
    guard Files.kind(path) != nil else {
      throw .badInput("no file or folder '\(path)'")
    }
    let isFolder = Files.isFolder(path)
    let (notes, others) = try notes(path, isFolder)
    for note in others where places.insert(Files.place(of: note)).inserted {
      self.others.append(note)
    }
    let isOfFolder = isFolder && part?.isFirst ?? true
    guard isOfFolder || !notes.isEmpty else { return }
    let folder = spelling(of: isFolder ? path : around.folder(of: path))
    var wanted = self[folder]
    if isOfFolder { wanted.isOfFolder = true }
    if isFolder, part == nil {
      wanted.isAll = true
      wanted.files = [:]
    } else if !wanted.isAll {
      for note in notes { wanted.files[Files.place(of: note)] = note }
    }
    ofFolders[folder] = wanted
  }

  /// The notes at a path that are meant: those a site is made of, and others. What is a file and no note is among the
  /// first, where it is an error.
  private mutating func notes(
    _ path: String, _ isFolder: Bool
  ) throws(CommandFailure) -> (pages: [String], others: [String]) {
    var notes = isFolder ? try Files.markdownFiles(at: [path]) : [path]
    if part != nil { notes = notes.filter { _ in part!.takesNext() } }
    func isOther(_ note: String) -> Bool {
      ContentFolder.isNote(note) && !ContentFolder.isMarkdown(note)
    }
    return (notes.filter { !isOther($0) }, notes.filter(isOther))
  }

  /// The first spelling of a folder, which stands for all.
  private mutating func spelling(of folder: String) -> String {
    let place = SystemPath.real(folder) ?? folder
    if let known = spellings[place] { return known }
    spellings[place] = folder
    folders.append(folder)
    return folder
  }
}

/// The outermost of the folders around files, asked for once a folder.
private struct FoldersOfFiles {
  private var known: [Substring: String] = [:]

  mutating func folder(of path: String) -> String {
    let place = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    if let folder = known[place] { return folder }
    let folder = FoldersAround.of([path]).last ?? "."
    known[place] = folder
    return folder
  }
}
