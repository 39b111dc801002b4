import Foundation
import TestSupport

/// Two states of some notes: pages that change, stay, go, come, and change places with folders.
struct ChangingNotes {
  let folder: URL

  func write(_ text: String, isNew: Bool) throws {
    try? FileManager.default.removeItem(at: folder.appendingPathComponent("content"))
    for page in 0..<2 {
      try folder.write("# Page \(page)\n\n\(text)\n", to: "content/page-\(page).md")
    }
    try folder.write("same", to: "content/files/same.txt")
    try folder.write("# \(text)\n", to: "content/\(isNew ? "come" : "gone")/deep/a.md")
    // What is a folder in one is a file in the other.
    try folder.write(text, to: isNew ? "content/data" : "content/data/one")
    try folder.write(text, to: isNew ? "content/more/one" : "content/more")
  }

  var site: URL { folder.appendingPathComponent("site") }

  func build(killedAt step: Int = 0) throws -> CommandUnderTest.Run {
    try CommandUnderTest.run(
      ["build"], in: folder, environment: ["LIFELINE_KILL_AT": "\(step)"])
  }
}
