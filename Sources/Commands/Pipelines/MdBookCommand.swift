import ArgumentParser
import Markup
import SiteBuilder
import SourceText

/// `lifeline mdbook`: a preprocessor of mdBook, which puts diagrams into the chapters of a book as it is built.
struct MdBookCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mdbook",
    abstract: "Puts diagrams into a book that mdBook builds, as its preprocessor.",
    usage: "lifeline mdbook [supports <renderer>]",
    discussion: """
      In book.toml:

        [preprocessor.lifeline]
        command = "lifeline mdbook"

      mdBook hands the book over as JSON on standard input and takes it back from standard output. The \
      chapters' files stay as they are. In HTML a diagram is a drawing, for other renderers it is text.

      Exit codes: 0 all well, 2 a chapter or a scenario cannot be understood.
      """)

  @ArgumentParser.Argument(
    help: ArgumentHelp(
      "'supports' and the name of a renderer: whether it can be used with it, by the exit code.",
      valueName: "question"))
  var question: [String] = []

  @OptionGroup var trust: TrustOptions

  func validate() throws {
    guard question.isEmpty || question.count == 2 && question[0] == "supports" else {
      throw ValidationError("mdBook asks 'supports' and a renderer, or nothing")
    }
  }

  func run() throws {
    // Text is right wherever drawings are not.
    guard question.isEmpty else { return }
    let bytes = Streams.input(atMost: JSONTree.largest)
    let book: MdBook
    do throws(JSONFault) {
      book = try MdBook(SourceFile(path: PipedNote.unnamed, bytes: bytes))
    } catch {
      Streams.report([error.diagnostic])
      throw CommandFailure.badInput
    }
    var options = EmbedOptions(format: book.isHTML ? .html : .text)
    options.isInPipeline = true
    let run = EmbeddingRun(
      NamedNotes(book.chapters.map(\.file), trust.trust), options, trust.trust)
    Streams.report(run.notes.flatMap(\.diagnostics))
    guard !run.notes.contains(where: \.isFaulty) else { throw CommandFailure.badInput }
    Streams.data(book.replacing(run.notes.map(\.bytes)))
  }
}
