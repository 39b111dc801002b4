import Foundation
import TestSupport
import Testing

/// A build that is killed leaves the old site or the new one.
@Suite struct KilledBuildTests {
  /// Kills builds of the new notes at one step after another, and looks at what each leaves.
  ///
  /// - Returns: How many were killed.
  private func killAtEachStep(
    preparing prepare: (URL) throws -> Void = { _ in },
    _ look: (_ now: [String: Data], _ old: [String: Data], _ new: [String: Data]) -> Void
  ) throws -> Int {
    try withTemporaryDirectory { folder in
      let notes = ChangingNotes(folder: folder)
      let kept = folder.appendingPathComponent("kept")
      try notes.write("Old", isNew: false)
      try #require(try notes.build().status == 0)
      try prepare(notes.site)
      let old = try SiteFiles.read(notes.site)
      try FileManager.default.copyItem(at: notes.site, to: kept)
      try notes.write("New", isNew: true)
      try #require(try notes.build().status == 0)
      let new = try SiteFiles.read(notes.site)
      #expect(Set(old.keys) != Set(new.keys))

      for step in 1... {
        try FileManager.default.removeItem(at: notes.site)
        try FileManager.default.copyItem(at: kept, to: notes.site)
        let status = try notes.build(killedAt: step).status
        look(try SiteFiles.read(notes.site), old, new)
        guard status != 0 else { return step - 1 }
        try #require(status == -SIGKILL)
        #expect(try notes.build().status == 0)
        #expect(try SiteFiles.read(notes.site) == new, "after step \(step)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.sorted() == ["content", "kept", "site"], "after step \(step)")
      }
      return 0
    }
  }

  @Test func `at whichever step a build is killed, the site is the old one or the new one`() throws
  {
    var seen: Set<Bool> = []
    let killed = try killAtEachStep { now, old, new in
      #expect(now == old || now == new)
      seen.insert(now == new)
    }
    #expect(killed > 20)
    #expect(seen.count == 2)
  }

  /// A folder that has others in it which somebody else uses cannot be exchanged for another.
  @Test func `a build that is killed where git has its files is finished by the next one`() throws {
    let killed = try killAtEachStep { site in
      try site.write("ref: refs/heads/pages\n", to: ".git/HEAD")
      try site.write("example.org\n", to: "CNAME")
    } _: { now, old, new in
      for (path, bytes) in now {
        #expect(bytes == old[path] || bytes == new[path], "\(path)")
      }
      #expect(now["CNAME"] == old["CNAME"])
    }
    #expect(killed > 20)
  }

  @Test func `a build that was killed is finished before another that has other notes`() throws {
    try withTemporaryDirectory { folder in
      let notes = ChangingNotes(folder: folder)
      try notes.write("Old", isNew: false)
      try #require(try notes.build().status == 0)
      try notes.site.write("", to: ".git/HEAD")
      try notes.write("New", isNew: true)
      try #require(try notes.build(killedAt: 12).status == -SIGKILL)
      try notes.write("Newer", isNew: false)
      #expect(try notes.build().status == 0)
      let found = try SiteFiles.read(notes.site)
      #expect(
        try CommandUnderTest.run(["build", "--output", "other"], in: folder).status == 0)
      let other = try SiteFiles.read(folder.appendingPathComponent("other"))
      #expect(found.filter { !$0.key.hasPrefix(".") } == other)
    }
  }
}
