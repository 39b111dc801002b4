import Foundation

/// The new files of a site while they wait for the old ones' places, in a hidden folder beside those.
///
/// Each waits at the path that it is to have: a folder that the site has not yet is moved as a whole, and
/// not file by file.
struct Staging: Sendable {
  private static let name = ".lifeline-staging"

  /// The folder of the site.
  let folder: String

  private var place: String { "\(folder)/\(Self.name)" }
  private func place(of path: String) -> String { "\(folder)/\(Self.name)/site/\(path)" }

  /// A move of a file, or of a folder with all that is in it.
  struct Move {
    let path: String
    /// The files that take their places with it.
    let files: ArraySlice<String>
    var isFolder: Bool { files.count != 1 || files.first != path }
  }

  // MARK: Putting files there

  /// Has a file wait for its place, and returns what it looks like.
  ///
  /// It may be called from several threads at once, for different paths.
  func put(_ pieces: [ArraySlice<UInt8>], at path: String) throws(SiteError) -> FileSignature {
    if let signature = FileSystem.create(pieces, at: place(of: path)) { return signature }
    try makeFolders(above: path)
    if let signature = FileSystem.create(pieces, at: place(of: path)) { return signature }
    let reason = errno
    if FileSystem.kind(place(of: path)) == .folder {
      throw .inTheWay("\(folder)/\(path)", of: "a file")
    }
    throw .system("cannot write '\(folder)/\(path)'", reason)
  }

  /// Has a file of our own wait that is no part of the site, and returns where it does.
  func put(_ bytes: [UInt8], hidden name: String) throws(SiteError) -> String {
    let temporary = "\(place)/\(name)"
    if FileSystem.create([bytes[...]], at: temporary) != nil { return temporary }
    try makeFolders(above: "")
    guard FileSystem.create([bytes[...]], at: temporary) != nil else {
      throw .system("cannot write '\(folder)/\(name)'", errno)
    }
    return temporary
  }

  /// Makes the folder of the site itself, which may be a link: the user named it.
  func makeSite() throws(SiteError) {
    switch FileSystem.kind(folder) {
    case .folder: return
    case .other:
      guard !FileSystem.isFolder(folder) else { return }
      throw SiteError("'\(folder)' is a symbolic link that leads to no folder")
    case .file: throw .inTheWay(folder, of: "a folder")
    case nil: try FileSystem.makeFolder(folder)
    }
  }

  private func makeFolders(above path: String) throws(SiteError) {
    try makeSite()
    var folders = [place, "\(place)/site"]
    folders += OutputFolder.folders(above: path).map { place(of: $0) }
    for folder in folders where mkdir(folder, 0o755) != 0 {
      let reason = errno
      switch FileSystem.kind(folder) {
      case .folder: continue
      case .file: throw .inTheWay(self.folder(of: folder), of: "a folder")
      case .other, nil: throw .system("cannot write to '\(self.folder)'", reason)
      }
    }
  }

  /// Where a folder here is to be.
  private func folder(of waiting: String) -> String {
    folder + waiting.dropFirst("\(place)/site".count)
  }

  // MARK: Moving them

  /// The moves that bring files to their places, for paths that are sorted.
  func moves(of paths: [String]) throws(SiteError) -> [Move] {
    var moves: [Move] = []
    try addMoves(of: paths[...], below: "", to: &moves)
    return moves
  }

  /// Adds the moves of files that lie below a folder, which is there.
  private func addMoves(
    of paths: ArraySlice<String>, below parent: String, to moves: inout [Move]
  ) throws(SiteError) {
    var rest = paths
    while let path = rest.first {
      let name = path.utf8.dropFirst(parent.utf8.count).prefix { $0 != UInt8(ascii: "/") }
      guard name.endIndex < path.utf8.endIndex else {
        moves.append(Move(path: path, files: rest.prefix(1)))
        rest.removeFirst()
        continue
      }
      let inner = String(path[..<name.endIndex])
      let below = "\(inner)/"
      let own = rest.prefix { $0.utf8.starts(with: below.utf8) }
      switch FileSystem.kind("\(folder)/\(inner)") {
      case nil: moves.append(Move(path: inner, files: own))
      case .folder: try addMoves(of: own, below: below, to: &moves)
      case .file: throw .inTheWay("\(folder)/\(inner)", of: "a folder")
      case .other:
        throw SiteError("'\(folder)/\(inner)' is a symbolic link, and would be written through")
      }
      rest = rest.dropFirst(own.count)
    }
  }

  /// Makes moves, one after another.
  ///
  /// None is made where a folder lets nothing be put into it. One that fails later leaves those before it
  /// made: whole files, which the list has, so that the next build knows them for its own and goes on from
  /// there. To put them back, every old file would have to be kept until the last move.
  func carryOut(_ moves: [Move], changesSite: Bool) throws(SiteError) {
    let parents = Set(moves.map { FilePath(OutputFolder.folders(above: $0.path).last ?? "") })
    for parent in parents.map(\.text).sortedByBytes() {
      let target = parent.isEmpty ? folder : "\(folder)/\(parent)"
      if access(target, W_OK | X_OK) != 0 {
        throw .system("cannot write to '\(target)'", errno)
      }
    }
    var all = FileMoves()
    for move in moves { all.add(from: place(of: move.path), to: "\(folder)/\(move.path)") }
    try all.carryOut(changesSite: changesSite)
  }

  // MARK: The end

  /// Leaves nothing of it behind.
  func remove() { Self.remove(place) }

  private static func remove(_ path: String) {
    guard FileSystem.kind(path) == .folder else {
      unlink(path)
      return
    }
    for (name, _) in FileSystem.entries(in: path) ?? [] { remove("\(path)/\(name)") }
    rmdir(path)
  }
}
