import Foundation

/// A program that is ended when it takes longer than it may.
struct LimitedProgram {
  /// How a run came to its end.
  enum End: Equatable {
    case succeeded
    case notStarted
    case tookTooLong
    /// With the first line of what it complained of.
    case failed(String)
  }

  /// How much of what it complains of is kept, in bytes.
  private static let longestComplaint = 300

  let path: String
  let arguments: [String]
  let folder: String
  let environment: [String: String]
  let patience: Duration

  /// Runs it, and hands on what it prints as it comes, until no more is wanted or time is up.
  func run(_ read: ([UInt8]) -> Bool) -> End {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let (output, complaints) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = complaints
    guard (try? process.run()) != nil else { return .notStarted }
    var streams = [output, complaints].map { $0.fileHandleForReading.fileDescriptor }
    var complaint: [UInt8] = []
    let end = ContinuousClock.now + patience
    var isWanted = true
    while isWanted, streams.contains(where: { $0 >= 0 }) {
      var polled = streams.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
      guard left > 0 else {
        stop(process)
        return .tookTooLong
      }
      poll(&polled, nfds_t(polled.count), Int32(min(left.rounded(.up), 1000)))
      for index in streams.indices where polled[index].revents != 0 {
        let bytes = Self.next(of: streams[index])
        if bytes.isEmpty {
          streams[index] = -1
        } else if index == 0 {
          isWanted = isWanted && read(bytes)
        } else if complaint.count < Self.longestComplaint {
          complaint += bytes
        }
      }
    }
    if !isWanted {
      stop(process)
      return .succeeded
    }
    return finish(process, by: end, complaint)
  }

  /// What comes after it has closed its streams.
  private func finish(
    _ process: Process, by end: ContinuousClock.Instant, _ complaint: [UInt8]
  ) -> End {
    while process.isRunning {
      guard ContinuousClock.now < end else {
        stop(process)
        return .tookTooLong
      }
      usleep(1_000)
    }
    if process.terminationReason == .exit, process.terminationStatus == 0 { return .succeeded }
    let line = complaint.prefix(Self.longestComplaint).split(separator: 0x0A).first ?? []
    return .failed(String(decoding: line, as: UTF8.self))
  }

  private func stop(_ process: Process) {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// The next bytes of a stream; none at its end.
  private static func next(of stream: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
      var got = 0
      repeat {
        got = Foundation.read(stream, buffer.baseAddress, buffer.count)
      } while got < 0
        && errno == EINTR
      count = max(got, 0)
    }
  }
}
