import ArgumentParser
import SiteBuilder

/// Mermaid's own script, for the diagrams that are not drawn here.
struct ScriptOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Mermaid's script, a file or an address, which draws its other diagrams in the browser.",
      valueName: "script"))
  var mermaidScript: String?

  /// Refuses it where the notes are those of strangers.
  func refuse(_ trust: Trust) throws {
    if mermaidScript != nil, trust == .none { throw ValidationError(DiagramScript.untrusted) }
  }
}
