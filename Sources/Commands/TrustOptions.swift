import ArgumentParser
import POSIX
import SiteBuilder

/// How far a command trusts the notes, by an option or by the environment.
struct TrustOptions: ParsableArguments {
  /// The variable that says the same as the option, for all commands of a job.
  static let variable = "LIFELINE_UNTRUSTED"

  @Flag(
    help: """
      Take the notes for those of strangers, as LIFELINE_UNTRUSTED=1 does: git is not asked, templates \
      that lie beside them are not used, and no file is published that a host takes orders from.
      """)
  var untrusted = false

  /// What the notes may do.
  var trust: Trust { isUntrusted ? .none : .usual }

  /// Refuses symbolic links in what the command line names, among the notes of strangers.
  func refuseLinks(in paths: [String]) throws(CommandFailure) {
    do throws(SiteError) {
      try NamedLinks.refuse(in: paths, trust)
    } catch {
      throw .badInput(error.message)
    }
  }

  /// Whether the option says so, or the environment: by any value that does not say no.
  private var isUntrusted: Bool { untrusted || Self.isSetByEnvironment }

  static var isSetByEnvironment: Bool {
    let value = Environment.value(of: variable)?.lowercased() ?? ""
    return !["", "0", "false", "no", "off"].contains(value)
  }
}

/// The same for a command that makes a site.
struct SiteTrustOptions: ParsableArguments {
  @OptionGroup var options: TrustOptions

  @Flag(
    name: .customLong("allow-scripts"),
    help: """
      Pass on all HTML of pages as it is, and publish HTML, scripts and other files that run in a browser.
      """)
  var allowsScripts = false

  /// What the notes may do.
  var trust: Trust { allowsScripts ? .scripts : options.trust }

  func validate() throws {
    guard allowsScripts, options.trust == .none else { return }
    throw ValidationError(
      options.untrusted
        ? "'--allow-scripts' and '--untrusted' contradict each other"
        : "'--allow-scripts' contradicts \(TrustOptions.variable), which is set")
  }
}
