import CallTrace
import Markup
import POSIX
import ScenarioRunner
import ScenarioSyntax

/// The engine as a WebAssembly module, by which readers edit and run the scenarios of a site in its pages: a folder
/// that comes with each release, which whoever builds the site names.
package struct LiveEngine: Sendable {
  /// The module, and the same in a script for pages that are opened from a disk, where nothing can be fetched.
  private static let names = ["lifeline.wasm", "lifeline.wasm.js"]
  /// How large each may be.
  private static let largest = 60_000_000

  /// What becomes of it in the site: paths and bytes.
  let files: [(path: String, bytes: [UInt8])]

  /// Reads the module in a folder.
  init(_ folder: String) throws(SiteError) {
    var contents: [[UInt8]] = []
    for name in Self.names {
      let path = "\(folder)/\(name)"
      guard let bytes = FileSystem.read(path, atMost: Self.largest + 1) else {
        throw .system("cannot read '\(path)'; '--live' takes the folder 'live' of a release", errno)
      }
      guard bytes.count <= Self.largest else {
        throw SiteError("'\(path)' is larger than \(Self.largest / 1_000_000) MB")
      }
      contents.append(bytes)
    }
    guard contents[0].starts(with: [0x00, 0x61, 0x73, 0x6D]) else {
      throw SiteError("'\(folder)/\(Self.names[0])' is no WebAssembly module")
    }
    let mark = String(ContentHash.of(contents[0]) >> 32 | 1 << 31, radix: 16)
    files = zip(["wasm", "wasm.js"], contents).map { ending, bytes in
      ("assets/lifeline.\(mark).\(ending)", bytes)
    }
  }

  /// Where the module is in the site; the script for disks stands beside it.
  var module: String { files[0].path }

  /// The words of live scenarios and of their diagrams in a language, as a script.
  static func words(_ words: Words) -> (path: String, bytes: [UInt8]) {
    var script = Array("var lifelineWords={".utf8)
    for key in words.all.keys.sortedByBytes() {
      guard key.hasPrefix("live-") || key.hasPrefix("diagram-"), let text = words.all[key] else {
        continue
      }
      if script.last != UInt8(ascii: "{") { script += ",\n".utf8 }
      ScriptText.append(key.hasPrefix("live-") ? String(key.dropFirst(5)) : key, to: &script)
      script.append(UInt8(ascii: ":"))
      ScriptText.append(text, to: &script)
    }
    script += "};\n".utf8
    let mark = String(ContentHash.of(script) >> 32 | 1 << 31, radix: 16)
    return ("assets/live-words.\(mark).js", script)
  }
}

extension PageScenario {
  /// What the request of a page for the scenario begins with, but for its texts: lines of `key: value`, by the keys
  /// of the module.
  var liveHead: String {
    var fields: [(String, String)] = []
    if dialect == .objectiveC { fields.append(("language", "objc")) }
    fields.append(("ios", iOSVersions.map { String($0) }.joined(separator: ",")))
    if isPad { fields.append(("device", "iPad")) }
    if isLandscape { fields.append(("orientation", "landscape")) }
    if let levels {
      let names = MessageSelector.Level.allCases.filter { levels.contains($0) }
      fields.append(("show", names.map { $0.rawValue }.joined(separator: ",")))
    }
    if let inClass { fields.append(("in", inClass)) }
    if let selfName { fields.append(("self", selfName)) }
    if tour != .none {
      fields.append(("tour", tour.parts.map { $0.rawValue }.joined(separator: ",")))
    }
    return fields.map { "\($0.0): \($0.1)" }.joined(separator: "\n")
  }
}
