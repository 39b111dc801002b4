import Foundation
import TestSupport
import Testing

@testable import Cards

@Suite("Cards for previews")
struct SocialCardTests {
  private static let svg = """
    <svg viewBox="0 0 520 900" font-size="13" fill="#1f2328"><title>A &lt; B</title><desc>x</desc>
    <rect class="s" rx="6" x="0" y="0" width="520" height="900" fill="#fefefe"/>
    <path class="l" stroke="#84909c" d="M60 40v40m0 16v700"/>
    <rect class="h" fill="#f4f6f8" stroke="#84909c" rx="6" x="20" y="0" width="80" height="40"/>\
    <text class="n c" font-size="14" font-weight="700" text-anchor="middle" x="60" y="26">nav</text>
    <g class="o"><title>t</title><path fill="#0759b8" stroke="#0759b8" d="M60 90l-8-4v8zH3a3 3 0 100 .1"/>\
    <text x="8" y="82">push(A &amp; B)¹<tspan x="8" dy="16">more</tspan></text></g>
    <g><path fill="#ff0000" d="M0 800h500v8h-500z"/><text x="8" y="790" fill="#ff0000">below the card</text></g>
    </svg>
    """

  /// The colours of a card's pixels, row by row.
  private func pixels(_ png: [UInt8]) throws -> [UInt32] {
    let palette = try #require(chunk("PLTE", png))
    let rows = try #require(chunk("IDAT", png).flatMap { Inflate.bytes(ofZlib: $0) })
    #expect(rows.count == 630 * 1201)
    return rows.indices.filter { $0 % 1201 != 0 }.map { place in
      let color = Int(rows[place]) * 3
      return UInt32(palette[color]) << 16 | UInt32(palette[color + 1]) << 8
        | UInt32(palette[color + 2])
    }
  }

  private func chunk(_ name: String, _ png: [UInt8]) -> [UInt8]? {
    guard let found = png.firstRange(of: Array(name.utf8)) else { return nil }
    let length = png[(found.lowerBound - 4)..<found.lowerBound].reduce(0) { $0 << 8 | Int($1) }
    return Array(png[found.upperBound..<found.upperBound + length])
  }

  @Test func showTheTitleAndTheFirstCalls() throws {
    let card = SocialCard(title: "Why?", svg: Array(Self.svg.utf8))
    let png = card.png()
    #expect(png == card.png())
    #expect(png.count < 20_000)
    let pixels = try pixels(png)
    // The ground, the title's ink in its line, the arrow.
    #expect(pixels[0] == 0xFEFEFE)
    #expect(pixels[..<(110 * 1200)].contains(0x1C2127))
    #expect(pixels.contains(0x0759B8))
    // What would be cut is not there.
    #expect(!pixels.contains(0xFF0000))
  }

  @Test func leaveOutATitleInOtherLetters() throws {
    let card = SocialCard(title: "为什么？", svg: Array(Self.svg.utf8))
    #expect(try !pixels(card.png()).contains(0x1C2127))
  }

  @Test func haveTheTitleAloneWhereThereIsNoDrawing() throws {
    for svg in [nil, [], Array("<p>".utf8), Array("<svg viewBox=\"0 0 0 0\"></svg>".utf8)] {
      let pixels = try pixels(SocialCard(title: "Straße", svg: svg).png())
      #expect(pixels[0] == 0xFFFFFF && pixels.contains(0x1C2127))
    }
  }

  @Test func cutALongTitle() throws {
    let title =
      "A title of so many words that no picture of twelve hundred pixels has room for all of them"
    let pixels = try pixels(SocialCard(title: title, svg: nil).png())
    for row in 0..<630 { #expect(pixels[row * 1200 + 1199] == 0xFFFFFF) }
    #expect(pixels[..<(200 * 1200)].contains(0x1C2127))
    #expect(!pixels[(200 * 1200)...].contains(0x1C2127))
  }

  /// Drawings are ours, but nothing that is none may stop a build.
  @Test func areMadeOfWhateverIsLeftOfADrawing() {
    let bytes = Array(Self.svg.utf8)
    for count in stride(from: 0, to: bytes.count, by: 29) {
      #expect(SocialCard(title: "A", svg: Array(bytes.prefix(count))).png().count > 60)
    }
  }
}
