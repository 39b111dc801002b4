import FlyingSocks
import Foundation

/// Has sockets send what they are given at once.
///
/// The server sends the head of an answer and then its body. Left to itself, the system keeps the body
/// until the reader's has acknowledged the head, and that takes its time on a connection that has been
/// used before: 40 ms of waiting for nothing. Connections are as the socket is that they were asked for
/// by, which is the first to wait here.
struct PromptSockets<Pool: AsyncSocketPool>: AsyncSocketPool {
  let pool: Pool

  init(_ pool: Pool) { self.pool = pool }

  func prepare() async throws { try await pool.prepare() }

  func run() async throws { try await pool.run() }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    // One that cannot be told is slower, and no worse.
    try? socket.setValue(
      true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
    try await pool.suspendSocket(socket, untilReadyFor: events)
  }
}
