/// The files of a repository as they were at a commit, read from its objects.
struct EarlierFiles: Sendable {
  typealias Missing = GitHistory.Missing

  /// How many files are asked for at once: what names them has to fit on a command line.
  static let most = 500

  let program: GitProgram
  let repository: GitRepository
  /// The commit that is checked out.
  let head: String
  /// The commit that is asked about.
  let revision: GitRevision

  /// A file as git lists it.
  private struct Listed {
    let object: String
    let size: Int
  }

  /// The bytes of some files, by their paths below the folder that the repository was found for; nil where one of
  /// them was not there, or is larger than a page may be.
  ///
  /// - Parameter others: Files that have to have been there too, whatever was in them.
  func bytes(of paths: [String], besides others: [String]) throws(Missing) -> [String: [UInt8]]? {
    let all = paths + others
    guard !all.isEmpty, all.count <= Self.most else { return all.isEmpty ? [:] : nil }
    let start = repository.prefix.isEmpty ? "" : repository.prefix + "/"
    let listed = try list(all.map { start + $0 })
    guard all.allSatisfy({ listed[start + $0] != nil }) else { return nil }
    let wanted = paths.compactMap { listed[start + $0] }
    guard wanted.allSatisfy({ $0.size <= SizeLimits.page }) else { return nil }
    let total = wanted.reduce(0) { $0 + $1.size }
    var bytes: [UInt8] = []
    if !wanted.isEmpty {
      try program.run(
        ["show", "--no-textconv"] + wanted.map(\.object), in: repository, head
      ) { more in
        bytes += more
        return bytes.count <= total
      }
    }
    guard bytes.count == total else { return nil }
    var found: [String: [UInt8]] = [:]
    var rest = bytes[...]
    for (path, file) in zip(paths, wanted) {
      found[path] = Array(rest.prefix(file.size))
      rest = rest.dropFirst(file.size)
    }
    return found
  }

  /// What git lists of some paths from the repository's root; symbolic links and the like are none.
  private func list(_ paths: [String]) throws(Missing) -> [String: Listed] {
    var text: [UInt8] = []
    try program.run(
      ["ls-tree", "--full-tree", "-l", "-z", revision.text, "--"] + paths, in: repository, head
    ) {
      text += $0
      return true
    }
    var listed: [String: Listed] = [:]
    for line in text.split(separator: 0) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let words = String(decoding: line[..<tab], as: UTF8.self).split(separator: " ")
      guard words.count == 4, words[0].hasPrefix("100"), let size = Int(words[3]) else { continue }
      listed[String(decoding: line[line.index(after: tab)...], as: UTF8.self)] = Listed(
        object: String(words[2]), size: size)
    }
    return listed
  }
}
