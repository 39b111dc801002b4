import Dispatch
import Foundation

/// Waits for the process to be asked to end: by Control-C, or as services are ended.
///
/// A second request ends it at once.
struct EndSignal {
  private let asked = DispatchSemaphore(value: 0)
  private let sources: [any DispatchSourceSignal]

  init() {
    var sources: [any DispatchSourceSignal] = []
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // The source sees the signal only when nothing else acts on it.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [asked] in
        asked.signal()
        signal(number, SIG_DFL)
      }
      source.resume()
      sources.append(source)
    }
    self.sources = sources
  }

  /// Waits, and tells whether the end was asked for.
  func hasCome(within interval: DispatchTimeInterval) -> Bool {
    asked.wait(timeout: .now() + interval) == .success
  }
}
