import Markup
import SiteBuilder

/// Finds what an address names in a folder, as static hosts do.
///
/// Nothing outside the folder is found, whatever the address spells, and no hidden file.
struct StaticSite: Sendable {
  /// What an address leads to.
  enum Answer: Equatable {
    /// A file, by its path below the folder.
    case file(String)
    /// The folder's own page is to be asked for by the address with a slash.
    case redirect(String)
    case notFound
    /// The address is none.
    case malformed
  }

  private let folder: String

  init(_ folder: String) { self.folder = folder }

  /// What the path of an address leads to, as it stands in the request.
  func answer(to path: String) -> Answer {
    guard let parts = Self.parts(of: path) else { return .malformed }
    guard !parts.contains(where: { $0.hasPrefix(".") }) else { return .notFound }
    let name = parts.joined(separator: "/")
    if path.hasSuffix("/") { return file(name.isEmpty ? "index.html" : name + "/index.html") }
    guard !name.isEmpty else { return .malformed }
    for path in [name, name + ".html"] where file(path) != .notFound { return .file(path) }
    guard kind(of: name) == .folder else { return .notFound }
    let way = WebAddress.asciiEncodedPath(name)
    return .redirect("/\(way)/")
  }

  /// The page for addresses that lead nowhere, if the site has one.
  var notFoundPage: [UInt8]? { bytes(of: "404.html") }

  /// What is in a page; nil when it is gone, or so large that it is sent part by part.
  func bytes(of path: String) -> [UInt8]? {
    let bytes = FileSystem.read("\(folder)/\(path)", atMost: Self.largestPage + 1)
    return bytes.flatMap { $0.count > Self.largestPage ? nil : $0 }
  }

  /// The bytes of a page that is held in memory, to be sent with the script of the preview: far more than any
  /// page that a build makes.
  private static let largestPage = 100_000_000

  /// A file, to be read part by part; nil when it is gone.
  func open(_ path: String) -> OpenFile? { OpenFile("\(folder)/\(path)") }

  /// The files that an address may stand for.
  static func files(for path: String) -> Set<String> {
    let name = (parts(of: path) ?? []).joined(separator: "/")
    guard !name.isEmpty else { return ["index.html"] }
    return path.hasSuffix("/")
      ? ["\(name)/index.html"] : [name, "\(name).html", "\(name)/index.html"]
  }

  /// The parts of a path, decoded once; nil when they are none.
  private static func parts(of path: String) -> [String]? {
    guard path.hasPrefix("/"), let decoded = PercentEncoding.decoded(path),
      !decoded.utf8.contains(0), !decoded.utf8.contains(UInt8(ascii: "\\"))
    else { return nil }
    return decoded.split(separator: "/").map(String.init)
  }

  private func file(_ path: String) -> Answer { kind(of: path) == .file ? .file(path) : .notFound }

  /// What a path leads to by folders alone: symbolic links are not followed.
  private func kind(of path: String) -> FileSystem.Kind? {
    var way = folder
    var kind: FileSystem.Kind? = .folder
    for part in path.split(separator: "/") {
      guard kind == .folder else { return nil }
      way += "/\(part)"
      kind = FileSystem.kind(way)
    }
    return kind
  }
}
