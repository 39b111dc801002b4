import Foundation
import TestSupport
import Testing

/// A git repository that a stranger has made so that whatever git does in it runs one of his programs.
struct HostileRepository {
  /// How a folder of notes can hold it.
  enum Layout: CaseIterable {
    /// The folder is a repository itself, made of files that another one tracks.
    case bare
    /// The folder has a repository, as one that was unpacked from an archive can.
    case folder
    /// The folder has a file that leads to one below it.
    case file
    /// The folder has a link that leads to one below it.
    case link
  }

  /// Settings that name programs; `%` stands for a program.
  private static let settings = [
    ("fsmonitor", "core.fsmonitor", "%"), ("hooks", "core.hooksPath", "hooks"),
    ("signature", "gpg.program", "%"), ("external", "diff.external", "%"),
    ("command", "diff.mine.command", "%"), ("textconv", "diff.mine.textconv", "%"),
    ("pager", "core.pager", "%"), ("pager-of-log", "pager.log", "%"),
    ("ssh", "core.sshCommand", "%"), ("askpass", "core.askPass", "%"),
    ("helper", "credential.helper", "!%"), ("uploadpack", "remote.origin.uploadpack", "%"),
    ("alternates", "core.alternateRefsCommand", "%"), ("filter", "filter.mine.smudge", "%"),
    ("process", "filter.mine.process", "%"), ("rev-parse", "alias.rev-parse", "!%"),
    ("log", "alias.log", "!%"), ("trace", "trace2.eventTarget", "|%"),
  ]

  /// The folder that holds the notes.
  let folder: URL

  /// Makes one in a folder, whose notes ask for their history.
  ///
  /// - Parameter isPartial: Whether objects are missing, which git would fetch.
  init(in folder: URL, _ layout: Layout, isPartial: Bool) throws {
    self.folder = folder
    let content = folder.appendingPathComponent("content")
    try content.write("---\nhistory: git\n---\n# Home\n", to: "index.md")
    try content.write("* diff=mine filter=mine\n", to: ".gitattributes")
    let place = layout == .folder ? ".git" : layout == .bare ? "." : "kept"
    let repository = content.appendingPathComponent(place)
    try Self.make(repository, from: content, in: folder, isPartial: isPartial)
    let manager = FileManager.default
    switch layout {
    case .bare, .folder: break
    case .file: try content.write("gitdir: kept\n", to: ".git")
    case .link:
      try manager.createSymbolicLink(
        atPath: content.path + "/.git", withDestinationPath: "kept")
    }
  }

  /// The names of the programs that were run.
  var programsRun: [String] {
    get throws {
      let markers = folder.appendingPathComponent("run").path
      return try FileManager.default.contentsOfDirectory(atPath: markers).sorted()
    }
  }

  private static func make(
    _ repository: URL, from content: URL, in folder: URL, isPartial: Bool
  ) throws {
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("run"), withIntermediateDirectories: true)
    let made = folder.appendingPathComponent("made")
    try git(["init", "-q", "--bare", made.path], in: folder)
    let tree = ["--git-dir", made.path, "--work-tree", content.path]
    let signer = try program(
      "signer",
      "cat >/dev/null; echo '[GNUPG:] SIG_CREATED ' >&2; echo '-----BEGIN PGP SIGNATURE-----'",
      in: folder)
    try git(tree + ["add", "index.md", ".gitattributes"], in: content)
    try git(
      tree + ["-c", "gpg.program=\(signer)", "commit", "-q", "-S", "-m", "one"], in: content)
    var lines: [String] = []
    for (name, key, value) in settings {
      let evil = try program(name, "touch '\(folder.path)/run/\(name)'", in: folder)
      lines += [key, value.replacing("%", with: evil)]
    }
    lines += ["log.showSignature", "true", "remote.origin.url", "ssh://example.invalid/x"]
    if isPartial {
      lines += ["remote.origin.promisor", "true", "core.repositoryformatversion", "1"]
      lines += ["extensions.partialClone", "origin"]
    }
    for index in stride(from: 0, to: lines.count, by: 2) {
      try git(["config", "-f", "\(made.path)/config", lines[index], lines[index + 1]], in: folder)
    }
    if isPartial {
      let hash = try git(["--git-dir", made.path, "rev-parse", "HEAD^{tree}"], in: folder)
      let name = hash.trimmingCharacters(in: .whitespacesAndNewlines)
      try FileManager.default.removeItem(
        atPath: "\(made.path)/objects/\(name.prefix(2))/\(name.dropFirst(2))")
    }
    for hook in [
      "post-index-change", "reference-transaction", "fsmonitor-watchman", "post-checkout",
    ] {
      let text = "#!/bin/sh\ntouch '\(folder.path)/run/hook-\(hook)'\n"
      try made.write(text, to: "hooks/\(hook)")
      try allowRunning("\(made.path)/hooks/\(hook)")
    }
    try made.write("* diff=mine\n", to: "info/attributes")
    try FileManager.default.createDirectory(at: repository, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: made.path) {
      try FileManager.default.moveItem(
        atPath: "\(made.path)/\(name)", toPath: "\(repository.path)/\(name)")
    }
  }

  /// A program of one line below a folder; its path.
  private static func program(_ name: String, _ line: String, in folder: URL) throws -> String {
    let file = try folder.write("#!/bin/sh\n\(line)\n", to: "programs/\(name)")
    try allowRunning(file.path)
    return file.path
  }

  private static func allowRunning(_ path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }
}
