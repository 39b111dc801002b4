import POSIX
import SiteBuilder
import Synchronization

/// A folder that nobody else can read, for as long as it is needed.
///
/// It is held while its process lives, however that ends: whoever makes another clears away those that
/// nobody holds any longer. What clears folders of temporary files of old ones leaves it alone for that.
package final class TemporaryFolder: Sendable {
  private static let prefix = "lifeline-serve-"

  package let path: String
  private struct State {
    var hold: FolderHold
    var isOver = false
  }

  private let state: Mutex<State>

  /// Makes the folder, and removes those that others have left behind.
  package init() throws(PreviewError) {
    let place = Environment.temporaryFolder
    Self.clear(place)
    // One that has just been made, and is not held yet, may be taken for left behind.
    for _ in 0..<100 {
      var template = Array("\(place)/\(Self.prefix)XXXXXX".utf8CString)
      guard unsafe mkdtemp(&template) != nil else { break }
      let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if let hold = FolderHold(path), hold.isAt(path) {
        self.path = path
        state = Mutex(State(hold: hold))
        return
      }
      unsafe rmdir(path)
    }
    throw .system("cannot make a folder for the preview below '\(place)'")
  }

  /// Removes those in a place that are not in use.
  private static func clear(_ place: String) {
    for (name, isFolder) in FileSystem.entries(in: place) ?? []
    where isFolder && name.hasPrefix(prefix) {
      guard let hold = FolderHold("\(place)/\(name)"), hold.isLocked else { continue }
      FileSystem.removeAll("\(place)/\(name)")
    }
  }

  /// Whether it is where it was made.
  var isThere: Bool {
    state.withLock { $0.hold.isAt(path) }
  }

  /// Makes it again where somebody has cleared it away.
  func restore() throws(SiteError) {
    try state.withLock { (state) throws(SiteError) in
      guard !state.isOver, !state.hold.isAt(path) else { return }
      let reason = unsafe mkdir(path, FolderHold.rights) == 0 ? EEXIST : errno
      // A build that was under way then may have made it too.
      guard let hold = FolderHold(path) else {
        throw .system("cannot make the preview's folder '\(path)' again", reason)
      }
      state.hold = hold
    }
  }

  /// Removes the folder and what is in it, also what is being put there meanwhile.
  @Sendable package func remove() {
    state.withLock { state in
      state.isOver = true
      for _ in 0..<100 where FileSystem.kind(path) != nil { FileSystem.removeAll(path) }
    }
  }
}
