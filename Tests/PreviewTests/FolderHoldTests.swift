import Foundation
import TestSupport
import Testing

@testable import Preview

@Suite struct FolderHoldTests {
  @Test func `a folder is held once, until it is let go`() throws {
    try withTemporaryDirectory { folder in
      var hold = FolderHold(folder.path)
      #expect(hold?.isLocked == true && FolderHold(folder.path) == nil)
      hold = nil
      hold = FolderHold(folder.path)
      #expect(hold != nil)
    }
  }

  @Test func `only its owner can do anything with it`() throws {
    try withTemporaryDirectory { folder in
      try #require(chmod(folder.path, 0o755) == 0)
      let hold = FolderHold(folder.path)
      let rights = try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions]
      #expect(hold != nil && rights as? Int == 0o700)
    }
  }

  @Test func `links, files and nothing are no folders`() throws {
    try withTemporaryDirectory { folder in
      let file = try folder.write("a", to: "folder/a.md").path
      let link = "\(folder.path)/link"
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "\(folder.path)/folder")
      for path in [link, file, "\(folder.path)/nothing"] {
        #expect(FolderHold(path) == nil, "\(path)")
      }
    }
  }

  @Test func `a folder is no longer where another has its path`() throws {
    try withTemporaryDirectory { folder in
      let path = "\(folder.path)/folder"
      try #require(mkdir(path, 0o700) == 0)
      let hold = try #require(FolderHold(path))
      #expect(hold.isAt(path))
      try #require(rmdir(path) == 0)
      #expect(!hold.isAt(path))
      try #require(mkdir(path, 0o700) == 0)
      #expect(!hold.isAt(path))
    }
  }
}
