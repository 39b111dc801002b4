/// Some versions of iOS, in order: `12, 17–26`.
///
/// A range stands for the versions that were published: after 18 came 26.
public struct VersionSet: Hashable, Sendable {
  /// The versions, ascending, each once.
  public let versions: [Int]

  /// The versions whose behaviour is modelled.
  public static let modelled = 5...27

  /// The versions that were published, of those that are modelled.
  public static let published = VersionSet(modelled.filter { $0 <= 18 || $0 >= 26 })

  /// Some versions; those that are not modelled are left out.
  public init(_ versions: [Int]) {
    let modelled = versions.filter { Self.modelled.contains($0) }.sorted()
    var unique: [Int] = []
    for version in modelled where unique.last != version { unique.append(version) }
    self.versions = unique
  }

  /// Reads numbers and ranges with commas between, such as `12,17-26`; nil where the text is
  /// something else, or names a version that is not modelled or never was. The ends of a range may be such
  /// as never were, as long as some of its versions were.
  public init?(_ text: String) {
    var versions: [Int] = []
    for part in Self.split(text, at: UInt8(ascii: ",")) {
      let ends = Self.split(part, at: UInt8(ascii: "-")).map { Self.number($0) }
      guard let first = ends.first, let first, let last = ends.last, let last, ends.count < 3,
        first <= last
      else { return nil }
      let named = Self.published.versions.filter { (first...last).contains($0) }
      guard !named.isEmpty else { return nil }
      versions += named
    }
    guard !versions.isEmpty else { return nil }
    self.init(versions)
  }

  /// Whether a version is one of them.
  public func contains(_ version: Int) -> Bool { versions.contains(version) }

  /// The versions as a reader writes them: `5–9, 12`; those that were published one after another are
  /// a range.
  public var text: String {
    var parts: [String] = []
    var index = 0
    while index < versions.count {
      var end = index
      while end + 1 < versions.count, Self.next(after: versions[end]) == versions[end + 1] {
        end += 1
      }
      parts.append(
        index == end ? String(versions[index]) : "\(versions[index])–\(versions[end])")
      index = end + 1
    }
    var text = ""
    for (index, part) in parts.enumerated() { text += (index > 0 ? ", " : "") + part }
    return text
  }

  /// The versions as a heading: `iOS 12`, `iOS 17–26`.
  public var title: String { "iOS \(text)" }

  private static func next(after version: Int) -> Int {
    published.versions.first { $0 > version } ?? version
  }

  /// The parts of a text between separators; an en dash is read as a hyphen.
  private static func split(_ text: String, at separator: UInt8) -> [String] {
    var parts: [[UInt8]] = [[]]
    for scalar in text.unicodeScalars {
      let byte: UInt8 =
        scalar == "–" ? UInt8(ascii: "-") : scalar.isASCII ? UInt8(scalar.value) : 0
      if byte == separator {
        parts.append([])
      } else if byte != 0x20 {
        parts[parts.count - 1].append(byte)
      }
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func number(_ text: String) -> Int? {
    guard let number = Int(text), Self.modelled.contains(number) else { return nil }
    return number
  }
}
