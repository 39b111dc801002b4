import Foundation

/// When the pages of a folder were last changed, as git has it: the day on which the author of the
/// last commit that touches a file wrote it, which is the same in every clone.
struct GitHistory: Sendable {
  /// The commit that is checked out.
  let commit: String
  /// Whether the clone has only the last commits, which tell nothing of what was not changed in them.
  let isShallow: Bool
  /// The days, such as `2026-03-14`, by the files' paths below the folder.
  private(set) var days: [String: String] = [:]

  /// The history of a folder; nil where there is no git, or the folder is in none of its trees.
  init?(of folder: String) {
    guard let state = Self.state(of: folder) else { return nil }
    (commit, isShallow) = state
    guard !isShallow else { return }
    let format = "--format=tformat:%x01%as"
    let arguments = ["log", format, "--name-only", "--relative", "-z", "--", "."]
    guard let log = Self.git(arguments, in: folder) else { return nil }
    var day = ""
    for token in log.split(whereSeparator: { $0 == 0 || $0 == 0x0A }) {
      let text = String(decoding: token, as: UTF8.self)
      if token.first == 1 {
        day = String(text.dropFirst())
      } else if days[text] == nil {
        days[text] = day
      }
    }
  }

  /// The commit that is checked out; nil where there is none.
  static func commit(of folder: String) -> String? { state(of: folder)?.commit }

  private static func state(of folder: String) -> (commit: String, isShallow: Bool)? {
    let answer = git(["rev-parse", "--is-shallow-repository", "HEAD"], in: folder)
    let lines = String(decoding: answer ?? [], as: UTF8.self).split(separator: "\n")
    guard lines.count == 2 else { return nil }
    return (String(lines[1]), lines[0] == "true")
  }

  /// What git answers; nil when it cannot.
  private static func git(_ arguments: [String], in folder: String) -> [UInt8]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? [UInt8](answer) : nil
  }
}
