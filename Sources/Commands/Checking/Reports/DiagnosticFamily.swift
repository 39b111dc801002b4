/// What diagnostics are about whose ids begin alike, as a reader of a report is told who knows none of them.
struct DiagnosticFamily {
  /// What the ids begin with.
  let name: String
  /// What such a diagnostic is, in a few words.
  let title: String
  /// The same in a sentence.
  let sentence: String

  private init(_ name: String, _ title: String, _ sentence: String) {
    self.name = name
    self.title = title
    self.sentence = sentence
  }

  /// What a diagnostic belongs to.
  static func of(_ id: String) -> DiagnosticFamily {
    let name = id.prefix { $0 != "." }
    return known.first { $0.name == name }
      ?? DiagnosticFamily(String(name), "A fault of a note", "A note has a fault.")
  }

  /// All of them, by name.
  static let known = [
    DiagnosticFamily(
      "block", "A block's name", "A block of code has a name that another has as well."),
    DiagnosticFamily(
      "claim", "A claim about the calls",
      "What a note claims about the order or the number of calls is not so, or cannot be read."),
    DiagnosticFamily("code", "Code from a file", "A block's code cannot be taken from its file."),
    DiagnosticFamily("comment", "A comment", "A comment of a note is not closed."),
    DiagnosticFamily("content", "A file of the notes", "A file of the notes is not used."),
    DiagnosticFamily(
      "diagnostics", "More diagnostics", "There are more diagnostics than are reported."),
    DiagnosticFamily("embed", "A diagram in a note", "A diagram cannot be put into a note."),
    DiagnosticFamily("fence", "The mark of a block", "What marks a block of code cannot be read."),
    DiagnosticFamily("footnote", "A footnote", "A footnote is not defined, or is not used."),
    DiagnosticFamily("formula", "A formula", "A formula of a note cannot be set as it stands."),
    DiagnosticFamily("front-matter", "Front matter", "The front matter of a note cannot be used."),
    DiagnosticFamily("heading", "A heading", "A heading's anchor is that of another."),
    DiagnosticFamily("image", "An image", "An image that a note shows is not there."),
    DiagnosticFamily("json", "Settings in JSON", "A file of settings cannot be read."),
    DiagnosticFamily("link", "A link", "A link of a note leads nowhere, or cannot be followed."),
    DiagnosticFamily(
      "markdown", "Markdown", "The Markdown of a note says something else than it seems to."),
    DiagnosticFamily("mdbook", "A book", "What mdBook has handed over cannot be read."),
    DiagnosticFamily("mermaid", "A diagram in Mermaid", "A diagram in Mermaid cannot be read."),
    DiagnosticFamily(
      "objc", "Objective-C", "A program in Objective-C cannot be run as it stands."),
    DiagnosticFamily(
      "observed", "A device's log", "The log of a device is not what the scenario does."),
    DiagnosticFamily("page", "A page", "A page of the notes cannot be published as it stands."),
    DiagnosticFamily("pandoc", "A document", "What Pandoc has handed over cannot be read."),
    DiagnosticFamily(
      "plantuml", "A diagram in PlantUML", "A diagram in PlantUML cannot be read."),
    DiagnosticFamily("program", "A program", "The program of a scenario is not read."),
    DiagnosticFamily(
      "request", "A request of a page", "A page asks the engine for what it does not have."),
    DiagnosticFamily("rules", "A rule's name", "A note names a rule that there is not."),
    DiagnosticFamily(
      "scenario", "A scenario", "The program of a scenario cannot be run as it stands."),
    DiagnosticFamily("stage", "A stage", "What sets the scene of scenarios cannot be used."),
    DiagnosticFamily("swift", "Swift", "A program in Swift cannot be run as it stands."),
    DiagnosticFamily("table", "A table", "A table of a note lacks cells."),
    DiagnosticFamily("template", "A template", "A template of the site cannot be used."),
    DiagnosticFamily(
      "trace", "An expected trace", "The calls that a note expects are not those that are made."),
    DiagnosticFamily(
      "words", "The words of a language", "The words of a language's pages cannot be used."),
  ]
}
