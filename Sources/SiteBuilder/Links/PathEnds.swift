import Synchronization

/// Files by the ends of their paths, letters counting the same small and large.
///
/// Few links need it, so it is made when the first of them asks.
final class PathEnds: Sendable {
  private let paths: @Sendable () -> [String]
  private let table = Mutex<Table?>(nil)

  /// The files by their last names, and by these with the folders that they lie in.
  private struct Table {
    let written: [String]
    /// The same in small letters.
    let paths: [String]
    var places: [String: [Int]] = [:]
    /// What was found of ends that were looked for: a notebook may have a link to one of them on every page.
    var found: [String: [Int]] = [:]

    mutating func places(of end: String) -> [Int] {
      if let known = found[end] { return known }
      let inner = "/" + end
      let ending = (places[lastNames(of: end)] ?? []).filter {
        paths[$0] == end || paths[$0].hasSuffix(inner)
      }
      found[end] = ending
      return ending
    }
  }

  /// Takes the paths of the files, or nothing for those that are not looked for.
  init(_ paths: @escaping @Sendable () -> [String]) { self.paths = paths }

  /// The places of the files whose paths are or end with this one, in order.
  func places(of end: String) -> [Int] {
    let end = end.lowercased()
    guard !end.isEmpty else { return [] }
    return withTable { $0.places(of: end) }
  }

  /// The path of one that ends so, as it is written: of several the one in a folder, or the first.
  func path(endingWith end: String, nearest folder: String) -> String? {
    let found = places(of: end)
    guard let first = found.first else { return nil }
    let here = (folder.isEmpty ? end : "\(folder)/\(end)").lowercased()
    return withTable { table in
      table.written[found.first { table.paths[$0] == here } ?? first]
    }
  }

  /// Something of the table, which is made where there is none yet.
  private func withTable<Result: Sendable>(_ look: (inout Table) -> Result) -> Result {
    table.withLock { table in
      var known = table.take() ?? Self.table(of: paths())
      let result = look(&known)
      table = known
      return result
    }
  }

  private static func table(of paths: [String]) -> Table {
    var table = Table(written: paths, paths: paths.map { $0.lowercased() })
    for (place, path) in table.paths.enumerated() where !path.isEmpty {
      let two = lastNames(of: path)
      table.places[two, default: []].append(place)
      if let slash = two.lastIndex(of: "/") {
        table.places[String(two[two.index(after: slash)...]), default: []].append(place)
      }
    }
    return table
  }

  /// The last two names of a path, or the one that it has.
  private static func lastNames(of path: String) -> String {
    let bytes = path.utf8
    let slash = UInt8(ascii: "/")
    guard let last = bytes.lastIndex(of: slash),
      let one = bytes[..<last].lastIndex(of: slash)
    else { return path }
    return String(path[bytes.index(after: one)...])
  }
}
