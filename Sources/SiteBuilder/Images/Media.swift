import Markup

/// A file that pages show in other ways than images: sound, film, and documents.
enum Media {
  case audio, video, document

  /// What a file is, by its ending; nil for anything else.
  init?(_ path: String) {
    switch path.split(separator: ".").last.map({ $0.lowercased() }) ?? "" {
    case "mp3", "m4a", "wav", "ogg", "flac", "opus": self = .audio
    case "mp4", "webm", "mov", "ogv", "m4v": self = .video
    case "pdf": self = .document
    default: return nil
    }
  }

  /// The element that shows it; in a line, a document is a link.
  func html(_ address: String, name: String, size: ImageSize?, isBlock: Bool) -> String {
    let address = HTMLText.escaped(WebAddress.encoded(address))
    let name = HTMLText.escaped(name)
    let link = "<a href=\"\(address)\">\(name)</a>"
    var extent = size.map { " width=\"\($0.width)\"" } ?? ""
    if let size, size.height > 0 { extent += " height=\"\(size.height)\"" }
    var html =
      switch self {
      case .audio: "<audio controls preload=\"none\" src=\"\(address)\">\(link)</audio>"
      case .video:
        "<video controls preload=\"metadata\" src=\"\(address)\"\(extent)>\(link)</video>"
      case .document where isBlock:
        "<object type=\"application/pdf\" data=\"\(address)\" aria-label=\"\(name)\"\(extent)>"
          + "\(link)</object>"
      case .document: link
      }
    if isBlock { html = "<p>\(html)</p>\n" }
    return html
  }
}
