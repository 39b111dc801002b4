import Lifecycle
import SourceText

/// Names of Combine's that a page may well have too.
extension Interpreter {
  /// Whether the program speaks of publishers; without them `Empty()` is a page.
  var usesCombine: Bool {
    sources.contains { snippet in
      let text = String(decoding: snippet.bytes, as: UTF8.self)
      return ["Combine", "Publisher", "Empty<", "sink"].contains { TextSearch.contains(text, $0) }
    }
  }
}
