import Foundation
import TestSupport
import Testing

/// A link that is committed with the notes leads wherever its writer likes.
@Suite("A folder that is a symbolic link")
struct LinkedFolderTests {
  /// A folder of notes, and beside it one with a secret; a body gets the folder of both.
  private func withSecret(_ body: (URL) throws -> Void) throws {
    try withTemporaryDirectory { folder in
      try folder.write("secret", to: "outside/id_rsa")
      try folder.write("secret", to: "outside/key.txt")
      try folder.write("# Secret\n", to: "outside/index.md")
      try folder.write("# Home\n", to: "work/content/index.md")
      try body(folder)
    }
  }

  private func link(_ path: String, to target: String, in folder: URL) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/\(path)", withDestinationPath: target)
  }

  /// What of the secret is in the site.
  private func published(_ folder: URL) throws -> [String] {
    let work = folder.appendingPathComponent("work")
    let files = FileManager.default.enumerator(atPath: work.path + "/site")?.allObjects ?? []
    return try files.compactMap { $0 as? String }.filter { path in
      var isFolder: ObjCBool = false
      let whole = work.path + "/site/" + path
      guard FileManager.default.fileExists(atPath: whole, isDirectory: &isFolder),
        !isFolder.boolValue, !path.hasPrefix("assets/s")
      else { return false }
      return try work.read("site/" + path).lowercased().contains("secret")
    }
  }

  @Test(arguments: ["templates", "content", "site"])
  func `is refused where the command line does not name it`(name: String) throws {
    try withSecret { folder in
      let work = folder.appendingPathComponent("work")
      try? FileManager.default.removeItem(atPath: "\(work.path)/\(name)")
      try link("work/\(name)", to: "../outside", in: folder)
      for command in [["build"], ["serve", "--port", "0"]] {
        let run = try CommandUnderTest.run(command, in: work)
        #expect(run.status == 2)
        #expect(
          run.error.contains("'--\(name == "site" ? "output" : name) \(name)'"), "\(run.error)")
      }
      let check = try CommandUnderTest.run(["check"], in: work)
      #expect(check.status == (name == "content" ? 2 : 0), "\(check.error)")
      if name != "site" { #expect(try published(folder) == []) }
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/outside")
      #expect(left.sorted() == ["id_rsa", "index.md", "key.txt"])
    }
  }

  @Test func `is refused beside the content too`() throws {
    try withSecret { folder in
      try link("work/templates", to: "../outside", in: folder)
      let run = try CommandUnderTest.run(["build", "--content", "work/content"], in: folder)
      #expect(run.status == 2)
      #expect(run.error.contains("'--templates work/templates'"), "\(run.error)")
    }
  }

  @Test func `is followed where the command line names it, but no link in it is`() throws {
    try withSecret { folder in
      try folder.write("# Notes\n", to: "notes/index.md")
      try folder.write("body {}", to: "looks/style.css")
      try link("notes/linked", to: "../outside", in: folder)
      for (name, target) in [("content", "notes"), ("templates", "looks"), ("site", "public")] {
        try? FileManager.default.removeItem(atPath: "\(folder.path)/work/\(name)")
        try FileManager.default.createDirectory(
          atPath: "\(folder.path)/\(target)", withIntermediateDirectories: true)
        try link("work/\(name)", to: "../\(target)", in: folder)
      }
      let work = folder.appendingPathComponent("work")
      let arguments = ["--content", "content", "--templates", "templates", "--output", "site"]
      let run = try CommandUnderTest.run(["build"] + arguments, in: work)
      #expect(run.status == 0, "\(run.error)")
      #expect(run.error.contains("content/linked:1:1: warning: a symbolic link is not followed"))
      #expect(try folder.read("public/index.html").contains("Notes"))
      #expect(try published(folder) == [])
      #expect(try CommandUnderTest.run(["check", "content"], in: work).status == 0)
      try link("looks/linked.css", to: "../outside/key.txt", in: folder)
      let again = try CommandUnderTest.run(["build"] + arguments, in: work)
      #expect(again.status == 2 && again.error.contains("is not followed"), "\(again.error)")
    }
  }

  @Test(arguments: ["content", "templates", "output"])
  func `is refused among untrusted notes though the command line names it`(option: String) throws {
    try withSecret { folder in
      let work = folder.appendingPathComponent("work")
      try link("work/linked", to: "../outside", in: folder)
      let arguments = ["build", "--untrusted", "--\(option)", "linked"]
      let run = try CommandUnderTest.run(arguments, in: work)
      #expect(run.status == 2 && run.error.contains("name the folder itself"), "\(run.error)")
      #expect(try published(folder) == [])
    }
  }

  @Test func `gives a theme no file of a kind that browsers are not given`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("# Home\n", to: "content/index.md")
      for name in ["id_rsa", "key.pem", "app.py", "sub/letter.docx", "demo.html", "words.fr.yml"] {
        try folder.write("secret", to: "templates/\(name)")
      }
      for name in ["sub/font.woff2", "OFL.txt", "logo.PNG", "fr.yaml"] {
        try folder.write("known", to: "templates/\(name)")
      }
      let run = try CommandUnderTest.run(["build"], in: folder)
      #expect(run.status == 0, "\(run.error)")
      let warned = run.error.split(separator: "\n").filter { $0.contains("template.not-published") }
      #expect(
        warned.map { String($0.prefix { $0 != ":" }) } == [
          "templates/app.py", "templates/demo.html", "templates/fr.yaml", "templates/id_rsa",
          "templates/key.pem", "templates/sub/letter.docx",
        ])
      let assets = FileManager.default.enumerator(atPath: folder.path + "/site/assets")
      let names = (assets?.allObjects ?? []).compactMap { $0 as? String }
      #expect(Set(names).isSuperset(of: ["sub/font.woff2", "OFL.txt", "logo.PNG"]))
      #expect(!names.contains { $0.contains("pem") || $0.contains("rsa") || $0.contains("docx") })
      // Nothing was built of the warning: the next build says it again.
      let again = try CommandUnderTest.run(["build"], in: folder)
      #expect(again.error == run.error)
    }
  }

  @Test(arguments: [
    ".obsidian", ".obsidian/app.json", ".obsidian/plugins",
    ".obsidian/plugins/templater-obsidian/data.json",
  ])
  func `is not followed to a vault's settings`(path: String) throws {
    try withTemporaryDirectory { folder in
      try folder.write("a\nb\n", to: "content/index.md")
      try folder.write("# Left out\n", to: "content/made/a.md")
      let settings = folder.appendingPathComponent("settings")
      try settings.write(#"{"strictLineBreaks": true}"#, to: ".obsidian/app.json")
      try settings.write(
        #"{"templates_folder": "made"}"#, to: ".obsidian/plugins/templater-obsidian/data.json")
      let place = folder.appendingPathComponent("content/\(path)")
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: place, withDestinationURL: settings.appendingPathComponent(path))
      let run = try CommandUnderTest.run(["build"], in: folder)
      #expect(run.status == 0)
      #expect(run.error.contains("content/\(path):1:1: warning: a symbolic link"), "\(run.error)")
      #expect(try folder.read("site/index.html").contains("<br"))
      #expect(FileManager.default.fileExists(atPath: folder.path + "/site/made/a.html"))
    }
  }
}
