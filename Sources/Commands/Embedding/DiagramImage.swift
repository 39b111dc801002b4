import SiteBuilder

/// An SVG file that a note shows: a drawing, and a comment behind it that says whose it is.
struct DiagramImage {
  /// The path of the file.
  let path: String
  /// The bytes of the drawing.
  let drawing: [UInt8]
  /// Whose it is, as the comment says it.
  let owner: ImageOwner
  /// The image as Markdown, as a region has it that nobody has edited.
  let markdown: String
  /// The address, as it stands in the Markdown.
  let address: String
  /// What is in the file; nil where there is none that can be read.
  private let there: ImageFile?

  /// An image at a path, whose file is looked at where that may be read.
  init(
    _ drawing: [UInt8], of owner: ImageOwner, at path: String, markdown: String, address: String,
    mayRead: Bool
  ) {
    self.path = path
    self.drawing = drawing
    self.owner = owner
    self.markdown = markdown
    self.address = address
    there = mayRead ? ImageFile(path) : nil
  }

  /// The bytes of the file.
  var bytes: [UInt8] { drawing + Array(owner.comment(of: drawing).utf8) }

  /// Whether the file is there and shows the drawing.
  var isCurrent: Bool { there?.drawing == drawing }

  /// Whether the file is there as it would be written.
  var isWritten: Bool { there?.bytes == bytes }

  /// Whether nothing that anybody else has drawn would be replaced.
  var isOurs: Bool { there.map(\.isOurs) ?? (Files.kind(path) == nil) }

  /// Whether a person has edited the file since it was made.
  var isEdited: Bool { there.map { $0.isOurs && $0.isEdited } ?? false }
}

/// A file that may be a drawing of `embed`'s.
struct ImageFile {
  let bytes: [UInt8]
  /// Whose it is, where it says so, and the hash of what was made.
  let owner: ImageOwner?
  private let hash: String?
  private let drawingEnd: Int

  /// Reads a file; nil where there is none that can be read, or a link, through which nothing is written either.
  init?(_ path: String) {
    guard let bytes = FileSystem.read(path, atMost: Self.largest) else { return nil }
    self.bytes = bytes
    let found = ImageOwner.read(bytes)
    owner = found?.owner
    hash = found?.hash
    drawingEnd = found?.drawingEnd ?? bytes.count
  }

  /// What is larger nobody has drawn of a scenario.
  private static let largest = 16_000_000

  /// What precedes the comment.
  var drawing: [UInt8] { Array(bytes[..<drawingEnd]) }

  /// With what every drawing of a scenario begins; the name of its theme follows, which those of older
  /// versions do not have.
  private static let signature = #"<svg xmlns="http://www.w3.org/2000/svg" class="ll"#

  /// Whether it is a drawing of a scenario.
  var isOurs: Bool {
    if owner != nil { return true }
    let signature = Array(Self.signature.utf8)
    guard bytes.starts(with: signature), bytes.count > signature.count else { return false }
    return [UInt8(ascii: " "), UInt8(ascii: "\"")].contains(bytes[signature.count])
  }

  /// Whether it says what was made, and is not that.
  var isEdited: Bool { hash.map { $0 != ImageOwner.hash(of: bytes[..<drawingEnd]) } ?? false }
}
