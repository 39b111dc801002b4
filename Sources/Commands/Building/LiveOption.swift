import ArgumentParser

/// The engine as a module, by which readers edit scenarios.
struct LiveOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder 'live' of a release: readers can edit and run scenarios in the pages.",
      valueName: "folder"))
  var live: String?

  /// The files that decide what the site is.
  var files: [String] { live.map { ["\($0)/lifeline.wasm"] } ?? [] }
}
