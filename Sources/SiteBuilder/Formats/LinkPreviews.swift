import Lifecycle
import Markup

/// What a link shows of the page that it leads to, when a reader rests on it: its title, and what it says of itself
/// or begins with.
///
/// It lies in scripts, which open from disk too, each for about as many pages: a reader loads one of them for a
/// link, whatever the size of the site. Which one it is follows from the page's address alone.
struct LinkPreviews {
  /// How many pages a script has, as a rule.
  private static let usual = 32
  private static let folder = "assets/previews"

  private let map: SiteMap
  /// The pages of each script.
  private let shards: [[Int]]

  init(_ map: SiteMap, pages: [Int]) {
    self.map = map
    let count = Self.count(for: map)
    var shards: [[Int]] = Array(repeating: [], count: count)
    for page in pages { shards[Self.place(of: map.outputs[page], among: count)].append(page) }
    self.shards = shards
  }

  /// How many scripts a site has: a power of two, so that a new page seldom makes it another number.
  static func count(for map: SiteMap) -> Int {
    var count = 1
    while count * usual < map.pages.count { count *= 2 }
    return count
  }

  /// The path of each script.
  static func paths(for map: SiteMap) -> [String] {
    (0..<count(for: map)).map { "\(folder)/\($0).js" }
  }

  /// In which of so many scripts an address is. `previews.js` counts the same way.
  private static func place(of address: String, among count: Int) -> Int {
    let sum = address.utf8.reduce(UInt32(0)) { $0 &* 31 &+ UInt32($1) }
    return Int(sum % UInt32(count))
  }

  /// The scripts with their paths.
  func files() -> [(path: String, bytes: [UInt8])] {
    Concurrently.map(shards.count) { index in
      ("\(Self.folder)/\(index).js", script(index, shards[index]))
    }
  }

  private func script(_ index: Int, _ pages: [Int]) -> [UInt8] {
    var script = Array("lifelinePreview(\(index),{".utf8)
    for (place, page) in pages.enumerated() {
      if place > 0 { script += ",\n".utf8 }
      ScriptText.append(map.outputs[page], to: &script)
      let edition = map.editions[map.editionOf[page]]
      append([map.pages[page].title, text(of: page), edition.language], to: &script)
      if map.outputs[page] == edition.rulePage { appendRules(of: page, edition, to: &script) }
    }
    return script + "})\n".utf8
  }

  /// What each rule says, for links to one.
  private func appendRules(of page: Int, _ edition: Edition, to script: inout [UInt8]) {
    for rule in RuleIndex.rules {
      let said = edition.statement(of: rule.id, rule.statement)
      script += ",\n".utf8
      ScriptText.append("\(map.outputs[page])#\(rule.id)", to: &script)
      append([rule.id, said.text, said.language], to: &script)
    }
  }

  private func append(_ texts: [String], to script: inout [UInt8]) {
    for (place, text) in texts.enumerated() {
      script += (place == 0 ? ":[" : ",").utf8
      ScriptText.append(text, to: &script)
    }
    script.append(UInt8(ascii: "]"))
  }

  private func text(of page: Int) -> String {
    map.pages[page].frontMatter.description ?? map.pages[page].outline.summary ?? ""
  }
}
