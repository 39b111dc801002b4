/// Files that one name means equally, or pages that share an alias, looked through once: a site may have
/// thousands of them, and a link to them on every page.
struct Namesakes: Sendable {
  /// All of them, in order.
  let all: [Int]
  /// The one that lies highest.
  private let highest: Int
  /// The first of those in a folder, and how many they are.
  private var inFolder: [String: (first: Int, count: Int)] = [:]
  /// The first of those with a whole path, letters counting the same small and large.
  private var byPath: [String: Int] = [:]

  init(_ all: [Int], _ pages: [Page]) {
    func depth(_ file: Int) -> Int { pages[file].path.utf8.count { $0 == UInt8(ascii: "/") } }
    self.all = all
    highest = all.map { (depth($0), $0) }.min { $0 < $1 }?.1 ?? 0
    for file in all {
      inFolder[pages[file].folder, default: (file, 0)].count += 1
      let path = PageNames.key(of: pages[file].name.key)
      if byPath[path] == nil { byPath[path] = file }
    }
  }

  /// The one whose whole path a name is.
  func at(_ name: String) -> Int? { byPath[PageNames.key(of: name)] }

  /// Whether just one of them lies in a folder.
  func hasOne(in folder: String) -> Bool { inFolder[folder]?.count == 1 }

  /// The one in a folder, or else the one that lies highest.
  func nearest(to folder: String) -> Int { inFolder[folder]?.first ?? highest }
}
