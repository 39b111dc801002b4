import Foundation
import Fuzzing

/// Notes of whatever pages show of each other, and changes of them.
struct RandomNotes {
  private var random: SeededGenerator
  private(set) var files: [String: String] = [:]

  static let names = [
    "index", "a", "b", "push", "order", "x/index", "x/p", "x/order", "y/deep/s", "index.zh-Hans",
    "README", "x/ReadMe",
    "a.zh-Hans", "x/p.zh-Hans",
  ]
  private static let targets = ["a", "b", "push", "x/order", "p", "s", "README"]
  private static let headings = ["Push order", "Push Order", "One", "The `order`"]

  /// Links and marks of scenarios that they have beside the usual ones.
  private let links: [String]
  private let marks: [String]

  init(seed: UInt64, links: [String] = [], marks: [String] = []) {
    self.links = links
    self.marks = marks
    random = SeededGenerator(seed: seed)
    for name in Self.names { files[name + ".md"] = page(name) }
    for path in ["i.svg", "d.excalidraw.svg"] { files[path] = picture() }
  }

  mutating func one<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private mutating func chance(_ parts: Int) -> Bool {
    Int.random(in: 0..<parts, using: &random) == 0
  }

  private mutating func picture() -> String {
    "<svg width=\"\(one([1, 20, 300]))\" height=\"9\"></svg>\n"
  }

  private mutating func link() -> String {
    // What has a fault is always made again, so most of it has none.
    let (page, heading) = (one(Self.targets), chance(8) ? "#" + one(Self.headings + ["^blk"]) : "")
    return one(
      [
        "[[\(page)\(heading)]]", "[[\(page)\(heading)|label]]", "[[\(page)]]", "![[\(page)]]",
        "![[\(page)\(heading)]]", "![[i.svg]]", "![[d.excalidraw]]", "[[Foo]]",
      ] + links)
  }

  private mutating func frontMatter(_ name: String) -> [String] {
    var lines: [String] = []
    if chance(5) { lines.append("title: \(one(["Foo", "Bar"]))") }
    if chance(4) { lines.append("aliases: [\(one(["Foo", "/old/p", "b2.html"]))]") }
    if chance(4) { lines.append("tags: [\(one(["t1", "t2", "T1, t2"]))]") }
    if chance(5) { lines.append("order: \(one([1, 2, 3]))") }
    if chance(3) { lines.append("date: 2026-01-0\(one([1, 2, 3]))") }
    if chance(20) { lines.append("draft: true") }
    if chance(20) { lines.append("draft: perhaps") }
    if chance(5) { lines.append("description: \(one(["One", "Two"]))") }
    if name == "index", chance(3) { lines.append(one(["site: S1", "html: true", "language: de"])) }
    return lines.isEmpty ? [] : ["---"] + lines + ["---"]
  }

  private mutating func page(_ name: String) -> String {
    var lines = frontMatter(name)
    if !chance(6) { lines += ["# \(one(["Foo", "Bar", "Page"]))", ""] }
    for _ in 0..<Int.random(in: 1..<6, using: &random) {
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1, 6: lines += [link() + (chance(3) ? " and " + link() : ""), ""]
      case 2: lines += ["## \(one(Self.headings))", ""]
      case 3: lines += ["Text #\(one(["t1", "t3"])) \(one(["more", "other"])) ^blk", ""]
      case 4:
        let marks = one(["", " title=T", " title=U"] + marks)
        lines += ["```swift scenario id=sc\(marks)", "window.rootViewController = A()", "```", ""]
      default:
        let title = one(["", " title=\"Stage\""])
        lines += ["```swift stage id=st\(title)", "let s = UIViewController()", "```", ""]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Changes something, and says what.
  mutating func change(_ site: SiteFixture) throws -> String {
    let written = files.keys.filter { $0.hasSuffix(".md") }.sorted()
    let name = one(Self.names)
    switch Int.random(in: 0..<10, using: &random) {
    case 0 where written.count > 4:
      let path = one(written)
      files[path] = nil
      try site.remove(path)
      return "no \(path)"
    case 1: return try write(picture(), to: one(["i.svg", "d.excalidraw.svg", "x/i.svg"]), site)
    case 2: return try write("x", to: "d.excalidraw.md", site)
    case 3...6:
      let path = one(written)
      let text = files[path] ?? ""
      return try write(
        text.replacing("Push order", with: "Push Order") + "\nMore.\n", to: path, site)
    case 7 where chance(3): return try write("{}", to: ".obsidian/app.json", site)
    default: return try write(page(name), to: name + ".md", site)
    }
  }

  private mutating func write(_ text: String, to path: String, _ site: SiteFixture) throws -> String
  {
    files[path] = text
    try site.write(text, to: path)
    return path
  }
}
