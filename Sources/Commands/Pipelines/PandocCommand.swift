import ArgumentParser
import Markup
import SiteBuilder
import SourceText

/// `lifeline pandoc`: a filter of Pandoc's, which puts diagrams into a document on its way to any format.
struct PandocCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pandoc",
    abstract: "Puts diagrams into a document of Pandoc's, as its filter.",
    usage: "lifeline pandoc [<format>] [--name <path>]",
    discussion: """
      Reads Pandoc's document as JSON from standard input and prints it with diagrams:

        pandoc -t json notes.md | lifeline pandoc docx | pandoc -f json -o notes.docx

      Called by the name 'lifeline-pandoc' it is a filter for '--filter lifeline-pandoc'; as one in Lua, \
      'lifeline adapter pandoc' prints it. In HTML a diagram is a drawing, in formats that hold images \
      an image, and text in all others.

      Exit codes: 0 all well, 2 the document or a scenario cannot be understood.
      """)

  /// By what name the command is this one.
  static let filterName = "lifeline-pandoc"

  @ArgumentParser.Argument(help: ArgumentHelp("The format that the document goes to."))
  var format: String = "html"

  @Option(
    help: ArgumentHelp("Where the document lies, for messages and stages.", valueName: "path"))
  var name: String?

  @OptionGroup var trust: TrustOptions

  func run() throws {
    let bytes = Streams.input(atMost: JSONTree.largest)
    let document: PandocDocument
    do throws(JSONFault) {
      document = try PandocDocument(SourceFile(path: PipedNote.unnamed, bytes: bytes))
    } catch {
      Streams.report([error.diagnostic])
      throw CommandFailure.badInput
    }
    let note = document.note(named: name ?? PipedNote.unnamed)
    let (renditions, diagnostics) = Self.run(note, trust.trust)
    Streams.report(diagnostics)
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      throw CommandFailure.badInput
    }
    let form = PandocForm(format: format)
    Streams.data(document.adding(renditions.mapValues(form.block)))
  }

  /// The scenarios of a note, by the numbers of their blocks, and what is wrong with it.
  private static func run(_ note: SourceFile, _ trust: Trust) -> ([Int: Rendition], [Diagnostic]) {
    var named = NamedPages([note])
    named.notebook.budget = trust.budget
    var diagnostics = named.diagnostics
    var allowance = RunAllowance(trust.budget, bytes: note.bytes.count)
    var renditions: [Int: Rendition] = [:]
    for page in named.pages {
      allowance.beginPage()
      for scenario in page.scenarios {
        var rendition = Rendition(scenario, in: named.notebook)
        if let other = scenario.comparedWith {
          rendition.compare(with: Rendition(page.scenarios[other], in: named.notebook))
        }
        if let missing = named.notebook.missingStage(of: scenario) { diagnostics.append(missing) }
        diagnostics += rendition.run(&allowance)
        renditions[scenario.fence.index] = rendition
      }
    }
    return (renditions, diagnostics)
  }
}

/// In what form diagrams go to a format of Pandoc's.
enum PandocForm {
  case drawing, image
  /// An image in a document that cuts off what is larger than its page.
  case fittedImage
  case text

  init(format: String) {
    // `markdown+emoji` is Markdown.
    let name = format.prefix { $0 != "+" && $0 != "-" }
    self =
      switch name {
      case "html", "html4", "html5", "chunkedhtml", "revealjs", "slidy", "s5", "dzslides",
        "slideous":
        .drawing
      case "docx", "odt", "opendocument": .fittedImage
      case "pptx", "epub", "epub2", "epub3", "pdf", "latex",
        "beamer",
        "context", "typst", "ms", "rtf", "icml", "fb2", "docbook", "docbook4", "docbook5":
        .image
      default: .text
      }
  }

  /// A block of Pandoc's document with a diagram in it.
  func block(_ rendition: Rendition) -> String {
    switch self {
    case .drawing:
      let html = InlineFigure.html(rendition)
      return #"{"t":"RawBlock","c":["html",\#(JSONString.quoted(html))]}"#
    case .image, .fittedImage:
      let drawing = RenderFormat.svg.document([rendition])
      let svg = Base64.encoded(Array(drawing.utf8))
      let title = JSONString.quoted(rendition.title)
      let width = self == .fittedImage ? Self.fittedWidth(of: drawing) : nil
      let attributes = width.map { #"["width","\#($0)px"]"# } ?? ""
      return
        #"{"t":"Para","c":[{"t":"Image","c":[["",["lifeline"],[\#(attributes)]],[{"t":"Str","c":\#(title)}],"#
        + #"["data:image/svg+xml;base64,\#(svg)",""]]}]}"#
    case .text:
      let text = JSONString.quoted(RenderFormat.text.document([rendition]))
      return #"{"t":"CodeBlock","c":[["",["lifeline"],[]],\#(text)]}"#
    }
  }

  /// What lies between the margins of a page, in pixels.
  private static let page = (width: 600, height: 800)

  /// The width at which a drawing fits a page; nil for one that does as it is.
  private static func fittedWidth(of drawing: String) -> Int? {
    let width = number("width", of: drawing)
    let height = number("height", of: drawing)
    guard width > page.width || height > page.height else { return nil }
    return min(page.width, width * page.height / max(height, 1))
  }

  /// How wide or high a drawing says it is.
  private static func number(_ name: String, of drawing: String) -> Int {
    guard let start = drawing.firstRange(of: " \(name)=\"")?.upperBound else { return 0 }
    return Int(drawing[start...].prefix { $0.isNumber }) ?? 0
  }
}
