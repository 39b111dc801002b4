#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes a Swift file with the texts of some files, for a module that publishes them as they are.
///
///     EmbedFiles OUTPUT FOLDER FILE…
///
/// The files are named by their paths below the folder.
@main
struct EmbedFiles {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count > 2 else { throw Failure("usage: EmbedFiles OUTPUT FOLDER FILE…") }
    let folder = arguments[2] + "/"
    var code = """
      /// The files that this module publishes as they are, by their paths and sorted.
      enum EmbeddedFiles {
        static let all: [(name: String, text: String)] = [

      """
    for path in arguments.dropFirst(3).sorted() {
      guard path.hasPrefix(folder) else { throw Failure("'\(path)' is not in '\(folder)'") }
      let text = try String(contentsOfFile: path, encoding: .utf8)
      code += "(\"\(path.dropFirst(folder.count))\", \(literal(text))),\n"
    }
    code += "  ]\n}\n"
    try write(code, to: arguments[1])
  }

  /// Writes the file unless it says so already: what is compiled from it is compiled anew when it is written, and this
  /// program is linked anew whenever a debug build follows a release build.
  private static func write(_ code: String, to path: String) throws {
    if let known = try? String(contentsOfFile: path, encoding: .utf8), known == code { return }
    try code.write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// A literal of several lines, between as many signs as no line of the text has behind quotation marks.
  private static func literal(_ text: String) -> String {
    var signs = "#"
    while text.contains("\"\"\"\(signs)") || text.contains("\\\(signs)") { signs += "#" }
    return "\(signs)\"\"\"\n\(text)\n\"\"\"\(signs)"
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
}
