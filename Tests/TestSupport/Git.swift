public import Foundation

/// Has git do something in a folder, with no settings but those given here; what it says.
///
/// - Parameter day: When what it commits was written: a day, or a time with its zone.
@discardableResult
public func git(
  _ arguments: [String], in folder: URL, on day: String = "2020-01-02"
) throws -> String {
  try withTemporaryDirectory { streams in
    let output = try streams.write("", to: "output")
    let complaints = try streams.write("", to: "complaints")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let settings = [
      "-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "protocol.file.allow=always",
    ]
    process.arguments = ["git"] + settings + arguments
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": "/usr/bin:/bin", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_AUTHOR_DATE": day.contains("T") ? day : "\(day)T00:00:00",
    ]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: complaints)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw GitFailure(arguments: arguments, complaint: try streams.read("complaints"))
    }
    return try streams.read("output")
  }
}

/// What git could not do.
private struct GitFailure: Error {
  let arguments: [String]
  let complaint: String
}
