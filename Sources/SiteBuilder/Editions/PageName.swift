/// A page's path taken apart: `notes/push.zh-Hans.md` is the page `notes/push.md` in `zh-Hans`, and
/// `notes/_index.md`, as Hugo calls a folder's page, is `notes/index.md`.
package struct PageName: Hashable, Sendable {
  /// The path without the language: what the page's translations have in common.
  package let key: String
  /// The language that the name ends in; nil for a page of the site's own language.
  package let language: String?

  /// Takes a path as it is: the name of a page of the site's own language.
  package init(_ path: String) {
    key = path
    language = nil
  }

  /// Takes a path apart, if it ends in a language that is known.
  static func of(_ path: String) -> PageName {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let start = slash.map { path.utf8.index(after: $0) } ?? path.startIndex
    guard path.utf8[start...].count(where: { $0 == UInt8(ascii: ".") }) > 1 else {
      return PageName(indexed(path))
    }
    let parts = path[start...].split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 2, let ending = parts.last else { return PageName(path) }
    let tag = parts[parts.count - 2]
    guard let language = Language.known(tag), !parts[parts.count - 3].isEmpty else {
      return PageName(path)
    }
    let stem = path.dropLast(tag.utf8.count + ending.utf8.count + 2)
    return PageName(key: indexed("\(stem).\(ending)"), language: language)
  }

  /// The path of a page, in which `_index` is `index`.
  static func indexed(_ path: String) -> String {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let start = slash.map { path.utf8.index(after: $0) } ?? path.startIndex
    let file = path[start...]
    guard file.utf8.first == UInt8(ascii: "_"),
      ["_index.md", "_index.markdown"].contains(file.lowercased())
    else { return path }
    return String(path[..<start] + file.dropFirst())
  }

  private init(key: String, language: String) {
    self.key = key
    self.language = language
  }

  /// The path of the page in a language, beside the page itself.
  func path(in language: String?) -> String {
    guard let language, let dot = key.lastIndex(of: ".") else { return key }
    return key[..<dot] + ".\(language)" + key[dot...]
  }
}
