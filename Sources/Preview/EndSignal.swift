import Dispatch
import POSIX
import Synchronization

/// Waits for the process to be asked to end: by Control-C, or as services are ended.
///
/// A request is waited for, unless work is being done that takes long: then it ends the process at once, and
/// so does a second one.
final class EndSignal: Sendable {
  private let asked = DispatchSemaphore(value: 0)
  private let leave: @Sendable () -> Void
  private struct State {
    var isLookedFor = true
    var isAsked = false
    var sources: [any DispatchSourceSignal] = []
  }

  private let state = Mutex(State())

  /// Begins to listen.
  ///
  /// - Parameter leave: What is to be done where the process ends at once.
  init(atOnce leave: @escaping @Sendable () -> Void) {
    self.leave = leave
    state.withLock { state in
      for number in [SIGINT, SIGTERM, SIGHUP] {
        // The source sees the signal only when nothing else acts on it.
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { [weak self] in self?.ask() }
        source.resume()
        state.sources.append(source)
      }
    }
  }

  /// Whether somebody waits for the request: not while a site is being built.
  var isAwaited: Bool {
    get { state.withLock { $0.isLookedFor } }
    set {
      state.withLock {
        $0.isLookedFor = newValue
        if !newValue, $0.isAsked { endAtOnce() }
      }
    }
  }

  /// Waits, and tells whether the end was asked for.
  func hasCome(within interval: DispatchTimeInterval) -> Bool {
    asked.wait(timeout: .now() + interval) == .success
  }

  private func ask() {
    state.withLock {
      if $0.isAsked || !$0.isLookedFor { endAtOnce() }
      $0.isAsked = true
      asked.signal()
    }
  }

  /// Nothing is left to be waited for: what is being done is of no use to anybody.
  private func endAtOnce() -> Never {
    leave()
    _exit(0)
  }
}
