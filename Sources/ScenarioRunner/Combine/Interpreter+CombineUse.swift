import Lifecycle
import SourceText

/// Names of Combine's that a page may well have too.
extension Interpreter {
  /// Whether the program speaks of publishers; without them `Empty()` is a page.
  var usesCombine: Bool {
    log.sources.contains { snippet in
      let text = String(decoding: snippet.bytes, as: UTF8.self)
      return ["Combine", "Publisher", "Empty<", "sink"].contains { TextSearch.contains(text, $0) }
    }
  }
}

extension Interpreter {
  /// Where a scheduler delivers: on a queue, or by the run loop.
  func scheduling(on scheduler: Value?) -> Publisher.Step {
    guard case .aggregate(let scheduler)? = scheduler else { return .queue(0) }
    switch scheduler.typeName {
    case "RunLoop": return .runLoop
    case "DispatchQueue", "OperationQueue": return .queue(queueID(of: .aggregate(scheduler)))
    default: return .queue(0)
    }
  }
}
