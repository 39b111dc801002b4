import Foundation
import SourceText

/// Whether the file of an image may be written: nothing that anybody else has drawn is replaced, and a
/// note that came from elsewhere has nothing written outside the folders that are being worked in.
struct ImagePlace {
  private let image: DiagramImage
  /// The note that shows the image.
  private let note: String
  /// What stands below the scenario's block, if anything.
  private let shown: String?
  /// Whether the command line names the folder.
  private let isNamed: Bool

  /// The place of a note's image; `shown` is what stands in its region.
  init(_ image: DiagramImage, note: String, shown: String?, isNamed: Bool) {
    self.image = image
    self.note = note
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
    return there.starts(with: Array(DiagramImage.signature.utf8))
      || shown?.contains(image.markdown) ?? false
  }

  /// Whether the file lies in the folder where the command works, in the note's, in that of the notes
  /// around it, or in its repository, whatever links lead there.
  private var isInside: Bool {
    let path = Self.real(image.path)
    let around = FoldersAround.of([note]) + [".", DiagramImage.folder(of: note)]
    return (around + [FoldersAround.repository(of: note)].compactMap { $0 }).contains { folder in
      let folder = Self.real(folder.isEmpty ? "." : folder)
      return path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }
  }

  /// A whole path without symbolic links; what is not there yet is where its folder is.
  private static func real(_ path: String) -> String {
    var url = URL(fileURLWithPath: path).standardizedFileURL
    var missing: [String] = []
    while url.path != "/", !FileManager.default.fileExists(atPath: url.path) {
      missing.append(url.lastPathComponent)
      url.deleteLastPathComponent()
    }
    let found = url.resolvingSymlinksInPath()
    return missing.reversed().reduce(found) { $0.appendingPathComponent($1) }.path
  }
}
