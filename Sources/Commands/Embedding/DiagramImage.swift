import Foundation
import Markup
import ScenarioRunner
import SiteBuilder

/// An SVG file beside a note, and the Markdown that shows it there.
struct DiagramImage {
  /// With what every drawing of a scenario begins; the name of its theme follows, which those of older
  /// versions do not have.
  private static let signature = #"<svg xmlns="http://www.w3.org/2000/svg" class="ll"#

  /// Whether a file with some bytes is a drawing of a scenario.
  static func isDrawing(_ bytes: [UInt8]) -> Bool {
    let signature = Array(signature.utf8)
    guard bytes.starts(with: signature), bytes.count > signature.count else { return false }
    return [UInt8(ascii: " "), UInt8(ascii: "\"")].contains(bytes[signature.count])
  }

  /// The path of the file.
  let path: String
  /// The bytes of the file.
  let bytes: [UInt8]
  /// The image as Markdown: its address is relative to the note.
  let markdown: String

  /// The image of a scenario of a note, named for both.
  init(_ svg: String, of rendition: Rendition, note: String, folder: String?) {
    let home = Self.folder(of: note)
    let folder = folder ?? Self.joined(home, "assets")
    let stem = note.split(separator: "/").last.map { $0.split(separator: ".").first ?? $0 } ?? ""
    path = Self.joined(folder, "\(Self.plain(String(stem)))-\(Self.plain(rendition.id)).svg")
    bytes = Array(svg.utf8)
    let address = Self.relative(path, to: home)
    markdown = "![\(Self.escaped(rendition.title))](\(Self.encoded(address)))"
  }

  /// The folder of the image that a note shows, as the note's own path has it; nil for one that is not in
  /// the file system.
  static func folder(ofImageIn markdown: String, note: String) -> String? {
    // The title before it may have any signs in it, the address has no brackets.
    guard let start = markdown.range(of: "](", options: .backwards),
      let end = markdown[start.upperBound...].firstIndex(of: ")")
    else { return nil }
    let address = String(markdown[start.upperBound..<end])
    guard WebAddress.scheme(of: address) == nil, !address.hasPrefix("/") else { return nil }
    let way = folder(of: WebAddress.decoded(address))
    let home = folder(of: note)
    return way.isEmpty ? home : joined(home, way)
  }

  /// Whether the file is there and has these bytes.
  var isCurrent: Bool {
    bytesThere == bytes
  }

  /// What is in the file; nil where there is none that can be read, or a link, through which nothing is
  /// written either.
  var bytesThere: [UInt8]? { FileSystem.read(path) }

  /// The folder of a path; nothing for a name alone.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[..<slash])
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// A name without what is awkward in a file's name or an address.
  private static func plain(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" })
  }

  /// The way from a folder to a file, by names of the file system.
  private static func relative(_ path: String, to folder: String) -> String {
    let target = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    let base = URL(fileURLWithPath: folder.isEmpty ? "." : folder).standardizedFileURL
      .pathComponents
    var shared = 0
    while shared < min(target.count - 1, base.count), target[shared] == base[shared] { shared += 1 }
    let up = Array(repeating: "..", count: base.count - shared)
    return (up + target[shared...]).joined(separator: "/")
  }

  /// The way as an address; parentheses would end it.
  private static func encoded(_ way: String) -> String {
    WebAddress.asciiEncodedPath(way).replacing("(", with: "%28").replacing(")", with: "%29")
  }

  private static func escaped(_ text: String) -> String {
    String(text.flatMap { "\\[]`*_<".contains($0) ? ["\\", $0] : [$0] })
  }
}
