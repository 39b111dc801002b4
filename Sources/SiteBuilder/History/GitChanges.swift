import POSIX

/// Which files of a folder are not what they were at a commit, whether that is committed or not.
package struct GitChanges: Sendable {
  /// Why git cannot tell.
  package struct Unknown: Error {
    /// What is wrong, and what to do about it, a sentence each.
    package let reasons: [String]
  }

  /// How many files are told apart.
  private static let mostFiles = 2_000_000

  /// Whether git knows a file.
  func knows(_ path: String) -> Bool { known.contains(path) }

  /// What some files were at the commit; nil where one of them was not there, or more is asked for than can be told.
  ///
  /// - Parameter others: Files that have to have been there too, whatever was in them.
  func earlier(
    _ paths: [String], besides others: [String]
  ) throws(GitHistory.Missing) -> [String: [UInt8]]? {
    try earlierFiles.bytes(of: paths, besides: others)
  }

  /// The files that git knows and that changed, came or went, by their paths below the folder.
  private let changed: Set<String>
  /// The files that git knows now.
  private let known: Set<String>
  private let earlierFiles: EarlierFiles

  /// Asks git what has changed since a commit.
  ///
  /// - Parameter commit: A branch, a tag or a hash, with steps back from it.
  package init(since commit: String, below folder: String) throws(Unknown) {
    do throws(GitHistory.Missing) {
      self = try GitChanges(since: commit, below: folder, by: GitProgram())
    } catch {
      throw Unknown(reasons: error.reasons)
    }
  }

  init(
    since commit: String, below folder: String, by program: GitProgram
  ) throws(GitHistory.Missing) {
    let repository = try GitRepository.holding(folder)
    let revision = try GitRevision(commit, in: repository)
    if let problem = repository.problemOfObjects() { throw problem }
    let head = try repository.state().commit
    let index = repository.index
    func paths(_ command: [String]) throws(GitHistory.Missing) -> Set<String> {
      var list = PathList(below: repository.prefix, atMost: Self.mostFiles)
      let place = repository.prefix.isEmpty ? [] : [repository.prefix]
      try program.run(command + ["--"] + place, in: repository, head, index: index) {
        list.read($0)
      }
      guard !list.isTooLong else {
        throw GitHistory.Missing("it tells of more than \(Self.mostFiles) files")
      }
      return list.paths
    }
    changed = try paths([
      "diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-textconv",
      "--no-color", "--ignore-submodules=all", revision.text,
    ])
    known = index.isEmpty ? [] : try paths(["ls-files", "-z", "--full-name"])
    earlierFiles = EarlierFiles(
      program: program, repository: repository, head: head, revision: revision)
  }

  /// Whether a file that is there is another than it was, or was not there.
  package func contains(_ path: String) -> Bool { changed.contains(path) || !known.contains(path) }

  /// The files that git knows and that changed, came or went, whether they are there or not.
  package var paths: Set<String> { changed }
}

/// Reads paths with a zero behind each, as git prints them.
private struct PathList {
  private(set) var paths: Set<String> = []
  private(set) var isTooLong = false
  private let start: String
  private let limit: Int
  private var path: [UInt8] = []

  init(below folder: String, atMost limit: Int) {
    start = folder.isEmpty ? "" : folder + "/"
    self.limit = limit
  }

  /// Reads the next bytes; false when no more are wanted.
  mutating func read(_ bytes: [UInt8]) -> Bool {
    for byte in bytes {
      guard byte == 0 else {
        path.append(byte)
        continue
      }
      let text = String(decoding: path, as: UTF8.self)
      if text.hasPrefix(start) { paths.insert(String(text.dropFirst(start.count))) }
      path.removeAll(keepingCapacity: true)
    }
    isTooLong = paths.count > limit
    return !isTooLong
  }
}
