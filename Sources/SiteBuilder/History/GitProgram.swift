import POSIX

/// Asks git of a repository so that nothing in that can run a program.
///
/// Git is given a folder of ours in the place of the repository's, with a configuration of ours, and of the
/// repository its objects alone. It has no environment but what is written here, so that it reads no other
/// configuration and fetches nothing, and it is ended when it takes too long. Where it is to look at the files of
/// the working tree, it has a copy of the repository's index; what attributes among them name, no configuration
/// says.
struct GitProgram {
  typealias Missing = GitHistory.Missing

  /// Where programs are looked for, as `PATH` has it.
  var path = Environment.value(of: "PATH") ?? ""
  /// How long git may take.
  var patience = Duration.seconds(60)

  /// Has git print something, and hands that on as it comes, until no more is wanted.
  ///
  /// - Parameter index: What git knows of the working tree, where it is to look at that.
  func run(
    _ arguments: [String], in repository: GitRepository, _ commit: String, index: [UInt8]? = nil,
    _ read: ([UInt8]) -> Bool
  ) throws(Missing) {
    guard let git = ProgramSearch.find("git", in: path, outside: repository.root) else {
      throw Missing("there is no 'git'")
    }
    let place: String
    do throws(SiteError) {
      place = try Self.makePlace(commit, index)
    } catch {
      throw Missing(error.message)
    }
    defer { FileSystem.removeAll(place) }
    var environment = Self.environment(place, objects: repository.objects)
    if index != nil { environment["GIT_WORK_TREE"] = repository.root }
    let options = [
      "--no-pager", "--no-replace-objects", "--literal-pathspecs",
      "-c", "safe.bareRepository=explicit", "-c", "core.hooksPath=/dev/null",
      "-c", "core.fsmonitor=false",
    ]
    let program = LimitedProgram(
      path: git, arguments: options + arguments, folder: place,
      environment: environment, patience: patience)
    switch program.run(read) {
    case .succeeded: return
    case .notStarted: throw Missing("'\(git)' cannot be run")
    case .tookTooLong:
      throw Missing(
        "git took longer than \(patience.components.seconds) s, and was ended",
        "'git commit-graph write --reachable --changed-paths' makes it quicker")
    case .failed(let complaint, _):
      let reason = "git says: \(complaint)"
      if !repository.isPartial { throw Missing(reason) }
      throw Missing(
        reason, "this clone has only a part of the objects, and nothing is fetched for a build",
        "a clone with '--filter=blob:none', or without a filter, has what is needed")
    }
  }

  private static func environment(_ place: String, objects: String) -> [String: String] {
    [
      "GIT_DIR": place, "GIT_OBJECT_DIRECTORY": objects, "LC_ALL": "C", "PATH": "/usr/bin:/bin",
      "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_SYSTEM": "/dev/null",
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_ATTR_NOSYSTEM": "1", "GIT_ALLOW_PROTOCOL": "none",
      "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0",
      "GIT_PAGER": "cat",
    ]
  }

  /// Makes what git takes for a repository with a commit checked out.
  private static func makePlace(_ commit: String, _ index: [UInt8]?) throws(SiteError) -> String {
    let above = Environment.temporaryFolder
    var template = Array("\(above)/lifeline-git-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else {
      throw .system("cannot make a folder below '\(above)'", errno)
    }
    let place = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let isLong = commit.utf8.count == 64
    let configuration =
      "[core]\n\trepositoryformatversion = \(isLong ? 1 : 0)\n\tbare = \(index == nil)\n"
      + (isLong ? "[extensions]\n\tobjectformat = sha256\n" : "")
    var files = [("HEAD", Array("\(commit)\n".utf8)), ("config", Array(configuration.utf8))]
    if let index { files.append(("index", index)) }
    let isMade =
      unsafe mkdir("\(place)/refs", 0o700) == 0
      && files.allSatisfy { name, bytes in
        FileSystem.create([bytes[...]], at: "\(place)/\(name)") != nil
      }
    if isMade { return place }
    let reason = errno
    FileSystem.removeAll(place)
    throw .system("cannot write to '\(place)'", reason)
  }
}
