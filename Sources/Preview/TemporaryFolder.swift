import Foundation
import SiteBuilder

/// A folder that nobody else can read, for as long as it is needed.
struct TemporaryFolder: Sendable {
  let path: String

  /// Makes the folder.
  init() throws(PreviewError) {
    let place = FileManager.default.temporaryDirectory.path + "/lifeline-preview-XXXXXX"
    var template = Array(place.utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .system("cannot make a folder for the preview below '\(place)'")
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes the folder and what is in it, also what is being put there meanwhile.
  @Sendable func remove() {
    for _ in 0..<100 where FileSystem.kind(path) != nil {
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
