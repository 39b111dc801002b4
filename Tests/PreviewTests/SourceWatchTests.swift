import Foundation
import SiteBuilder
import TestSupport
import Testing

@testable import Preview

@Suite struct SourceWatchTests {
  /// A watch of a folder that has been looked at, long enough after it was written to.
  private final class Looker {
    private var watch: SourceWatch

    /// How far the clock that files are stamped with has been set back, in nanoseconds.
    var setBack: UInt64 = 0

    init(_ folder: URL, singles: [String] = [], ignoring: [String] = []) {
      watch = SourceWatch([], ignoring: [])
      watch = SourceWatch(
        [folder.path], singles: singles, ignoring: ignoring, patience: .milliseconds(20)
      ) { [unowned self] in FileSignature.now() - setBack }
      _ = watch.hasChanged()
      usleep(60_000)
      _ = watch.hasChanged()
    }

    func hasChanged() -> Bool { watch.hasChanged() }

    /// How often the watch tells of a change before it is still.
    func tellings() -> Int {
      var count = 0
      for _ in 0..<12 {
        if watch.hasChanged() { count += 1 }
        usleep(5_000)
      }
      return count
    }
  }

  @Test func `what stays as it is is no change`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("a", to: "a.md")
      let watch = Looker(folder)
      #expect(watch.tellings() == 0)
    }
  }

  @Test func `a file written, made or put in a new folder is a change`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("a", to: "a.md")
      let watch = Looker(folder)
      try folder.write("b", to: "a.md")
      #expect(watch.hasChanged())
      try folder.write("c", to: "notes/deep/c.md")
      #expect(watch.hasChanged())
    }
  }

  @Test func `a file is told of once, and again when it is written twice in a moment`() throws {
    try withTemporaryDirectory { folder in
      let file = try folder.write("a", to: "a.md")
      let watch = Looker(folder)
      try folder.write("b", to: "a.md")
      #expect(watch.tellings() == 1)
      let time = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate]
      #expect(watch.tellings() == 0)
      try folder.write("c", to: "a.md")
      try FileManager.default.setAttributes([.modificationDate: time!], ofItemAtPath: file.path)
      #expect(watch.tellings() == 1)
    }
  }

  #if os(Linux)
    @Test func `the alarm goes off at once when something happens in a folder, new ones included`()
      throws
    {
      try withTemporaryDirectory { folder in
        try folder.write("a", to: "a.md")
        let alarm = FolderAlarm()
        #expect(alarm.watch([folder.path]) && !alarm.watch([folder.path]))
        #expect(!alarm.wait(atMost: 1))
        try folder.write("b", to: "a.md")
        #expect(alarm.wait(atMost: 10_000) && !alarm.wait(atMost: 1))
        try folder.write("b", to: "deep/b.md")
        #expect(alarm.wait(atMost: 10_000) && alarm.watch([folder.path, folder.path + "/deep"]))
        try folder.write("c", to: "deep/b.md")
        #expect(alarm.wait(atMost: 10_000))
      }
    }
  #endif

  @Test func `a file that another is renamed over is a change, even of the same size and time`()
    throws
  {
    try withTemporaryDirectory { folder in
      let file = try folder.write("old", to: "a.md")
      let watch = Looker(folder)
      let time = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate]
      let other = try folder.write("new", to: ".a.md.swp")
      try FileManager.default.setAttributes([.modificationDate: time!], ofItemAtPath: other.path)
      #expect(rename(other.path, file.path) == 0)
      #expect(watch.hasChanged())
    }
  }

  @Test func `a file that is gone or empty for a moment is not believed to be`() throws {
    try withTemporaryDirectory { folder in
      let file = try folder.write("old", to: "a.md")
      let watch = Looker(folder)
      try folder.write("", to: "a.md")
      #expect(!watch.hasChanged())
      unlink(file.path)
      #expect(!watch.hasChanged())
      try folder.write("new", to: "a.md")
      #expect(watch.hasChanged())
    }
  }

  @Test func `a file that is written beside another and takes its place is one change, at once`()
    throws
  {
    try withTemporaryDirectory { folder in
      let file = try folder.write("old", to: "notes/a.md")
      try folder.write("other", to: "notes/b.md")
      let watch = Looker(folder)
      for ending in [".Xy12Zz", ".tmp", "___jb_tmp___", "~"] {
        let new = try folder.write("new \(ending)", to: "notes/a.md\(ending)")
        #expect(!watch.hasChanged(), "\(ending)")
        #expect(rename(new.path, file.path) == 0)
        #expect(watch.hasChanged() && !watch.hasChanged(), "\(ending)")
      }
      // Another name says nothing of what it is written for.
      let new = try folder.write("newest", to: "notes/sedXy12Zz")
      #expect(watch.hasChanged())
      #expect(rename(new.path, file.path) == 0)
      #expect(watch.hasChanged())
    }
  }

  @Test func `a file that is called as another and more is a change when it stays`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("a", to: "a.md")
      let watch = Looker(folder)
      try folder.write("sum", to: "a.md.sha256")
      #expect(!watch.hasChanged())
      #expect(watch.tellings() == 1)
    }
  }

  @Test func `a file that is put aside is not believed to be gone before another has its name`()
    throws
  {
    try withTemporaryDirectory { folder in
      let file = try folder.write("old", to: "a.md")
      let watch = Looker(folder)
      // The second time there is one already that was put aside.
      for _ in 0..<2 {
        #expect(rename(file.path, file.path + "~") == 0)
        #expect(!watch.hasChanged())
        try folder.write("new", to: "a.md")
        #expect(watch.hasChanged())
      }
    }
  }

  @Test func `a file that stays away is a change, and so is a whole folder, and its return`() throws
  {
    try withTemporaryDirectory { folder in
      try folder.write("a", to: "content/a.md")
      let content = folder.appendingPathComponent("content")
      let watch = Looker(content)
      try FileManager.default.removeItem(at: content)
      #expect(watch.tellings() == 1)
      try folder.write("a", to: "content/a.md")
      #expect(watch.tellings() >= 1)
    }
  }

  @Test func `what is gone is believed to be though the clock is set back meanwhile`() throws {
    try withTemporaryDirectory { folder in
      let file = try folder.write("a", to: "a.md")
      try folder.write("b", to: "b.md")
      let watch = Looker(folder)
      unlink(file.path)
      #expect(!watch.hasChanged())
      watch.setBack = 3_600_000_000_000
      #expect(watch.tellings() == 1)
    }
  }

  @Test func `single files count wherever they lie, and what else is in their folder does not`()
    throws
  {
    try withTemporaryDirectory { folder in
      try folder.write("a", to: "content/a.md")
      let settings = folder.appendingPathComponent(".settings").path
      let watch = Looker(
        folder.appendingPathComponent("content"), singles: [settings, "\(settings)/app.json"])
      try folder.write("{}", to: ".settings/other.json")
      #expect(watch.tellings() == 1)
      try folder.write("[]", to: ".settings/other.json")
      #expect(watch.tellings() == 0)
      try folder.write("{}", to: ".settings/app.json")
      #expect(watch.tellings() == 1)
      try folder.write("[]", to: ".settings/app.json")
      #expect(watch.tellings() == 1)
      try FileManager.default.removeItem(atPath: settings)
      #expect(watch.tellings() == 1)
    }
  }

  @Test func `hidden files, ignored folders and what links lead to do not count`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("a", to: "content/a.md")
      try folder.write("b", to: "elsewhere/b.md")
      try folder.write("c", to: "content/site/c.html")
      let content = folder.appendingPathComponent("content")
      try FileManager.default.createSymbolicLink(
        at: content.appendingPathComponent("link"),
        withDestinationURL: folder.appendingPathComponent("elsewhere"))
      let watch = Looker(content, ignoring: [content.path + "/site"])
      try folder.write("more", to: "elsewhere/b.md")
      try folder.write("more", to: "content/.hidden")
      try folder.write("more", to: "content/site/c.html")
      #expect(watch.tellings() == 0)
    }
  }
}
