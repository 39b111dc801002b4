public import Foundation
public import ScenarioSyntax

/// Real snippets, in tokens: what random programs are made of.
public struct FuzzCorpus: Sendable {
  /// The snippets of each language, each as its tokens, blanks and line ends included.
  private let snippets: [Dialect: [[String]]]
  /// The lines of all claims, expected traces and logs of devices.
  public let expectations: [[String]]

  /// Collects the fenced blocks of all Markdown pages below some folders, in the order of their paths;
  /// what a build has fetched there is none of them.
  public init(folders: [URL]) {
    var snippets: [Dialect: [[String]]] = [.swift: [], .objectiveC: []]
    var expectations: [[String]] = []
    for folder in folders {
      let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
      for name in names.sorted() where name.hasSuffix(".md") && !name.contains(".build/") {
        let page = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
        for block in Self.blocks(of: page ?? "") {
          let tokens = Self.tokens(block.text)
          if tokens.isEmpty { continue }
          if let dialect = Dialect(fenceWord: block.word) {
            snippets[dialect]?.append(tokens)
          } else if ["claims", "trace", "observed"].contains(block.word) {
            expectations.append(tokens)
          }
        }
      }
    }
    self.snippets = snippets
    self.expectations = expectations
  }

  /// The snippets of a language.
  public func snippets(_ dialect: Dialect) -> [[String]] { snippets[dialect] ?? [] }

  private static func blocks(of page: String) -> [(word: String, text: String)] {
    var blocks: [(word: String, text: String)] = []
    var open: String?
    var text = ""
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let word = open { blocks.append((word, text)) }
        open =
          open == nil ? line.drop { $0 == "`" }.split(separator: " ").first.map(String.init) : nil
        text = ""
      } else if open != nil {
        text += line + "\n"
      }
    }
    return blocks
  }

  /// Words, and every other character by itself.
  static func tokens(_ text: String) -> [String] {
    var result: [String] = []
    var word: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: word.append(byte)
      default:
        if !word.isEmpty { result.append(String(decoding: word, as: UTF8.self)) }
        word = []
        result.append(String(UnicodeScalar(byte)))
      }
    }
    return word.isEmpty ? result : result + [String(decoding: word, as: UTF8.self)]
  }
}
