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
  /// What stands below the scenario's block, if anything.
  private let shown: String?
  /// Whether the command line names the folder.
  private let isNamed: Bool

  /// The place of a note's image; `shown` is what stands in its region.
  init(
    _ image: DiagramImage, note: String, folders: [String], shown: String?, isNamed: Bool
  ) {
    self.image = image
    self.note = note
    self.folders = folders
    self.shown = shown
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
    if !isOurs {
      return Diagnostic(
        id: "embed.foreign-file",
        "'\(image.path)' is no drawing of a scenario, and would be replaced", at: block,
        notes: [.init("give it another name, or name another folder with '--assets'")])
    }
    return nil
  }

  /// Whether nothing is lost with what is there: it is shown below the block, or a drawing of ours.
  private var isOurs: Bool {
    guard let there = image.bytesThere else {
      return Files.kind(image.path) == nil
    }
    return DiagramImage.isDrawing(there)
      || shown?.contains(image.markdown) ?? false
  }

  /// Whether the file lies in a folder of the notes, and on the way to it nothing is hidden and nothing
  /// leads elsewhere: what is hidden is a tool's, such as git's, and not the notes'.
  private var isInside: Bool {
    let path = FoldersAround.whole(image.path)
    return notes.contains { folder in
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

  /// The folders that the note belongs to: its own, those that were named and hold it, that of the notes
  /// around it, and its repository.
  private var notes: [String] {
    let whole = FoldersAround.whole(note)
    let named = folders.filter {
      let folder = FoldersAround.whole($0)
      return whole.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }
    return named + FoldersAround.of([note]) + [DiagramImage.folder(of: note)]
      + [FoldersAround.repository(of: note)].compactMap { $0 }
  }
}
