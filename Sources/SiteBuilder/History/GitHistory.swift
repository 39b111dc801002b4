import POSIX

/// When the pages of a folder were last changed, as git has it: the day on which the author of the
/// last commit that touches a file wrote it, which is the same in every clone.
struct GitHistory: Sendable {
  /// What decides a history.
  struct State: Equatable, Sendable {
    /// The commit that is checked out.
    let commit: String
    /// Whether the clone has only the last commits, which tell nothing of what was not changed in them.
    let isShallow: Bool
  }

  let state: State
  /// The days, such as `2026-03-14`, by the files' paths below the folder.
  private(set) var days: [String: String] = [:]

  /// Why there is no history.
  struct Missing: Error {
    /// What is wrong, and what to do about it, a sentence each.
    let reasons: [String]

    init(_ reasons: String...) { self.reasons = reasons }
  }

  /// The history of a folder.
  ///
  /// - Throws: Where there is no git, or no repository holds the folder.
  init(of folder: String, by program: GitProgram = GitProgram()) throws(Missing) {
    let repository = try GitRepository.holding(folder)
    state = try repository.state()
    guard !state.isShallow else { return }
    if let problem = repository.problemOfObjects() { throw problem }
    var log = GitLog()
    try program.run(
      GitLog.arguments(commit: state.commit, folder: repository.prefix), in: repository,
      state.commit
    ) { log.read($0) }
    guard !log.isTooLong else {
      throw Missing("it tells of more than \(GitLog.mostFiles) files")
    }
    days = log.days
  }

  /// What decides the history of a folder now; nil where there is none. No program is run for it.
  static func state(of folder: String) -> State? {
    try? GitRepository.holding(folder).state()
  }
}
