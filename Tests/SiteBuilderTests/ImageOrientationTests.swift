import Foundation
import SiteBuilder
import Testing

/// Photographs that are kept as the camera was held, and shown upright.
@Suite("Turned images")
struct ImageOrientationTests {
  /// A number of a TIFF file, in its order of bytes.
  private static func number(_ value: Int, _ count: Int, isBig: Bool) -> [UInt8] {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    return isBig ? bytes.reversed() : bytes
  }

  /// What a camera says of a picture: its maker, and how it is to be turned.
  private static func exif(_ orientation: Int, isBig: Bool, directory: Int = 8) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] { Self.number(value, count, isBig: isBig) }
    func entry(_ tag: Int, _ kind: Int, _ value: [UInt8]) -> [UInt8] {
      number(tag, 2) + number(kind, 2) + number(1, 4) + value
    }
    return Array("Exif\0\0".utf8) + Array((isBig ? "MM" : "II").utf8) + number(42, 2)
      + number(directory, 4) + number(2, 2) + entry(0x010F, 2, [65, 0, 0, 0])
      + entry(0x0112, 3, number(orientation, 2) + [0, 0]) + number(0, 4)
  }

  private static func segment(_ kind: UInt8, _ bytes: [UInt8]) -> [UInt8] {
    [0xFF, kind] + number(bytes.count + 2, 2, isBig: true) + bytes
  }

  /// A picture of 40 by 30 with what a segment says of it.
  private static func jpeg(_ segment: [UInt8]) -> [UInt8] {
    [0xFF, 0xD8] + segment + Self.segment(0xC0, [8, 0, 30, 0, 40, 1, 1, 0x11, 0, 0, 0])
  }

  private func size(_ bytes: [UInt8]) throws -> String {
    try SiteFixture.with(["index.md": "# A\n\n![](a.jpg)\n"]) { (site) throws in
      try Data(bytes).write(to: site.folder.appendingPathComponent("content/a.jpg"))
      _ = try site.build()
      let page = try site.page("index.html")
      let size = page.components(separatedBy: "src=\"a.jpg\" alt=\"\"").last?.prefix { $0 != ">" }
      return String(size ?? "").trimmingCharacters(in: .whitespaces)
    }
  }

  @Test(arguments: [true, false])
  func areAsWideAsTheyAreShown(_ isBig: Bool) throws {
    for orientation in 0...9 {
      let isTurned = (5...8).contains(orientation)
      let size = try size(Self.jpeg(Self.segment(0xE1, Self.exif(orientation, isBig: isBig))))
      #expect(size == (isTurned ? "width=\"30\" height=\"40\"" : "width=\"40\" height=\"30\""))
    }
  }

  @Test func areTakenAsTheyLieWhereNobodySaysHowTheyAreTurned() throws {
    let exif = Self.exif(6, isBig: true)
    let upright = "width=\"40\" height=\"30\""
    #expect(try size(Self.jpeg([])) == upright)
    #expect(
      try size(Self.jpeg(Self.segment(0xE1, Array("http://ns.adobe.com/xap/".utf8)))) == upright)
    for length in 0..<(exif.count - 6) {
      #expect(try size(Self.jpeg(Self.segment(0xE1, Array(exif.prefix(length))))) == upright)
    }
    for directory in [0, 7, 1000, 0x7FFF_FFFF, 0xFFFF_FFFF] {
      let broken = Self.exif(6, isBig: false, directory: directory)
      #expect(try size(Self.jpeg(Self.segment(0xE1, broken))) == upright)
    }
    #expect(try size([0xFF, 0xD8, 0xFF, 0xE1, 0xFF, 0xFF] + exif) == "")
  }
}
