import Markup
import SiteBuilder
import SourceText

/// The notes that a command line names, those that can be read; what is wrong with the others keeps none of
/// them from being written.
struct NamedNotes {
  let notes: [NamedNote]
  /// The notes and what surrounds them.
  let notebook: Notebook
  /// The folders that the command line names.
  let folders: [String]
  /// How large the notes are together.
  let bytes: Int
  /// Why some of what is named cannot be read.
  private(set) var failures: [CommandFailure] = []

  init(paths: [String], _ trust: Trust) {
    var files: [SourceFile] = []
    var failures: [CommandFailure] = []
    var seen: Set<String> = []
    for path in paths {
      do throws(CommandFailure) {
        if !Files.isFolder(path), let fault = NamedLinks.faultOfWriting(to: path) {
          throw .badInput(fault)
        }
        for file in try Files.markdownFiles(at: [path])
        where seen.insert(Files.place(of: file)).inserted {
          do throws(CommandFailure) { files.append(try Files.readNote(file)) } catch {
            failures.append(error)
          }
        }
      } catch {
        failures.append(error)
      }
    }
    self.init(files, folders: paths.filter { Files.isFolder($0) }, trust)
    self.failures = failures
  }

  /// Notes that have been read, whose paths say where they lie or would.
  init(_ files: [SourceFile], folders: [String] = [], _ trust: Trust) {
    var named = NamedPages(files)
    named.notebook.budget = trust.budget
    notebook = named.notebook
    self.folders = folders
    bytes = named.bytes
    let noticed = Dictionary(grouping: named.diagnostics, by: \.span.file.path)
    var homes = NoteHomes()
    notes = named.pages.map { page in
      let home = homes.home(of: NotePath.folder(of: page.file.path))
      let noticed = (noticed[page.file.path] ?? []).compactMap { Self.asSaid($0, of: page) }
      return NamedNote(page, noticed, home: home)
    }
  }

  /// What was noticed of a note, as it matters here: a note in another encoding that has no scenario needs
  /// nothing, and notation of other tools is theirs to read.
  static func asSaid(_ diagnostic: Diagnostic, of page: Page) -> Diagnostic? {
    if diagnostic.id == "markdown.foreign-notation" { return nil }
    guard diagnostic.id == "page.encoding" else { return diagnostic }
    return Diagnostic(
      page.scenarios.isEmpty ? .warning : .error, id: diagnostic.id, diagnostic.message,
      at: diagnostic.span, notes: [.init("save it as UTF-8; until then it stays as it is")])
  }
}
