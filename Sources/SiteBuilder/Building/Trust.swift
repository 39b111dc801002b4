package import Lifecycle
import Markup

/// How far whoever builds trusts the notes: one value for all that depends on it.
package enum Trust: String, Sendable {
  /// Notes of strangers, such as a pull request brings: nothing of them decides what is run.
  case none
  /// Notes of one's own, in which nobody expects anything that runs in a browser.
  case usual
  /// Notes that may bring scripts to the site.
  case scripts

  /// What becomes of HTML in pages, by what the front page says of it.
  func rawHTML(asked: Bool?) -> RawHTML {
    if asked == false { return .shown }
    return self == .scripts ? .passed : .listed
  }

  /// What the scenarios may use.
  package var budget: Budget { self == .none ? .untrusted : .standard }

  /// Whether files that run in a browser are published.
  var publishesScripts: Bool { self == .scripts }

  /// Whether files are published by which a host is set up.
  var publishesHostFiles: Bool { self != .none }

  /// Whether folders that the command line names may be symbolic links.
  var followsNamedLinks: Bool { self != .none }

  /// Whether git is asked when pages were last changed.
  package var asksGit: Bool { self != .none }

  /// Whether templates are used that nobody named: those that lie beside the notes.
  var usesFoundTemplates: Bool { self != .none }

  /// Whether what an earlier build left in the output folder is believed.
  var believesCache: Bool { self != .none }
}
