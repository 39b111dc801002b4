import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

@Suite("The history of a folder")
struct GitHistoryTests {
  private static let days = ["a.md": "2020-01-02", "deep/ü b.md": "2021-03-04"]

  /// A repository whose notes were changed on two days, in a folder of a temporary one.
  private func withRepository(
    _ options: [String] = [], _ body: (_ folder: URL, _ root: URL) throws -> Void
  ) throws {
    try withTemporaryDirectory { folder in
      let root = folder.appendingPathComponent("root")
      try root.write("a", to: "notes/a.md")
      try root.write("a", to: "notesx/b.md")
      try git(["init", "-q", "-b", "main"] + options, in: root)
      try git(["add", "."], in: root)
      try git(["commit", "-q", "-m", "one"], in: root)
      try root.write("b", to: "notes/deep/ü b.md")
      try git(["add", "."], in: root)
      try git(["commit", "-q", "-m", "two"], in: root, on: "2021-03-04")
      try body(folder, root)
    }
  }

  private func days(_ folder: URL) throws -> [String: String] {
    try GitHistory(of: folder.path).days
  }

  private func reasons(_ folder: URL) -> String {
    do throws(GitHistory.Missing) {
      return "\(try GitHistory(of: folder.path).days)"
    } catch {
      return error.reasons.joined(separator: "; ")
    }
  }

  @Test(arguments: [[], ["--object-format=sha256"]])
  func `is read of objects of both kinds, loose or packed`(options: [String]) throws {
    try withRepository(options) { _, root in
      let notes = root.appendingPathComponent("notes")
      #expect(try days(notes) == Self.days)
      #expect(try days(root).keys.sorted() == ["notes/a.md", "notes/deep/ü b.md", "notesx/b.md"])
      try git(["gc", "-q"], in: root)
      #expect(FileSystem.kind(root.path + "/.git/refs/heads/main") == nil)
      #expect(try days(notes) == Self.days)
      try git(["checkout", "-q", "--detach", "HEAD~"], in: root)
      #expect(try days(notes) == ["a.md": "2020-01-02"])
    }
  }

  @Test func `is that of the working tree or submodule that a folder is`() throws {
    try withRepository { folder, root in
      try git(["worktree", "add", "-q", "../other", "HEAD~"], in: root)
      let other = folder.appendingPathComponent("other")
      #expect(try days(other.appendingPathComponent("notes")) == ["a.md": "2020-01-02"])
      let outer = folder.appendingPathComponent("outer")
      try outer.write("o", to: "o.md")
      try git(["init", "-q"], in: outer)
      try git(["submodule", "add", "-q", root.path, "in/sub"], in: outer)
      try git(["add", "."], in: outer)
      try git(["commit", "-q", "-m", "all"], in: outer, on: "2022-02-02")
      #expect(try days(outer.appendingPathComponent("in/sub/notes")) == Self.days)
      try git(["worktree", "add", "-q", "../more"], in: outer)
      let more = folder.appendingPathComponent("more")
      try git(["submodule", "update", "-q", "--init"], in: more)
      #expect(try days(more.appendingPathComponent("in/sub/notes")) == Self.days)
      #expect(try days(more)["o.md"] == "2022-02-02")
    }
  }

  @Test func `is not looked for in what only looks like a repository`() throws {
    try withRepository { folder, root in
      let notes = root.appendingPathComponent("notes")
      try git(["clone", "-q", "--bare", root.path, notes.path + "/bare"], in: folder)
      #expect(try days(notes.appendingPathComponent("bare")) == [:])
      #expect(try days(notes) == Self.days)
      let loose = folder.appendingPathComponent("bare")
      try FileManager.default.moveItem(atPath: notes.path + "/bare", toPath: loose.path)
      #expect(reasons(loose).contains("has a '.git'"))
    }
  }

  @Test func `is not read where a file or a link leads to a repository elsewhere`() throws {
    try withRepository { folder, root in
      let notes = folder.appendingPathComponent("notes")
      try git(["worktree", "add", "-q", "../other"], in: root)
      for target in ["../root/.git", "\(root.path)/.git/worktrees/other", "nowhere", ""] {
        try notes.write("gitdir: \(target)\n", to: ".git")
        #expect(reasons(notes).contains("does not name this folder"), "\(target)")
      }
      try FileManager.default.removeItem(atPath: notes.path + "/.git")
      try FileManager.default.createSymbolicLink(
        atPath: notes.path + "/.git", withDestinationPath: root.path + "/.git")
      #expect(reasons(notes).contains("is a symbolic link"))
      #expect(GitRepository.marks(of: notes.path).allSatisfy { !$0.hasPrefix(root.path) })
    }
  }

  @Test func `is not read of objects that lie elsewhere`() throws {
    try withRepository { folder, root in
      try git(["clone", "-q", "--shared", root.path, "clone"], in: folder)
      let clone = folder.appendingPathComponent("clone")
      #expect(reasons(clone).contains("'git repack -a -d' takes them in"))
      try git(["repack", "-q", "-a", "-d"], in: clone)
      try FileManager.default.removeItem(
        atPath: clone.path + "/.git/objects/info/alternates")
      #expect(try days(clone.appendingPathComponent("notes")) == Self.days)
      let packs = clone.path + "/.git/objects/pack"
      try FileManager.default.moveItem(atPath: packs, toPath: folder.path + "/pack")
      try FileManager.default.createSymbolicLink(
        atPath: packs, withDestinationPath: folder.path + "/pack")
      #expect(reasons(clone).contains("no link among the objects is followed"))
    }
  }

  @Test func `is known of a clone without the files' bytes, and fetches none`() throws {
    try withRepository { folder, root in
      try git(["config", "uploadpack.allowFilter", "true"], in: root)
      for (filter, works) in [("blob:none", true), ("tree:0", false)] {
        let clone = folder.appendingPathComponent("clone-\(works)")
        try git(
          ["clone", "-q", "-n", "--filter=\(filter)", "file://\(root.path)", clone.path],
          in: folder)
        try FileManager.default.createDirectory(
          atPath: clone.path + "/notes", withIntermediateDirectories: true)
        let found = reasons(clone.appendingPathComponent("notes"))
        #expect(found.contains("2021-03-04") == works, "\(found)")
        #expect(found.contains("'--filter=blob:none'") == !works, "\(found)")
      }
    }
  }

  @Test func `names no files to be watched outside of the repository`() throws {
    try withRepository { _, root in
      let notes = root.appendingPathComponent("notes").path
      let inside = GitRepository.marks(of: notes)
      #expect(inside.contains(root.path + "/.git/refs/heads/main"))
      for head in ["ref: ../../../etc/passwd", "ref: /etc/passwd", "ref: refs/../../../x", "x"] {
        try root.write("\(head)\n", to: ".git/HEAD")
        let marks = GitRepository.marks(of: notes)
        #expect(marks == inside.filter { !$0.hasSuffix("/main") }, "\(head)")
      }
    }
  }

  @Test func `does not wait for a pipe`() throws {
    try withRepository { _, root in
      for file in [".git/HEAD", ".git/packed-refs", ".git/refs/heads/main"] {
        try? FileManager.default.removeItem(atPath: root.path + "/" + file)
        try #require(mkfifo(root.path + "/" + file, 0o600) == 0)
      }
      #expect(reasons(root).contains("no commit is checked out"))
      #expect(GitRepository.marks(of: root.path).contains(root.path + "/.git/HEAD"))
    }
  }

  @Test func `is given up when git takes too long`() throws {
    try withRepository { folder, root in
      let slow = try folder.write("#!/bin/sh\nexec sleep 1000\n", to: "programs/git")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: slow.path)
      let program = GitProgram(
        path: folder.appendingPathComponent("programs").path, patience: .milliseconds(50))
      do throws(GitHistory.Missing) {
        _ = try GitHistory(of: root.path, by: program)
        Issue.record("it ended")
      } catch {
        #expect(error.reasons.first?.contains("took longer than") == true)
      }
    }
  }

  @Test func `is asked for with an environment of its own, of which nothing is left`() throws {
    try withRepository { folder, root in
      let teller = try folder.write(
        "#!/bin/sh\n/usr/bin/env\ncat \"$GIT_DIR/config\"\n", to: "programs/git")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: teller.path)
      let program = GitProgram(path: folder.appendingPathComponent("programs").path)
      var told = ""
      let repository = try GitRepository.holding(root.path)
      try program.run([], in: repository, repository.state().commit) {
        told += String(decoding: $0, as: UTF8.self)
        return true
      }
      let lines = told.split(separator: "\n")
      let place = try #require(lines.first { $0.hasPrefix("GIT_DIR=") }).dropFirst(8)
      #expect(FileSystem.kind(String(place)) == nil && place != root.path + "/.git")
      let names = lines.filter { $0.contains("=") && !$0.hasPrefix("\t") }.map {
        String($0.prefix { $0 != "=" })
      }
      #expect(
        names.allSatisfy {
          $0.hasPrefix("GIT_") || ["PATH", "LC_ALL", "PWD", "_", "SHLVL", "OLDPWD"].contains($0)
        }, "\(names)")
      #expect(told.hasSuffix("[core]\n\trepositoryformatversion = 0\n\tbare = true\n"))
    }
  }
}
