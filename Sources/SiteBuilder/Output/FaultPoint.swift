import POSIX

/// A place at which tests end a build as a power cut would, to look at what it leaves.
///
/// The environment says at the how manyth place: nothing that notes can reach, and there is none in a release.
enum FaultPoint {
  #if DEBUG
    /// One thread alone changes a site.
    nonisolated(unsafe) private static var left =
      unsafe getenv("LIFELINE_KILL_AT").flatMap { unsafe Int(String(cString: $0)) } ?? 0
  #endif

  /// Comes before each step that others can see.
  static func pass() {
    #if DEBUG
      guard unsafe left > 0 else { return }
      unsafe left -= 1
      if unsafe left == 0 { kill(getpid(), SIGKILL) }
    #endif
  }
}
