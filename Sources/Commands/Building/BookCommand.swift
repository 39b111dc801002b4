import ArgumentParser
import Preview
import SiteBuilder
import SourceText

/// `lifeline book`: the notes of a folder as one file for readers of books.
struct BookCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "book",
    abstract: "Makes a book (EPUB) of a folder of notes, to read offline or to print.",
    usage: """
      lifeline book [<folder>] [-o <file>] [--content <folder>] [--templates <folder>]
                    [--language <language>] [--base-url <URL>] [--drafts] [--future]
                    [--today <day>] [--hook <program> ...] [--untrusted] [--quiet | --verbose]
      """,
    discussion: """
      FOLDER is a folder of the content; without it the book has all notes. They stand in the order of \
      the site's navigation, with their diagrams, formulas and pictures. Links to notes of the book lead \
      there; others lead to the published site where --base-url says where that is.

        lifeline book
        lifeline book notes/lifecycle -o lifecycle.epub
        lifeline book --language zh-Hans --base-url https://example.org/notes/ -o notes.epub

      The same notes give the same bytes.
      """)

  @ArgumentParser.Argument(
    help: ArgumentHelp("The folder of the content whose notes the book has.", valueName: "folder"))
  var folder: String?

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("Where to write (default: book.epub).", valueName: "file"))
  var output = "book.epub"

  @Option(help: ArgumentHelp("The folder of notes (default: content).", valueName: "folder"))
  var content: String?

  @Option(
    help: ArgumentHelp(
      "A folder whose words and statements of rules replace the built-in ones (default: templates).",
      valueName: "folder"))
  var templates: String?

  @Option(
    help: ArgumentHelp("Which language of the notes (default: their own).", valueName: "language"))
  var language: String?

  @Option(
    name: .customLong("base-url"),
    help: ArgumentHelp("The address at which the site is published.", valueName: "URL"))
  var baseURL: String?

  @Flag(help: "Include drafts.")
  var drafts = false

  @OptionGroup var day: DayOptions

  @OptionGroup var hooks: HookOptions

  @OptionGroup var trust: TrustOptions

  @OptionGroup var speech: SpeechOptions

  func validate() throws {
    try hooks.refuse(trust.trust)
    guard let baseURL, let problem = SiteBuild.problem(ofAddress: baseURL) else { return }
    throw ValidationError(problem)
  }

  func run() throws {
    let place: TemporaryFolder
    do { place = try TemporaryFolder() } catch { throw CommandFailure.badInput("\(error.message)") }
    defer { place.remove() }
    var build = SiteBuild(
      content: content, templates: templates, output: place.path + "/site", baseURL: baseURL,
      includesDrafts: drafts)
    build.trust = trust.trust
    build.hooks = hooks.hooks
    build.day = day.day
    build.book = BookChoice(folder: chosen(in: build.content), language: language)
    let report = try speech.showing("page") { progress in
      build.progress = progress
      return try build.run()
    }
    Streams.report(report.diagnostics, each: false)
    if !report.book.isEmpty {
      var files = WrittenFiles()
      try files.write(report.book, to: output, read: report.read)
      speech.say(
        "\(Counted.text(report.book.count, "byte")) written to \(OutputText.name(output))\n")
    }
    try CommandFailure.check(report.diagnostics, strict: false)
  }

  /// The chosen folder from the content on, whether it was named from there or from where the command is run.
  private func chosen(in content: String) -> String {
    var path = folder ?? ""
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    if path == content || path == "." { return "" }
    return path.hasPrefix(content + "/") ? String(path.dropFirst(content.count + 1)) : path
  }
}
