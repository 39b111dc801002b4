public import Foundation

/// The built `lifeline`, running until it is ended.
public final class CommandInBackground {
  private let process: Process
  private let streams: URL
  private let temporary: URL

  /// Starts the command.
  ///
  /// - Parameter temporary: The folder for temporary files; one of its own unless it is given.
  public init(_ arguments: [String], in directory: URL, temporary: URL? = nil) throws {
    streams = FileManager.default.temporaryDirectory
      .appendingPathComponent("lifeline-\(UUID().uuidString)")
    self.temporary = temporary ?? streams
    let output = try streams.write("", to: "stdout")
    let error = try streams.write("", to: "stderr")
    process = Process()
    process.executableURL = CommandUnderTest.executable
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.environment = CommandUnderTest.environment.merging(["TMPDIR": self.temporary.path]) {
      $1
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: error)
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
    try? FileManager.default.removeItem(at: streams)
  }

  /// What it has written to standard output.
  public var output: String { (try? streams.read("stdout")) ?? "" }
  /// What it has written to standard error.
  public var error: String { (try? streams.read("stderr")) ?? "" }
  /// What it has put into the folder for temporary files.
  public var temporaryFiles: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: temporary.path)) ?? []
    return names.filter { !$0.hasPrefix("std") }.sorted()
  }

  /// The first of them, where there is any.
  public var temporaryFolder: URL? {
    temporaryFiles.first.map { temporary.appendingPathComponent($0) }
  }

  /// Ends it at once, wherever it is, and waits; false when it had ended by itself before.
  public func kill() -> Bool {
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
  }

  /// Waits until it has ended by itself, and returns its exit status.
  public func wait() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Waits until it has ended by itself, and returns its exit status; nil when it has not after some seconds.
  public func wait(atMost seconds: Int) -> Int32? {
    for _ in 0..<seconds * 100 where process.isRunning { usleep(10_000) }
    return process.isRunning ? nil : process.terminationStatus
  }

  /// Ends it as Control-C does, and waits; its exit status, or minus the number of a signal.
  public func interrupt() -> Int32 {
    process.interrupt()
    process.waitUntilExit()
    let status = process.terminationStatus
    return process.terminationReason == .exit ? status : -status
  }
}
