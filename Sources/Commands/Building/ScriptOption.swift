import ArgumentParser
import SiteBuilder

/// Mermaid's own script, for the diagrams that are not drawn here.
struct ScriptOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Mermaid's script, a file or an address, which draws its other diagrams in the browser.",
      valueName: "script"))
  var mermaidScript: String?

  /// The file that it is, if it is one.
  var files: [String] { mermaidScript.map { $0.hasPrefix("https://") ? [] : [$0] } ?? [] }

  /// Refuses it where the notes are those of strangers.
  func refuse(_ trust: Trust) throws {
    if mermaidScript != nil, trust == .none { throw ValidationError(DiagramScript.untrusted) }
  }
}
