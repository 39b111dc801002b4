import Foundation
import SiteBuilder

/// Finds what an address names in a folder, as static hosts do.
///
/// Nothing outside the folder is found, whatever the address spells, and no hidden file.
struct StaticSite: Sendable {
  /// What an address leads to.
  enum Answer: Equatable {
    case file(path: String, bytes: [UInt8])
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
    if case .file(let path, let bytes) = file(name) { return .file(path: path, bytes: bytes) }
    if case .file(let path, let bytes) = file(name + ".html") {
      return .file(path: path, bytes: bytes)
    }
    guard kinds(of: name).last == .folder else { return .notFound }
    let way = name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name
    return .redirect("/\(way)/")
  }

  /// The page for addresses that lead nowhere, if the site has one.
  var notFoundPage: [UInt8]? { FileSystem.read("\(folder)/404.html") }

  /// The files that an address may stand for.
  static func files(for path: String) -> Set<String> {
    let name = (parts(of: path) ?? []).joined(separator: "/")
    guard !name.isEmpty else { return ["index.html"] }
    return path.hasSuffix("/")
      ? ["\(name)/index.html"] : [name, "\(name).html", "\(name)/index.html"]
  }

  /// The parts of a path, decoded once; nil when they are none.
  private static func parts(of path: String) -> [String]? {
    guard path.hasPrefix("/"), let decoded = path.removingPercentEncoding,
      !decoded.utf8.contains(0), !decoded.utf8.contains(UInt8(ascii: "\\"))
    else { return nil }
    return decoded.split(separator: "/").map(String.init)
  }

  private func file(_ path: String) -> Answer {
    let kinds = kinds(of: path)
    guard kinds.last == .file, kinds.dropLast().allSatisfy({ $0 == .folder }),
      let bytes = FileSystem.read("\(folder)/\(path)")
    else { return .notFound }
    return .file(path: path, bytes: bytes)
  }

  /// What each step of a path is; symbolic links are not followed.
  private func kinds(of path: String) -> [FileSystem.Kind?] {
    var way = folder
    return path.split(separator: "/").map { part in
      way += "/\(part)"
      return FileSystem.kind(way)
    }
  }
}
