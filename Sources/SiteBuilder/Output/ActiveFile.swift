import Markup

/// Files that a browser would run as the site's own, or that a host takes its orders from.
///
/// What is known to run is refused by its name, what is known to be inert is let through by it, and all else
/// is judged by what it holds: a browser that is told nothing of a file looks there too.
enum ActiveFile {
  /// Why a file is not published; nil for one that may be.
  ///
  /// - Throws: What keeps the file from being read.
  static func fault(
    _ path: String, _ file: @autoclosure () -> FilePieces?, _ trust: Trust
  ) throws(SiteError) -> String? {
    if trust.publishesScripts { return nil }
    let name = FileKind(path)
    if let fault = name.faultOfHost(trust) { return fault }
    if name.isInert, !name.isStyle { return nil }
    guard let file = file() else { return nil }
    var bytes: [UInt8] = []
    while bytes.count <= SizeLimits.lookedInto, case let piece = try file.next(), !piece.isEmpty {
      bytes += piece
    }
    if !trust.publishesHostFiles, bytes.starts(with: "#!".utf8) {
      return "a host may run it: it begins with '#!'"
    }
    if bytes.count > SizeLimits.lookedInto {
      guard !name.isStyle, !name.isDocument, !name.isDrawing, !InertUnknown.isLikeMarkup(bytes)
      else {
        return "it is larger than \(SizeLimits.lookedInto / 1_000_000) MB, so it is not looked into"
      }
      return try faultOfPieces(file)
    }
    if name.isStyle { return StyleSheet.fault(bytes) }
    if name.isDocument { return InertDocument.fault(bytes) }
    return name.isDrawing ? InertXML.fault(bytes) : InertUnknown.fault(bytes)
  }

  /// The same of a file that is no markup and may have any size.
  private static func faultOfPieces(_ file: FilePieces) throws(SiteError) -> String? {
    file.rewind()
    var before: [UInt8] = []
    while case let piece = try file.next(), !piece.isEmpty {
      // A word may be in two pieces.
      if let fault = InertUnknown.fault(ofPart: before + piece) { return fault }
      before = piece.suffix(20)
    }
    return nil
  }
}

/// What the name of a file says of it to hosts and browsers.
private struct FileKind {
  /// The whole path in small letters, folder by folder.
  private let folders: [String]
  private let name: String
  /// What stands behind the first dot, each part without the blanks and dots around it: a host may look at
  /// any of them.
  private let endings: [String]
  /// The last of them, blanks and all, as a host compares it.
  private let last: String?

  init(_ path: String) {
    var names = path.lowercased().split(separator: "/").map(String.init)
    let whole = names.popLast() ?? ""
    folders = names
    name = Self.trimmed(whole)
    let parts = whole.split(omittingEmptySubsequences: false) { ".;:?".contains($0) }.dropFirst()
    endings = parts.map { Self.trimmed(String($0)) }.filter { !$0.isEmpty }
    last = parts.last.map(String.init)
  }

  private static func trimmed(_ text: String) -> String {
    let isBlank: (Character) -> Bool = { $0.isWhitespace || $0 == "." }
    return String(text.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }

  /// The ending by which a host says what a file is: the last that it may know.
  private var known: String? {
    endings.last {
      HostKinds.isRun($0) || HostKinds.documents.contains($0) || HostKinds.drawings.contains($0)
        || HostKinds.scripts.contains($0) || HostKinds.inert.contains($0)
    }
  }

  var isDocument: Bool { known.map(HostKinds.documents.contains) ?? false }
  var isDrawing: Bool { last.map(HostKinds.drawings.contains) ?? false }
  var isStyle: Bool { last == "css" }
  /// Whether every host says of it that it is what does not run.
  var isInert: Bool { last.map(HostKinds.inert.contains) ?? false }

  /// Why it is not published, by its name alone.
  func faultOfHost(_ trust: Trust) -> String? {
    let runs = "a browser or a host may run it"
    if endings.contains(where: HostKinds.isRun) { return runs }
    if let known, HostKinds.scripts.contains(known) { return runs }
    if let last, HostKinds.packed.contains(last), let inner = endings.dropLast().last,
      HostKinds.documents.contains(inner) || HostKinds.drawings.contains(inner)
        || HostKinds.scripts.contains(inner)
    {
      return "it is packed, and a browser that unpacks it may run it"
    }
    guard !trust.publishesHostFiles else { return nil }
    if HostKinds.orders.contains(name) { return "the host of the site takes its orders from it" }
    if endings.contains(where: HostKinds.languages.contains) { return "a host may run it" }
    let isProgram = last.map(HostKinds.programs.contains) ?? true
    if isProgram, folders.contains(where: HostKinds.folders.contains) {
      return "a host may run what is in such a folder"
    }
    return nil
  }
}

/// The names by which hosts and browsers know files.
private enum HostKinds {
  static let documents: Set<String> = ["htm", "html"]
  static let drawings: Set<String> = ["atom", "rdf", "rss", "svg", "xml"]

  /// What browsers run, and hosts by the last ending that they know.
  static let scripts: Set<String> = [
    "cer", "cjs", "ctp", "dhtml", "ehtml", "hhvm", "hta", "htc", "htmls", "html5", "htx", "inc",
    "jhtml", "jnlp", "js", "jsm", "mht", "mhtml", "mjs", "svc", "svgz", "swf", "xbl", "xht", "xhtm",
    "xhtml", "xsl", "xslt", "xul",
  ]

  /// What hosts run that are set up for it, wherever the ending stands: Apache takes `photo.php.jpg` for PHP.
  static func isRun(_ ending: String) -> Bool {
    if ending.hasPrefix("php"), ending.dropFirst(3).allSatisfy(\.isNumber) { return true }
    return handled.contains(ending)
  }

  private static let handled: Set<String> = [
    "asa", "ascx", "ashx", "asis", "asmx", "asp", "aspx", "axd", "cfc", "cfm", "cfml", "cgi",
    "cshtm", "cshtml", "fcgi", "fpl", "idc", "jsp", "jspa", "jspf", "jspx", "jsv", "jsw", "jws",
    "lasso", "phar", "phps", "pht", "phtm", "phtml", "rhtml", "shtm", "shtml", "soap", "ssi", "stm",
    "vbhtm", "vbhtml", "xsp",
  ]

  /// Programs that hosts run which are set up for it, and that notes about programming offer for download:
  /// published, they are files that nobody may execute.
  static let languages: Set<String> = [
    "adp", "bash", "bat", "cmd", "csh", "dll", "erb", "exe", "ksh", "lua", "perl", "pl", "plx",
    "pm", "ppl", "ps1", "psgi", "psp", "py", "py3", "pyc", "pyo", "pyw", "rb", "rbw", "sh", "tcl",
    "vbs", "wsf", "wsgi", "zsh",
  ]

  /// Programs that hosts run in the folders that are for them.
  static let programs: Set<String> = [
    "cts", "go", "java", "jsx", "kt", "mts", "php", "rs", "swift", "ts", "tsx", "wasm",
  ]
  static let folders: Set<String> = [
    "api", "cgi-bin", "edge-functions", "functions", "netlify", "supabase",
  ]

  /// Files by which a host is set up.
  static let orders: Set<String> = [
    "_config.toml", "_config.yaml", "_config.yml", "_headers", "_middleware.ts", "_redirects",
    "_routes.json", "_worker.ts", "amplify.yaml", "amplify.yml", "app.yaml", "app.yml", "caddyfile",
    "cname", "customhttp.yaml", "customhttp.yml", "dockerfile", "firebase.json", "fly.toml",
    "gemfile", "middleware.ts", "netlify.toml", "nginx.conf", "now.json", "package.json",
    "php.ini", "procfile", "render.yaml", "render.yml", "serve.json", "static.json", "staticfile",
    "staticfile.auth", "staticwebapp.config.json", "user.ini", "htaccess", "vercel.json",
    "web.config", "wrangler.json", "wrangler.jsonc", "wrangler.toml",
  ]

  /// What is unpacked on the way to the reader: hosts send `a.html.gz` as packed HTML.
  static let packed: Set<String> = ["br", "bz2", "deflate", "gz", "xz", "z", "zst"]

  /// What runs nowhere, whatever it holds.
  static let inert: Set<String> = [
    "7z", "aac", "aif", "aiff", "avi", "avif", "bib", "bmp", "bz2", "c", "cc", "cpp", "css", "csv",
    "docx", "epub", "flac", "gif", "go", "gz", "h", "heic", "heif", "hpp", "ico", "java", "jpeg",
    "jpg", "json", "jsonl", "jxl", "kt", "log", "lua", "m", "m4a", "m4v", "map", "md", "mkv", "mm",
    "mov", "mp3", "mp4", "numbers", "odp", "ods", "odt", "oga", "ogg", "ogv", "opus", "otf",
    "pages", "pdf", "pl", "png", "pptx", "py", "rb", "rs", "rtf", "sh", "srt", "swift",
    "tar", "tgz", "tif", "tiff", "toml", "ts", "tsv", "ttc", "ttf", "txt", "vtt", "wasm", "wav",
    "webm", "webmanifest", "webp", "woff", "woff2", "xlsx", "xz", "yaml", "yml", "zip",
  ]
}
