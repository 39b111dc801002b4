import Markup
import POSIX

/// The images of the content folder, whose sizes are read off their first bytes.
struct ImageFolder: Sendable {
  /// The content folder; nil when pages are in memory only.
  let folder: String?

  /// What the content folder is called.
  var name: String? { folder.flatMap { SystemPath.components(SystemPath.whole($0)).last } }

  /// Whether a path is an image's, by its ending.
  static func isImage(_ path: String) -> Bool {
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return ["png", "jpg", "jpeg", "gif", "webp", "svg", "avif", "bmp"].contains(ending)
  }

  /// The size of an image; nil when it does not say.
  func size(of path: String) -> ImageSize? {
    guard let folder, Self.isImage(path),
      let bytes = FileSystem.read(path, below: folder, atMost: ImageHeader.length)
    else { return nil }
    return ImageHeader.size(bytes)
  }
}
