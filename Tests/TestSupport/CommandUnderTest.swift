public import Foundation

/// Runs the built `lifeline` as a user does.
public enum CommandUnderTest {
  /// What a run left behind.
  public struct Run: Sendable {
    /// What it wrote to standard output.
    public let output: String
    /// What it wrote to standard error.
    public let error: String
    /// Its exit status; minus the signal's number when a signal ended it.
    public let status: Int32
  }

  /// Runs the command to its end.
  ///
  /// Its streams are files rather than pipes, so no amount of output can block it.
  ///
  /// - Parameter preparation: What a shell is to do before, such as `ulimit -f 8`.
  public static func run(
    _ arguments: [String], stdin: String = "", in directory: URL? = nil,
    environment: [String: String] = [:], after preparation: String? = nil
  ) throws -> Run {
    try withTemporaryDirectory { streams in
      let input = try streams.write(stdin, to: "stdin")
      let output = try streams.write("", to: "stdout")
      let error = try streams.write("", to: "stderr")
      let process = Process()
      process.executableURL = executable
      process.arguments = arguments
      if let preparation {
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments =
          ["-c", "\(preparation); exec \"$0\" \"$@\"", executable.path] + arguments
      }
      process.currentDirectoryURL = directory ?? streams
      process.environment = Self.environment.merging(environment) { $1 }
      process.standardInput = try FileHandle(forReadingFrom: input)
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: error)
      try process.run()
      process.waitUntilExit()
      let status = process.terminationStatus
      return Run(
        output: try streams.read("stdout"), error: try streams.read("stderr"),
        status: process.terminationReason == .exit ? status : -status)
    }
  }

  /// The environment of every command: nothing of the machine's but how a sanitizer works that watches it.
  public static let environment: [String: String] = {
    let sanitizers = ProcessInfo.processInfo.environment.filter {
      ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key)
    }
    return ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"].merging(sanitizers) { $1 }
  }()

  /// The executable that the same build made, beside the test bundle, or the one that `LIFELINE_COMMAND` names.
  public static let executable: URL = {
    if let named = ProcessInfo.processInfo.environment["LIFELINE_COMMAND"] {
      return URL(fileURLWithPath: named)
    }
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let built = bundle?.bundleURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return built.resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("lifeline")
  }()
}
