import NIOCore
import Synchronization

/// The connections of a preview, of which there are only so many: for one more, that is closed which has
/// asked for nothing the longest.
final class OpenConnections: Sendable {
  private let limit: Int
  private struct Connections {
    var moment = 0
    /// Each with the moment at which it last asked for something.
    var open: [ObjectIdentifier: (channel: any Channel, asked: Int)] = [:]
  }

  private let connections = Mutex(Connections())

  init(atMost limit: Int) { self.limit = limit }

  /// Notes that a connection is there, or asks for something.
  func note(_ channel: any Channel) {
    let oldest: (any Channel)? = connections.withLock { now in
      now.moment += 1
      now.open[ObjectIdentifier(channel)] = (channel, now.moment)
      guard now.open.count > limit,
        let found = now.open.min(by: { $0.value.asked < $1.value.asked })
      else { return nil }
      now.open[found.key] = nil
      return found.value.channel
    }
    oldest?.close(promise: nil)
  }

  /// Notes that a connection is no more.
  func remove(_ channel: any Channel) {
    connections.withLock { $0.open[ObjectIdentifier(channel)] = nil }
  }
}
