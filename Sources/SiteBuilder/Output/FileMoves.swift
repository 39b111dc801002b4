import Foundation

/// Files that take their places one after another, whatever becomes of this process meanwhile.
///
/// A build that is killed between two files would leave pages of two builds beside each other. So the
/// files are moved by a process of its own, which has nothing else to do and nobody to listen to: it
/// is through in a few milliseconds, also when the build is gone.
struct FileMoves {
  private typealias Fork = @convention(c) () -> pid_t
  private typealias Move =
    @convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Int32

  private var moves: [(from: String, to: String)] = []

  /// Adds a move, which comes after those before it.
  mutating func add(from: String, to: String) { moves.append((from, to)) }

  /// Makes the moves, in another process where there is an old site that they change.
  func carryOut(changesSite: Bool) throws(SiteError) {
    // One is made whole or not at all.
    if changesSite, moves.count > 1, carryOutApart() { return }
    for move in moves where rename(move.from, move.to) != 0 {
      // What the other process has moved is there no longer.
      let reason = errno
      if reason == ENOENT, FileSystem.kind(move.from) == nil, FileSystem.kind(move.to) != nil {
        continue
      }
      throw .system("cannot write '\(move.to)'", reason)
    }
  }

  /// Has another process make the moves; false where that cannot be, or did not make all of them.
  private func carryOutApart() -> Bool {
    guard let fork = Self.fork else { return false }
    var paths = moves.flatMap { [strdup($0.from), strdup($0.to)] }
    defer { for path in paths { free(path) } }
    // A copy of a process that has several threads may call little more than the system itself: all
    // that it needs is at hand before.
    let (count, move, leave) = (paths.count, rename as Move, _exit)
    let standApart = setsid
    let child = paths.withUnsafeMutableBufferPointer { paths -> pid_t in
      let base = paths.baseAddress
      let child = fork()
      guard child == 0, let base else { return child }
      _ = standApart()
      var index = 0
      while index < count {
        if move(base[index], base[index + 1]) != 0 { leave(1) }
        index += 2
      }
      leave(0)
    }
    guard child > 0 else { return false }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      if errno != EINTR { return false }
    }
    return status == 0
  }

  /// The system's call, which Swift knows not to be safe for much else.
  private static let fork: Fork? = {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "fork") else { return nil }
    return unsafeBitCast(symbol, to: Fork.self)
  }()
}
