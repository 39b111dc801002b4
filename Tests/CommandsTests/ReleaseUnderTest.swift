import Foundation
import TestSupport
import Testing

@testable import Commands

/// The files of a release whose command is the one under test, and a clone that has a note.
enum ReleaseUnderTest {
  static func with(
    claim: String = "once", _ body: (_ folder: URL, _ releases: String) throws -> Void
  ) throws {
    try withTemporaryDirectory { folder in
      try folder.write("ref: refs/heads/main\n", to: "clone/.git/HEAD")
      let page = """
        # Launch

        ```swift scenario id=launch
        window.rootViewController = A()
        window.makeKeyAndVisible()
        ```

        ```claims
        A.viewDidLoad happens \(claim)
        ```

        """
      try folder.write(page, to: "clone/content/index.md")
      try folder.write("# Read me\n", to: "clone/README.md")
      let script = "#!/bin/sh\nexec '\(CommandUnderTest.executable.path)' \"$@\"\n"
      let name = "lifeline-\(Version.current)"
      try folder.write(script, to: "release/\(name)/bin/lifeline")
      let made = try Shell.run(
        """
        chmod +x \(name)/bin/lifeline
        tar -czf \(name)-linux-$(uname -m).tar.gz \(name)
        sha256sum *.tar.gz > SHA256SUMS
        """, in: folder.appendingPathComponent("release"))
      #expect(made.status == 0, "\(made.error)")
      try body(folder, "file://\(folder.path)/release")
    }
  }
}
