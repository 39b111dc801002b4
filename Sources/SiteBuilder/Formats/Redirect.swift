import Markup

/// A page at an old address that sends its reader on to the new one.
enum Redirect {
  /// Whether an alias is an address, such as `/old/push` or `old/push.html`, and not only another name; in a
  /// vault, where `CI/CD` is a name, only one that begins with a slash is. `JSON/CSV Importer` is a name anywhere.
  static func isAddress(_ alias: String, inVault: Bool) -> Bool {
    if alias.hasPrefix("/") { return true }
    guard !inVault, !alias.contains(" ") else { return false }
    return alias.contains("/") || alias.hasSuffix(".html")
  }

  /// The file at an alias that is an address; nil for one that leads out or to a hidden file, and for one
  /// with a query or a fragment, which no server looks for among its files.
  static func output(of alias: String) -> String? {
    path(of: alias).flatMap { OutputFolder.isSound($0) ? $0 : nil }
  }

  /// The same, whether there can be such a file or not.
  static func path(of alias: String) -> String? {
    guard WebAddress.scheme(of: alias) == nil,
      !alias.utf8.contains(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }),
      var path = SiteAddress.resolve(alias, in: ""), !path.isEmpty
    else { return nil }
    if alias.hasSuffix("/") {
      path += "/index"
    } else {
      for ending in [".html", ".md"] where path.hasSuffix(ending) {
        path.removeLast(ending.utf8.count)
      }
    }
    return path + ".html"
  }

  /// What is written there. Without scripts all readers come to the new page, with them to the same part of
  /// it: what a browser is told to open anew has no part of the old address.
  static func html(
    from output: String, to target: String, title: String, baseURL: String?
  ) -> [UInt8] {
    let address = HTMLText.escaped(
      WebAddress.encodedPath(SiteAddress.relative(from: output, to: target)))
    let canonical = baseURL.map { HTMLText.escaped($0 + WebAddress.asciiEncodedPath(target)) }
    return Array(
      """
      <!doctype html>
      <meta charset="utf-8">
      <title>\(HTMLText.escaped(title))</title>
      <link rel="canonical" href="\(canonical ?? address)">
      <meta name="robots" content="noindex">
      <meta http-equiv="refresh" content="0; url=\(address)">
      <p><a href="\(address)">\(HTMLText.escaped(title))</a></p>
      <script>location.replace(document.links[0].href + location.hash)</script>

      """.utf8)
  }
}
