import SiteBuilder

/// The homes of notes in many folders; each folder around them is looked at once, and its settings are read
/// once.
struct NoteHomes {
  /// What is around a folder: the nearest settings of a tool, or the repository where that is nearer.
  private struct Surroundings {
    var settings: (value: ToolSettings, folder: String)?
    var repository: String?
  }

  /// What is around folders, by their whole paths.
  private var known: [String: Surroundings] = [:]
  private var homes: [String: NoteHome] = [:]

  /// The home of the notes in a folder: the nearest around it that a tool's settings lie in, no further away
  /// than the repository's.
  mutating func home(of folder: String) -> NoteHome {
    if let home = homes[folder] { return home }
    let around = surroundings(of: FoldersAround.whole(folder.isEmpty ? "." : folder))
    let found = around.settings.map {
      (settings: $0.value, folder: NotePath.spelled($0.folder, like: folder))
    }
    let home = NoteHome(of: folder, found, repository: around.repository)
    homes[folder] = home
    return home
  }

  private mutating func surroundings(of folder: String) -> Surroundings {
    var found = Surroundings()
    var passed: [String] = []
    var way = folder
    while true {
      if let before = known[way] {
        found = before
        break
      }
      passed.append(way)
      if let settings = ToolSettings(in: way) {
        found.settings = (settings, way)
        break
      }
      if FileSystem.kind("\(way)/.git") != nil {
        found.repository = way
        break
      }
      guard let slash = way.lastIndex(of: "/"), slash > way.startIndex else { break }
      way = String(way[..<slash])
    }
    for folder in passed { known[folder] = found }
    return found
  }
}
