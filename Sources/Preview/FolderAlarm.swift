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
        let watch = unsafe inotify_add_watch(descriptor, folder, Self.events)
        if watch < 0 { isBlind = true } else if watches.insert(watch).inserted { isNews = true }
      }
      return isNews
    }

    /// Waits for some milliseconds at most; true when there is a reason to look.
    func wait(atMost time: Int32) -> Bool {
      guard descriptor >= 0, !isBlind else { return Self.sleep(time) }
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&request, 1, time) > 0 else { return false }
      unsafe withUnsafeTemporaryAllocation(byteCount: 16384, alignment: 8) { buffer in
        while unsafe read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
      }
      return true
    }

    deinit { if descriptor >= 0 { close(descriptor) } }
  #elseif canImport(Darwin)
    /// What happens in a folder and to it. What is written to a file that stays where it is, as few editors do, is no
    /// event of its folder: it is found by looking.
    private static let events = UInt32(
      NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME)
    /// How often it is looked all the same, in milliseconds.
    private static let glance: Int32 = 200
    /// More folders would take the descriptors that files need.
    private static let mostFolders = 128

    private let queue = kqueue()
    /// What is open of the folders that are watched.
    private var watched: [String: Int32] = [:]
    private var isBlind = false

    /// Watches folders; true when some were not watched before, and so may have changed unseen.
    func watch(_ folders: [String]) -> Bool {
      let wanted = Set(folders)
      isBlind = queue < 0 || wanted.count > Self.mostFolders
      for (folder, descriptor) in watched where isBlind || !wanted.contains(folder) {
        close(descriptor)
        watched[folder] = nil
      }
      guard !isBlind else { return false }
      var isNews = false
      for folder in wanted where watched[folder] == nil {
        let descriptor = open(folder, O_EVTONLY | O_CLOEXEC)
        guard descriptor >= 0, add(descriptor) else {
          if descriptor >= 0 { close(descriptor) }
          isBlind = true
          continue
        }
        watched[folder] = descriptor
        isNews = true
      }
      return isNews
    }

    private func add(_ descriptor: Int32) -> Bool {
      var event = kevent()
      event.ident = UInt(descriptor)
      event.filter = Int16(EVFILT_VNODE)
      event.flags = UInt16(EV_ADD | EV_CLEAR)
      event.fflags = Self.events
      return kevent(queue, &event, 1, nil, 0, nil) == 0
    }

    /// Waits for some milliseconds at most; true when there is a reason to look.
    func wait(atMost time: Int32) -> Bool {
      guard !isBlind else { return Self.sleep(time) }
      let wait = min(time, Self.glance)
      var limit = timespec(tv_sec: 0, tv_nsec: Int(wait) * 1_000_000)
      var event = kevent()
      guard kevent(queue, nil, 0, &event, 1, &limit) > 0 else { return isTimeToLook(wait) }
      // A folder that has gone is open no longer, so that one which comes in its place is watched.
      let gone = watched.filter { $0.value == Int32(event.ident) }
      if event.fflags & UInt32(NOTE_DELETE | NOTE_RENAME) != 0 {
        for (folder, descriptor) in gone {
          close(descriptor)
          watched[folder] = nil
        }
      }
      waited = 0
      return true
    }

    private var waited: Int32 = 0

    private func isTimeToLook(_ time: Int32) -> Bool {
      waited += time
      guard waited >= Self.glance else { return false }
      waited = 0
      return true
    }

    deinit {
      for descriptor in watched.values { close(descriptor) }
      if queue >= 0 { close(queue) }
    }
  #else
    func watch(_ folders: [String]) -> Bool { false }

    func wait(atMost time: Int32) -> Bool { Self.sleep(time) }
  #endif

  private static func sleep(_ time: Int32) -> Bool {
    usleep(UInt32(min(time, interval)) * 1000)
    return true
  }
}
