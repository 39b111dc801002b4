import Foundation
import SiteBuilder
import SourceText

/// A site of many pages, built from nothing, built again and built after one page has changed; beside
/// it what others take for the same Markdown, where they are installed.
///
/// Each build is a process of its own, in a file system in memory where there is one.
struct SiteBenchmark {
  private let folder: URL
  private let content: URL
  private let output: URL

  /// Writes the pages.
  init(pages: Int) throws {
    let memory = URL(fileURLWithPath: "/dev/shm")
    let isThere = FileManager.default.isWritableFile(atPath: memory.path)
    folder = (isThere ? memory : FileManager.default.temporaryDirectory)
      .appendingPathComponent("lifeline-benchmark-\(UUID().uuidString)")
    content = folder.appendingPathComponent("content")
    output = folder.appendingPathComponent("site")
    try FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
    try SampleSite.write(pages: pages, to: content)
    try HugoSite.write(to: folder)
  }

  /// The cases, and what each costs; nil for a peer that is not there.
  func run(samples: Int) -> [(name: String, cost: ProcessCost?)] {
    let itself = CommandLine.arguments[0]
    let build = ["build", content.path, output.path]
    return [
      ("from nothing", .median(of: samples, itself, build, prepare: clean)),
      ("with nothing to do", .median(of: samples, itself, build) {}),
      ("with one page changed", .median(of: samples, itself, build, prepare: changePage)),
      (
        "libcmark alone",
        .median(of: samples, itself, ["cmark"] + build.dropFirst(), prepare: clean)
      ),
      (
        "Hugo, without diagrams and search",
        .median(of: samples, "hugo", ["--quiet", "--source", folder.path, "-d", output.path]) {
          clean()
        }
      ),
    ]
  }

  /// Does the work of one case, when the program is started for that; false otherwise.
  static func perform(_ arguments: [String]) throws -> Bool {
    guard arguments.count == 4 else { return false }
    switch arguments[1] {
    case "build":
      let report = try SiteBuild(content: arguments[2], output: arguments[3]).run()
      guard report.diagnostics.isEmpty else { throw Fault(message: report.diagnostics[0].message) }
    case "cmark": try PlainMarkdown.convert(arguments[2], to: arguments[3])
    default: return false
    }
    return true
  }

  private func clean() { try? FileManager.default.removeItem(at: output) }

  private func changePage() {
    let file = content.appendingPathComponent("section-0/page-7.md")
    guard let handle = try? FileHandle(forWritingTo: file) else { return }
    _ = try? handle.seekToEnd()
    try? handle.write(contentsOf: Data("\nOne more line.\n".utf8))
    try? handle.close()
    // What was written a moment ago is read again, as nobody's next build would.
    usleep(100_000)
  }

  /// Removes what was written.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// What the build complained about, which it should not have.
  struct Fault: Error {
    let message: String
  }
}

/// The same pages as a site of Hugo's, with templates that say no more than the pages do.
private enum HugoSite {
  static func write(to folder: URL) throws {
    let files = [
      "hugo.toml":
        "baseURL = \"https://a.example/\"\ndisableKinds = [\"RSS\", \"taxonomy\", \"term\"]\n",
      "layouts/_default/single.html":
        "<!doctype html><title>{{ .Title }}</title><main>{{ .Content }}</main>\n",
      "layouts/_default/list.html":
        "<!doctype html><title>{{ .Title }}</title><ul>{{ range .Pages }}<li>"
        + "<a href=\"{{ .RelPermalink }}\">{{ .Title }}</a>{{ end }}</ul>\n",
    ]
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }
}

/// Each page through libcmark and nothing else: what no generator that uses it can be faster than.
private enum PlainMarkdown {
  private typealias Convert =
    @convention(c) (
      UnsafePointer<CChar>?, Int, Int32
    ) -> UnsafeMutablePointer<CChar>?

  static func convert(_ content: String, to output: String) throws {
    let names = ["libcmark.so.0.30.2", "libcmark.so.0", "libcmark.so", "libcmark.dylib"]
    guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first,
      let symbol = dlsym(library, "cmark_markdown_to_html")
    else { throw SiteBenchmark.Fault(message: "no libcmark") }
    let convert = unsafeBitCast(symbol, to: Convert.self)
    for path in try FileManager.default.subpathsOfDirectory(atPath: content)
    where path.hasSuffix(".md") {
      let text = try Data(contentsOf: URL(fileURLWithPath: content + "/" + path))
      let html = text.withUnsafeBytes { bytes in
        convert(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, 0)
      }
      defer { free(html) }
      let file = URL(fileURLWithPath: output + "/" + path.dropLast(3) + ".html")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      guard let html else { continue }
      try Data(bytes: html, count: strlen(html)).write(to: file)
    }
  }
}
