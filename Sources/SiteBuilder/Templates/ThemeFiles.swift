import SourceText

/// The files of a theme by what they are.
struct ThemeFiles {
  /// Templates, and what is published as it is, by their paths.
  private(set) var files: [String: SourceFile] = [:]
  /// The words of the frame.
  private(set) var words: [SourceFile] = []
  /// The statements of the rules.
  private(set) var rules: [SourceFile] = []
  /// What is wrong with the names of files.
  private(set) var diagnostics: [Diagnostic] = []

  /// Adds a file by its path in the theme.
  mutating func add(_ file: SourceFile, _ path: String) {
    if Vocabulary.isWords(path) {
      words.append(file)
    } else if RuleStatements.isStatements(path) {
      rules.append(file)
    } else if let kind = Self.kind(ofMisnamed: path) {
      diagnostics.append(
        Diagnostic(
          .warning, id: "\(kind).file-name",
          "a file of \(kind) is called as '\(kind).fr.yaml' is, and nothing reads this one",
          at: SourceSpan(file: file, range: 0..<0)))
    } else {
      files[path] = file
    }
  }

  /// What else a theme can have than templates and words, by the endings of names: what browsers are given.
  private static let kinds: Set = [
    "css", "js", "mjs", "json", "map", "wasm", "webmanifest", "txt",
    "avif", "bmp", "gif", "ico", "jpeg", "jpg", "png", "svg", "webp",
    "eot", "otf", "ttf", "woff", "woff2", "mp3", "mp4", "ogg", "webm",
  ]

  /// Whether a file is a part of a theme by its name.
  static func isPart(_ path: String) -> Bool {
    let name = (path.split(separator: "/").last ?? "").lowercased()
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last ?? ""
    return path.hasSuffix(SiteTheme.ending) || kinds.contains(String(ending)) || isOfYAML(path)
  }

  /// Whether it is read as words or as statements of rules, or is nearly called as those are.
  static func isOfYAML(_ path: String) -> Bool {
    Vocabulary.isWords(path) || RuleStatements.isStatements(path) || kind(ofMisnamed: path) != nil
  }

  /// What is said of a file that is no part of a theme, and so neither read nor published.
  static func notPart(_ name: String, at path: String) -> Diagnostic {
    let file = SourceFile(path: path, bytes: [])
    if let meant = nearest(to: name, in: house) {
      return unused(name, file, meant: meant)
    }
    return Diagnostic(
      .warning, id: "template.not-published",
      "a file of this kind is no part of a theme, so it is not published",
      at: SourceSpan(file: file, range: 0..<0),
      notes: [
        .init(
          "templates, words, styles, scripts, images, fonts, sounds and films are, by their endings:"
            + " \(kinds.sorted().joined(separator: ", "))")
      ])
  }

  /// What a file is of that is nearly called as those of words or of rules are.
  private static func kind(ofMisnamed path: String) -> String? {
    let name = (path.split(separator: "/").last ?? "").lowercased()
    guard name.hasSuffix(".yaml") || name.hasSuffix(".yml") else { return nil }
    return ["words", "rules"].first { name.hasPrefix($0 + ".") }
  }

  /// Warns of the files that were probably meant to replace one of the house's and do not: no template
  /// that is used speaks of them.
  static func unused(_ files: [String: SourceFile], templates: Set<String>) -> [Diagnostic] {
    let texts = templates.compactMap { files[$0 + SiteTheme.ending]?.bytes }
    return files.sorted { $0.key < $1.key }.compactMap { path, file in
      guard !house.contains(path), !JoinedFile.contains(path),
        let meant = nearest(to: path, in: house)
      else { return nil }
      let isUsed =
        path.hasSuffix(SiteTheme.ending)
        ? templates.contains(String(path.dropLast(SiteTheme.ending.count)))
        : texts.contains { $0.firstRange(of: Array(path.utf8)) != nil }
      return isUsed ? nil : unused(path, file, meant: meant)
    }
  }

  private static func unused(_ name: String, _ file: SourceFile, meant: String) -> Diagnostic {
    Diagnostic(
      .warning, id: "template.unused", "no template speaks of '\(name)'",
      at: SourceSpan(file: file, range: 0..<0), notes: [.init("did you mean '\(meant)'?")])
  }

  /// What a theme may replace.
  private static var house: [String] { EmbeddedFiles.all.map(\.name) + JoinedFile.all.map(\.whole) }

  /// The file of the house with nearly the name of another of the same kind, or with nearly its ending.
  private static func nearest(to path: String, in house: [String]) -> String? {
    let parts = (path.split(separator: "/").last ?? "").split(separator: ".", maxSplits: 1)
    guard let ending = parts.last?.lowercased(), parts.count == 2 else { return nil }
    let stems = house.filter { $0.hasSuffix(".\(ending)") }.map { $0.dropLast(ending.count + 1) }
    if stems.isEmpty {
      let endings = house.filter { $0.hasPrefix("\(parts[0]).") }.map {
        $0.dropFirst(parts[0].count + 1)
      }
      return Suggestion.nearest(to: ending, in: endings.map { String($0) }).map {
        "\(parts[0]).\($0)"
      }
    }
    if stems.contains(parts[0]) { return parts[1] == ending ? nil : "\(parts[0]).\(ending)" }
    return Suggestion.nearest(to: String(parts[0]), in: stems.map { String($0) }).map {
      "\($0).\(ending)"
    }
  }
}
