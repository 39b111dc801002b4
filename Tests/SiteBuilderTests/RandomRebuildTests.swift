import Foundation
import Fuzzing
import SiteBuilder
import Testing

/// Changes made by chance: a build that starts from what the last one left makes what a first build
/// makes, and says what a first build says.
@Suite("Building again after any change")
struct RandomRebuildTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func makesWhatAFirstBuildMakes(seed: UInt64) throws {
    var notes = RandomNotes(seed: seed)
    try SiteFixture.with(notes.files) { (site) throws in
      _ = try site.build(baseURL: "https://a.example/")
      for _ in 0..<40 {
        let change = try notes.change(site)
        let again = try site.build(baseURL: "https://a.example/")
        let files = try site.files()
        let built = site.folder.appendingPathComponent("site")
        let kept = site.folder.appendingPathComponent("kept")
        try FileManager.default.moveItem(at: built, to: kept)
        let first = try site.build(baseURL: "https://a.example/")
        #expect(try site.files() == files, "after \(change)")
        #expect(
          site.places(again.diagnostics).sorted() == site.places(first.diagnostics).sorted(),
          "after \(change)")
        try FileManager.default.removeItem(at: built)
        try FileManager.default.moveItem(at: kept, to: built)
      }
    }
  }
}
