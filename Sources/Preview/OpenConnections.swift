import Foundation
import NIOCore

/// The connections of a preview, of which there are only so many: for one more, that is closed which has
/// asked for nothing the longest.
final class OpenConnections: @unchecked Sendable {
  private let limit: Int
  private let lock = NSLock()
  private var moment = 0
  /// Each with the moment at which it last asked for something.
  private var open: [ObjectIdentifier: (channel: any Channel, asked: Int)] = [:]

  init(atMost limit: Int) { self.limit = limit }

  /// Notes that a connection is there, or asks for something.
  func note(_ channel: any Channel) {
    let oldest: (any Channel)? = lock.withLock {
      moment += 1
      open[ObjectIdentifier(channel)] = (channel, moment)
      guard open.count > limit, let found = open.min(by: { $0.value.asked < $1.value.asked })
      else { return nil }
      open[found.key] = nil
      return found.value.channel
    }
    oldest?.close(promise: nil)
  }

  /// Notes that a connection is no more.
  func remove(_ channel: any Channel) {
    lock.withLock { open[ObjectIdentifier(channel)] = nil }
  }
}
