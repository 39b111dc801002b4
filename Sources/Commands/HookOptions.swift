import ArgumentParser
import SiteBuilder

/// The programs that pages go through before they are read.
struct HookOptions: ParsableArguments {
  @Option(
    name: .customLong("hook"), parsing: .singleValue,
    help: ArgumentHelp(
      "A program that each page's tree goes through, as JSON; several run in order.",
      valueName: "program"))
  private var names: [String] = []

  var isEmpty: Bool { names.isEmpty }

  var hooks: Hooks { Hooks(names) }

  /// Refuses them where the notes are those of strangers.
  func refuse(_ trust: Trust) throws {
    if !names.isEmpty, trust == .none { throw ValidationError(Hooks.untrusted) }
  }

  /// The programs, found.
  func found(keepingIn cache: SharedCache?) throws(CommandFailure) -> FoundHooks {
    do throws(SiteError) {
      return try hooks.found(keepingIn: cache)
    } catch {
      throw .badInput(error.message)
    }
  }
}
