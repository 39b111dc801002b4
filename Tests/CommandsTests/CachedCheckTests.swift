import Foundation
import TestSupport
import Testing

@Suite("Checks with a shared cache")
struct CachedCheckTests {
  private static let good = """
    # Good

    ```swift scenario
    window.rootViewController = A()
    window.makeKeyAndVisible()
    ```

    ```claims
    A.viewDidLoad happens once
    ```

    """
  private static let wrong = good.replacingOccurrences(of: "once", with: "twice")

  private func entries(_ folder: URL, _ cache: String = "cache") throws -> [String] {
    try FileManager.default.subpathsOfDirectory(
      atPath: folder.appendingPathComponent(cache).path
    ).filter { $0.utf8.count > 60 }
  }

  private func withNotes(_ body: (URL) throws -> Void) throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.good, to: "one/content/a.md")
      try folder.write(Self.good + "more\n", to: "one/content/b.md")
      try folder.write(Self.wrong, to: "one/content/c.md")
      try FileManager.default.copyItem(
        at: folder.appendingPathComponent("one"), to: folder.appendingPathComponent("two"))
      try body(folder)
    }
  }

  private func check(
    _ checkout: String, _ folder: URL, _ options: [String] = [], environment: [String: String] = [:]
  ) throws -> CommandUnderTest.Run {
    try CommandUnderTest.run(
      ["check"] + options, in: folder.appendingPathComponent(checkout), environment: environment)
  }

  @Test func `say what they say without one, in every checkout and every form`() throws {
    try withNotes { folder in
      let plain = try check("one", folder)
      #expect(plain.status == 1)
      for (checkout, options) in [
        ("one", ["--cache", "../cache"]), ("two", ["--cache", "../cache"]), ("two", []),
      ] {
        for form in ["text", "json", "junit", "sarif"] {
          let variable = options.isEmpty ? ["LIFELINE_CACHE": "../cache"] : [:]
          let run = try check(
            checkout, folder, options + ["--format", form], environment: variable)
          let without = try check(checkout, folder, ["--format", form])
          #expect(run.status == 1 && run.error == plain.error)
          #expect(run.output == without.output)
          // The two pages on which all is well.
          #expect(try entries(folder).count == 2)
        }
      }
    }
  }

  @Test func `find a claim that has become false`() throws {
    try withNotes { folder in
      _ = try check("one", folder, ["--cache", "../cache"])
      try folder.write(Self.wrong, to: "one/content/a.md")
      let run = try check("one", folder, ["--cache", "../cache"])
      #expect(run.status == 1 && run.error.contains("content/a.md:9:1: error: expected"))
    }
  }

  @Test func `several at once do no harm to each other`() throws {
    try withNotes { folder in
      let runs = try (0..<6).map { number in
        try CommandInBackground(
          ["check", "--cache", "../cache"],
          in: folder.appendingPathComponent(number % 2 == 0 ? "one" : "two"))
      }
      for run in runs { #expect(run.wait(atMost: 60) == 1) }
      #expect(try entries(folder).count == 2)
      #expect(try check("two", folder, ["--cache", "../cache"]).status == 1)
    }
  }

  @Test func `a cache that comes with untrusted notes is refused, unless a secret is shared`()
    throws
  {
    try withNotes { folder in
      try folder.write("ref: refs/heads/main\n", to: "one/.git/HEAD")
      let refused = try check("one", folder, ["--cache", "cache", "--untrusted"])
      #expect(refused.status == 2)
      #expect(
        refused.error.contains("lies in the repository of untrusted notes"), "\(refused.error)")
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/one/cache"))
      #expect(try check("one", folder, ["--cache", "../cache", "--untrusted"]).status == 1)
      #expect(try check("one", folder, ["--cache", "cache"]).status == 1)
      let secret = ["LIFELINE_CACHE_KEY": "s"]
      let run = try check(
        "one", folder, ["--cache", "cache", "--untrusted"], environment: secret)
      #expect(run.status == 1)
      #expect(try check("one", folder).error == run.error)
    }
  }

  @Test(arguments: ["content", "content/deep/cache", "./content/../content/cache"])
  func `a cache among the notes is refused`(place: String) throws {
    try withNotes { folder in
      let run = try check("one", folder, ["--cache", place])
      #expect(
        run.status == 2 && run.error.contains("lies in the notes of 'content'"), "\(run.error)")
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/one/content/CACHEDIR.TAG"))
    }
  }

  @Test func `a folder that cannot be made is an error`() throws {
    try withNotes { folder in
      try folder.write("", to: "file")
      let run = try check("one", folder, ["--cache", "../file"])
      #expect(run.status == 2 && run.error.hasPrefix("error: "), "\(run.error)")
      #expect(try check("one", folder, ["--cache", ""]).status == 2)
      #expect(try check("one", folder, ["--cache", "x", "--cache-limit", "0"]).status == 2)
    }
  }
}
