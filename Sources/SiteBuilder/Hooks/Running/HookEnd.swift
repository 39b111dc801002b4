import Synchronization

/// Why no other page goes through the hooks of a build.
final class HookEnd: Sendable {
  private let known = Mutex<SiteError?>(nil)

  var error: SiteError? { known.withLock { $0 } }

  func giveUp(_ error: SiteError) { known.withLock { $0 = $0 ?? error } }
}
