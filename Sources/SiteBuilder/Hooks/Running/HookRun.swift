import POSIX

/// One run of a hook, for one page.
struct HookRun {
  /// How long a hook may take for a page.
  static let usualPatience = Duration.seconds(20)
  /// How many bytes it may write, and how many more for each that it reads.
  private static let (room, growth) = (4_000_000, 8)

  let hook: Hook
  var patience = usualPatience

  /// What it makes of its input.
  func answer(to request: [UInt8]) throws(HookFault) -> [UInt8] {
    let limit = Self.room + Self.growth * request.count
    guard let input = UnnamedFile(request, in: Environment.temporaryFolder) else {
      let reason = unsafe String(cString: strerror(errno))
      throw HookFault(
        "cannot be given a page: \(reason)",
        "TMPDIR names a folder that can be written to, now '\(Environment.temporaryFolder)'")
    }
    let program = LimitedProgram(
      path: hook.path, arguments: [], folder: nil, environment: nil, patience: patience,
      input: input.descriptor, complainsLast: true)
    var answer: [UInt8] = []
    let end = program.run { bytes in
      answer += bytes
      return answer.count <= limit
    }
    if answer.count > limit {
      throw HookFault(
        "writes more than \(limit) bytes", "what it writes is a page's tree, and not much longer")
    }
    switch end {
    case .succeeded: return answer
    case .notStarted:
      throw HookFault(
        "cannot be run", "its first line names what runs it, such as '#!/usr/bin/env python3'")
    case .tookTooLong:
      var fault = HookFault(
        "took longer than \(patience.components.seconds) s, and was ended",
        "it reads its input to the end, writes its answer and ends")
      fault.isHang = true
      throw fault
    case .failed(let complaint, let code):
      let how = code.map { "ends with code \($0)" } ?? "was ended"
      throw HookFault(
        how + (complaint.isEmpty ? "" : ": \(complaint)"),
        "'lifeline tree' shows what it was given")
    }
  }
}
