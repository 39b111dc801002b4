import POSIX

/// Wakes whoever waits as soon as the system says that something happened in some folders.
///
/// It is no more than a reason to look: where the system does not say, or cannot watch so many
/// folders, waiting takes a fixed short time.
final class FolderAlarm {
  /// How long waiting takes where the system tells of no changes, in milliseconds.
  private static let interval: Int32 = 30

  #if os(Linux)
    private static let events = UInt32(
      IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
        | IN_DELETE_SELF | IN_MOVE_SELF)

    private let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    private var watches: Set<Int32> = []
    /// Whether some folder could not be watched.
    private var isBlind = false

    /// Watches folders; true when some were not watched before, and so may have changed unseen.
    func watch(_ folders: [String]) -> Bool {
      var isNews = false
      for folder in folders {
        let watch = inotify_add_watch(descriptor, folder, Self.events)
        if watch < 0 { isBlind = true } else if watches.insert(watch).inserted { isNews = true }
      }
      return isNews
    }

    /// Waits for some milliseconds at most; true when there is a reason to look.
    func wait(atMost time: Int32) -> Bool {
      guard descriptor >= 0, !isBlind else { return Self.sleep(time) }
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, time) > 0 else { return false }
      withUnsafeTemporaryAllocation(byteCount: 16384, alignment: 8) { buffer in
        while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
      }
      return true
    }

    deinit { if descriptor >= 0 { close(descriptor) } }
  #else
    func watch(_ folders: [String]) -> Bool { false }

    func wait(atMost time: Int32) -> Bool { Self.sleep(time) }
  #endif

  private static func sleep(_ time: Int32) -> Bool {
    usleep(UInt32(min(time, interval)) * 1000)
    return true
  }
}
