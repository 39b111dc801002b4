import POSIX

/// A program that is ended when it takes longer than it may.
struct LimitedProgram {
  /// How a run came to its end.
  enum End: Equatable {
    case succeeded
    case notStarted
    case tookTooLong
    /// With the first line of what it complained of, and the code that it ended with where that is known.
    case failed(String, code: Int32?)
  }

  /// How much of what it complains of is kept, in bytes.
  private static let longestComplaint = 300

  let path: String
  let arguments: [String]
  /// Where it is run; nil for where this process is.
  let folder: String?
  /// Its variables; nil for those of this process.
  let environment: [String: String]?
  let patience: Duration
  /// The file that it reads; nil for none.
  var input: Int32?
  /// Whether it is the last line that counts of what it complains of.
  var complainsLast = false

  /// Runs it, and hands on what it prints as it comes, until no more is wanted or time is up.
  func run(_ read: ([UInt8]) -> Bool) -> End {
    guard var output = ReadingPipe(), var complaints = ReadingPipe(),
      var process = ChildProcess(
        path, arguments, environment: environment, folder: folder, input: input,
        output: output.writing,
        complaints: complaints.writing)
    else { return .notStarted }
    output.endWriting()
    complaints.endWriting()
    var streams = [output.reading, complaints.reading]
    var complaint: [UInt8] = []
    let end = ContinuousClock.now + patience
    var isWanted = true
    while isWanted, streams.contains(where: { $0 >= 0 }) {
      var polled = streams.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
      guard left > 0 else {
        process.end()
        return .tookTooLong
      }
      unsafe poll(&polled, nfds_t(polled.count), Int32(min(left.rounded(.up), 1000)))
      for index in streams.indices where polled[index].revents != 0 {
        let bytes = index == 0 ? output.next() : complaints.next()
        if bytes.isEmpty {
          streams[index] = -1
        } else if index == 0 {
          isWanted = isWanted && read(bytes)
        } else {
          complaint = keep(complaint + bytes)
        }
      }
    }
    if !isWanted {
      process.end()
      return .succeeded
    }
    return finish(&process, by: end, complaint)
  }

  /// The beginning of what it complains of, or the end, where it is long.
  private func keep(_ complaint: [UInt8]) -> [UInt8] {
    Array(
      complainsLast
        ? complaint.suffix(Self.longestComplaint) : complaint.prefix(Self.longestComplaint))
  }

  /// What comes after it has closed its streams.
  private func finish(
    _ process: inout ChildProcess, by end: ContinuousClock.Instant, _ complaint: [UInt8]
  ) -> End {
    while true {
      if let endedWell = process.endedWell() {
        if endedWell { return .succeeded }
        let lines = complaint.split(separator: 0x0A)
        let line = (complainsLast ? lines.last : lines.first) ?? []
        return .failed(String(decoding: line, as: UTF8.self), code: process.code?.exit)
      }
      guard ContinuousClock.now < end else {
        process.end()
        return .tookTooLong
      }
      usleep(1_000)
    }
  }
}
