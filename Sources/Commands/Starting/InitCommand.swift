import ArgumentParser
import SiteBuilder

/// `lifeline init`: a folder that can be built, checked and published.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Makes a folder of notes that builds, checks and publishes.",
    discussion: """
      It has a front page with every setting of the site, commented out; a note with a scenario and \
      claims; and a workflow by which GitHub refuses a false claim and publishes the site. What is \
      there already stays as it is.

        lifeline init my-notes && cd my-notes
        lifeline check
        lifeline serve --open

      The workflow fetches the command from the address that --releases gives, otherwise from \
      the one that the variable LIFELINE_RELEASES of the repository has.
      """)

  @ArgumentParser.Argument(help: ArgumentHelp("The folder (default: the current one)."))
  var folder: String = "."

  @Option(
    help: ArgumentHelp("The address at which the files of a release are found.", valueName: "URL"))
  var releases: String?

  func validate() throws {
    guard let releases else { return }
    guard ["https://", "http://", "file://"].contains(where: { releases.hasPrefix($0) }),
      releases.utf8.allSatisfy({ 0x21..<0x7F ~= $0 && !"'\"\\`$#{}".utf8.contains($0) })
    else {
      throw ValidationError("'--releases' is an address such as https://example.org/releases")
    }
  }

  func run() throws {
    let files = [
      ("content/index.md", Starter.frontPage), ("content/launch.md", Starter.note),
      (".github/workflows/notes.yml", Starter.workflow(releases: releases)),
      (".gitignore", Starter.ignored),
    ]
    if Files.kind(folder).map({ $0 != .folder }) ?? false {
      throw CommandFailure.badInput("'\(folder)' is no folder")
    }
    if FileSystem.kind(folder) != nil, Files.kind(folder) == nil {
      throw CommandFailure.badInput(
        "'\(folder)' is a symbolic link that leads nowhere; name a folder, or remove the link")
    }
    var made: [String] = []
    var written = WrittenFiles()
    for (path, text) in files {
      let target = folder == "." ? path : "\(folder.hasSuffix("/") ? folder : folder + "/")\(path)"
      try refuseObstacles(to: path)
      guard FileSystem.kind(target) == nil else {
        Streams.output("left alone: \(OutputText.name(target)), which is there already\n")
        continue
      }
      try written.writeNote(Array(text.utf8), to: target)
      made.append(target)
    }
    for path in made { Streams.output("made: \(OutputText.name(path))\n") }
    let there = folder == "." ? "" : " in '\(OutputText.name(folder))'"
    Streams.output(
      made.isEmpty
        ? "nothing was missing\n"
        : "next\(there): 'lifeline check', then 'lifeline serve --open'; to publish, commit and push\n"
    )
  }

  /// Refuses what stands on the way to a file and is no folder, a link to one too: it may lead anywhere.
  private func refuseObstacles(to path: String) throws(CommandFailure) {
    var way = folder
    for name in path.split(separator: "/").dropLast() {
      way += "/\(name)"
      guard let kind = FileSystem.kind(way), kind != .folder else { continue }
      throw .badInput("'\(way)' is no folder\(kind == .other ? ", but a link or the like" : "")")
    }
  }
}
