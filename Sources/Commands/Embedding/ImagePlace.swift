import SiteBuilder
import SourceText

/// Whether the file of an image may be written: nothing that anybody else has drawn is replaced, and a
/// note that came from elsewhere has nothing written outside the folders that are being worked in.
struct ImagePlace {
  private let image: DiagramImage
  /// The note that shows the image.
  private let note: String
  /// The folders that the command line names.
  private let folders: [String]
  /// Whether the command line names the folder.
  private let isNamed: Bool

  /// The place of a note's image.
  init(_ image: DiagramImage, note: String, folders: [String], isNamed: Bool) {
    self.image = image
    self.note = note
    self.folders = folders
    self.isNamed = isNamed
  }

  /// What forbids it, about the block to which the image belongs; nil for most.
  func problem(at block: SourceSpan) -> Diagnostic? {
    if !isNamed, !isInside {
      return Diagnostic(
        id: "embed.outside",
        "the image would be written to '\(image.path)', outside of these notes",
        at: block, notes: [.init("'--assets' names a folder for images, wherever it is")])
    }
    if let fault = NamedLinks.faultOfWriting(to: image.path) {
      return Diagnostic(id: "embed.link", fault, at: block)
    }
    if !image.isOurs {
      return Diagnostic(
        id: "embed.foreign-file",
        "'\(image.path)' is no drawing of a scenario, and would be replaced", at: block,
        notes: [.init("give it another name, or name another folder with '--assets'")])
    }
    return nil
  }

  private var isInside: Bool { Self.isInside(image.path, of: note, folders) }

  /// Whether a file lies in a folder of the notes, and on the way to it nothing is hidden and nothing
  /// leads elsewhere: what is hidden is a tool's, such as git's, and not the notes'.
  static func isInside(_ path: String, of note: String, _ folders: [String]) -> Bool {
    let path = FoldersAround.whole(path)
    return notes(around: note, folders).contains { folder in
      let folder = FoldersAround.whole(folder.isEmpty ? "." : folder)
      let outer = folder.hasSuffix("/") ? folder : folder + "/"
      guard path.hasPrefix(outer) else { return false }
      var way = folder
      return path.dropFirst(outer.count).split(separator: "/").allSatisfy { name in
        way += "/\(name)"
        return !name.hasPrefix(".") && !NamedLinks.isLink(way)
      }
    }
  }

  /// The folders that a note belongs to: its own, those that were named and hold it, that of the notes
  /// around it, and its repository.
  private static func notes(around note: String, _ folders: [String]) -> some Sequence<String> {
    let whole = FoldersAround.whole(note)
    let named = folders.filter {
      let folder = FoldersAround.whole($0)
      return whole.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }
    // Most images lie beside their notes, and then nothing is looked for further above.
    let above: [() -> [String]] = [
      { [NotePath.folder(of: note)] }, { named }, { FoldersAround.of([note]) },
      { [FoldersAround.repository(of: note)].compactMap { $0 } },
    ]
    return above.lazy.flatMap { $0() }
  }
}
