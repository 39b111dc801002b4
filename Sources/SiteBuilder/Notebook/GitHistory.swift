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

  /// Why there is no history.
  struct Missing: Error {
    /// What git says; nil where there is no git.
    let reason: String?
    /// What to do about it, as git has it.
    var remedy: String?
  }

  /// The history of a folder.
  ///
  /// - Throws: Where there is no git, or it does not know the folder.
  init(of folder: String) throws(Missing) {
    (commit, isShallow) = try Self.state(of: folder)
    guard !isShallow else { return }
    let format = "--format=tformat:%x01%as"
    // What the user's own settings leave out counts too.
    let arguments = [
      "-c", "log.showRoot=true", "log", format, "--name-only", "--relative", "-z", "--", ".",
    ]
    let log = try Self.git(arguments, in: folder)
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

  /// The files of a folder's repository that change when another commit is checked out.
  static func marks(in folder: String) -> [String] {
    var repository = "\(folder)/.git"
    // Where there are several working trees, that of one says where its files are.
    if let line = firstLine(of: repository), line.hasPrefix("gitdir: ") {
      repository = path(line.dropFirst("gitdir: ".count), from: folder)
    }
    return ["\(folder)/.git"]
      + ["HEAD", "logs", "logs/HEAD", "shallow"].map { "\(repository)/\($0)" }
      + branch(of: repository)
  }

  /// The file of the branch that is checked out: the last that git writes, after it has noted what it does
  /// in its logs.
  private static func branch(of repository: String) -> [String] {
    guard let line = firstLine(of: "\(repository)/HEAD"), line.hasPrefix("ref: ") else { return [] }
    let all = firstLine(of: "\(repository)/commondir") ?? "."
    return ["\(path(all[...], from: repository))/\(line.dropFirst("ref: ".count))"]
  }

  /// A path that a file of git's names, from where it does.
  private static func path(_ named: Substring, from folder: String) -> String {
    named.hasPrefix("/") ? String(named) : "\(folder)/\(named)"
  }

  private static func firstLine(of path: String) -> String? {
    guard FileSystem.kind(path) == .file, let bytes = FileSystem.read(path, atMost: 4096) else {
      return nil
    }
    return bytes.split(separator: 0x0A).first.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The commit that is checked out; nil where there is none.
  static func commit(of folder: String) -> String? { try? state(of: folder).commit }

  private static func state(
    of folder: String
  ) throws(Missing) -> (commit: String, isShallow: Bool) {
    let answer = try git(["rev-parse", "--is-shallow-repository", "HEAD"], in: folder)
    let lines = String(decoding: answer, as: UTF8.self).split(separator: "\n")
    guard lines.count == 2 else { throw Missing(reason: nil) }
    return (String(lines[1]), lines[0] == "true")
  }

  /// What git answers.
  private static func git(_ arguments: [String], in folder: String) throws(Missing) -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let (output, complaints) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = complaints
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { throw Missing(reason: nil) }
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = complaints.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus == 0 { return [UInt8](answer) }
    let lines = String(decoding: complaint, as: UTF8.self).split(separator: "\n").map(String.init)
    // A repository of another owner's, as in a container, has to be trusted first.
    let remedy = lines.first { $0.contains("git config") && $0.contains("safe.directory") }
    throw Missing(
      reason: lines.first, remedy: remedy?.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
