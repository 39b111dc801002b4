import ArgumentParser
import SiteBuilder

/// What makes a site of notes, wherever it is built: on disk or for a preview.
struct SiteOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of notes (default: content).", valueName: "folder"))
  var content: String?

  @Option(
    help: ArgumentHelp(
      "Templates, styles and scripts that replace the built-in ones, by name (default: templates).",
      valueName: "folder"))
  var templates: String?

  @Option(
    help: ArgumentHelp(
      "The folder that 'lifeline build' makes the site in; it is not read as notes (default: site).",
      valueName: "folder"))
  var output: String?

  @Flag(help: "Publish drafts too.")
  var drafts = false

  @OptionGroup var day: DayOptions

  @OptionGroup var hooks: HookOptions

  @OptionGroup var script: ScriptOption

  @OptionGroup var live: LiveOption

  @OptionGroup var versions: VersionOptions

  @OptionGroup var trust: SiteTrustOptions

  func validate() throws {
    try hooks.refuse(trust.trust)
    try script.refuse(trust.trust)
  }

  /// The build that they ask for.
  func build(baseURL: String? = nil, isStrict: Bool = false) throws(CommandFailure) -> SiteBuild {
    var build = SiteBuild(
      content: content, templates: templates, output: output, baseURL: baseURL,
      includesDrafts: drafts, isStrict: isStrict)
    build.trust = trust.trust
    build.hooks = hooks.hooks
    build.mermaidScript = script.mermaidScript
    build.live = live.live
    build.versions = try versions.read()
    build.day = day.day
    build.namedFiles = versions.files + script.files + live.files
    return build
  }
}
