import Markup

/// Files that a browser would run as the site's own, or that a host takes its orders from.
enum ActiveFile {
  /// Why a file is not published; nil for one that may be.
  static func fault(_ path: String, _ bytes: @autoclosure () -> [UInt8]?, _ trust: Trust) -> String?
  {
    if trust.publishesScripts { return nil }
    let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    if !trust.publishesHostFiles, hostFiles.contains(name) {
      return "the host of the site takes its orders from it"
    }
    guard let ending = ending(of: name) else { return nil }
    if scripts.contains(ending) { return "a browser or a host may run it" }
    guard let bytes = bytes() else { return nil }
    return documents.contains(ending) ? InertDocument.fault(bytes) : InertXML.fault(bytes)
  }

  private static let documents: Set<String> = ["htm", "html"]
  private static let drawings: Set<String> = ["atom", "rdf", "rss", "svg", "xml"]
  private static let scripts: Set<String> = [
    "asp", "aspx", "cgi", "cjs", "hta", "htc", "js", "jsp", "mht", "mhtml", "mjs", "php", "phtml",
    "shtm", "shtml", "svgz", "swf", "xht", "xhtml", "xsl", "xslt",
  ]
  private static let hostFiles: Set<String> = [
    "_headers", "_redirects", "_routes.json", "cname", "netlify.toml", "staticwebapp.config.json",
    "vercel.json", "web.config",
  ]
  /// Endings behind which nobody looks for another.
  private static let inert: Set<String> = [
    "avif", "bmp", "css", "csv", "gif", "gz", "h", "ico", "jpeg", "jpg", "json", "m", "map", "md",
    "mm", "mov",
    "mp3", "mp4", "ogg", "otf", "pdf", "plist", "png", "svg", "swift", "tar", "toml", "ts", "tsv",
    "ttf",
    "txt", "wav", "webm", "webp", "woff", "woff2", "yaml", "yml", "zip",
  ]

  /// The ending by which a host says what a file is: the last that it may know.
  private static func ending(of name: String) -> String? {
    for part in name.split(separator: ".").dropFirst().reversed() {
      let part = String(part)
      if documents.contains(part) || drawings.contains(part) || scripts.contains(part) {
        return part
      }
      if inert.contains(part) { return nil }
    }
    return nil
  }
}
