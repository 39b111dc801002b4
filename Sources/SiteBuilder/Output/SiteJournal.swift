import POSIX
import SourceText

/// What is to be done for a folder to become the new site, written down before it is begun.
///
/// It is how a folder is changed that cannot be exchanged as a whole. A build that is killed meanwhile leaves
/// some files of the old site and some of the new one, and the journal with it: the next build does the rest
/// before all else.
struct SiteJournal {
  private static let format = "lifeline journal 2"

  /// A step, which may be taken again.
  private enum Step {
    case removeFile(String, FileSignature)
    case removeFolder(String)
    case makeFolder(String)
    /// Brings a file that waits to its place, where a file is already or none.
    case bring(String, replaces: Bool)

    var path: String {
      switch self {
      case .removeFile(let path, _), .removeFolder(let path), .makeFolder(let path),
        .bring(let path, _):
        path
      }
    }
  }

  private var steps: [Step] = []

  /// The bytes of a journal that is read: far more than the steps of any build.
  private static let largest = 1 << 28

  /// The steps of a change.
  ///
  /// Styles and scripts come before the pages that ask for them, and old ones go last: whichever page is
  /// there, what it needs is there too.
  init(_ change: SiteChange, _ hidden: [String]) {
    func isInTheWay(_ path: String) -> Bool { change.inTheWay.contains(FilePath(path)) }
    func removals(_ condition: (String) -> Bool) -> [Step] {
      change.removed.filter { condition($0.path) }.map { .removeFile($0.path, $0.signature) }
        + change.emptied.filter(condition).map { .removeFolder($0) }
    }
    func isPage(_ path: String) -> Bool { path.utf8.suffix(5).elementsEqual(".html".utf8) }
    func moves(_ condition: (String) -> Bool) -> [Step] {
      change.new.filter(condition).map {
        .bring($0, replaces: change.replacing.contains(FilePath($0)))
      }
    }
    let folders = Set(change.new.flatMap(OutputFolder.folders(above:)).map(FilePath.init))
      .subtracting(change.folders.map(FilePath.init))
    steps =
      removals(isInTheWay) + folders.map(\.text).sortedByBytes().map { .makeFolder($0) }
      + moves { !isPage($0) } + moves(isPage) + removals { !isInTheWay($0) }
      + hidden.map { .bring($0, replaces: true) }
  }

  // MARK: Carrying out

  /// Writes the steps down and takes them.
  ///
  /// None is taken where a folder lets nothing be put into it.
  func carryOut(_ staging: Staging) throws(SiteError) {
    let parents = Set(steps.map { FilePath(OutputFolder.folders(above: $0.path).last ?? "") })
    for parent in parents.map(\.text).sortedByBytes() {
      let target = parent.isEmpty ? staging.folder : "\(staging.folder)/\(parent)"
      // Where there is none yet, one is made.
      guard FileSystem.isFolder(target), unsafe access(target, W_OK | X_OK) != 0 else { continue }
      throw .system("cannot write to '\(target)'", errno)
    }
    FaultPoint.pass()
    try staging.put(journal: encoded(staging.leaveMark()))
    try takeSteps(staging)
  }

  /// Takes the steps that a build which was killed left in a folder.
  static func finish(_ staging: Staging) throws(SiteError) {
    guard let mark = staging.markThere, FileSystem.kind(staging.journal) == .file,
      let bytes = FileSystem.read(staging.journal, atMost: Self.largest),
      let journal = SiteJournal(bytes, mark)
    else { return }
    try journal.takeSteps(staging)
  }

  private func takeSteps(_ staging: Staging) throws(SiteError) {
    for step in steps {
      FaultPoint.pass()
      try Self.take(step, staging)
    }
    FaultPoint.pass()
    unsafe unlink(staging.journal)
  }

  /// Takes a step, none through a link: the folder lies where others can write.
  private static func take(_ step: Step, _ staging: Staging) throws(SiteError) {
    let target = "\(staging.folder)/\(step.path)"
    let obstacle = FileSystem.obstacle(onTheWayTo: step.path, below: staging.folder)
    switch step {
    case .removeFile(_, let signature):
      // What has come there since is somebody else's.
      guard obstacle == nil, let found = FileSystem.look(target), found.kind == .file,
        found.signature.isOfSameFile(as: signature)
      else { return }
      guard unsafe unlink(target) == 0 else { throw .system("cannot remove '\(target)'", errno) }
    case .removeFolder: if obstacle == nil { unsafe rmdir(target) }
    case .makeFolder:
      if let obstacle { throw .inTheWay(obstacle, of: "a folder") }
      guard unsafe mkdir(target, 0o755) != 0 else { return }
      let reason = errno
      if FileSystem.kind(target) != .folder {
        throw .system("cannot make the folder '\(target)'", reason)
      }
    case .bring(let path, let replaces):
      guard FileSystem.obstacle(onTheWayTo: path, below: staging.tree) == nil,
        FileSystem.kind(staging.place(of: path)) == .file
      else { return }
      if let obstacle { throw .inTheWay(obstacle, of: "a folder") }
      if !replaces, FileSystem.kind(target) != nil { throw .inTheWay(target, of: "a file") }
      try staging.bringHome(path)
    }
  }

  // MARK: Coding

  /// The steps, and what the mark looks like that is left beside them.
  func encoded(_ mark: FileSignature) -> [UInt8] {
    var writer = TextBuffer()
    writer.write(Self.format)
    mark.write(to: &writer)
    writer.write(steps) { writer, step in
      writer.write(step.path)
      switch step {
      case .removeFile(_, let signature):
        writer.write(0)
        signature.write(to: &writer)
      case .removeFolder: writer.write(1)
      case .makeFolder: writer.write(2)
      case .bring(_, let replaces): writer.write(replaces ? 3 : 4)
      }
    }
    var end = TextBuffer()
    end.write(ContentHash.of(writer.bytes))
    return writer.bytes + end.bytes
  }

  /// Reads steps; nil where they are cut short, lead out of the site, or were left with another mark.
  private init?(_ bytes: [UInt8], _ mark: FileSignature) {
    var reader = ByteReader(bytes)
    guard reader.text() == Self.format, FileSignature(&reader) == mark else { return nil }
    steps = reader.list { reader in
      let path = reader.text()
      switch reader.int() {
      case 0: return .removeFile(path, FileSignature(&reader))
      case 1: return .removeFolder(path)
      case 2: return .makeFolder(path)
      case 3: return .bring(path, replaces: true)
      default: return .bring(path, replaces: false)
      }
    }
    let sum = ContentHash.of(Array(bytes.prefix(reader.position)))
    guard reader.number() == sum, !reader.isBroken, steps.allSatisfy(Self.isSound) else {
      return nil
    }
  }

  private static func isSound(_ step: Step) -> Bool {
    if case .bring(let path, replaces: true) = step,
      [OutputList.name, BuildCache.name, OutputFolder.pagesMark].contains(where: {
        $0.hasSameBytes(as: path)
      })
    {
      return true
    }
    return OutputFolder.isSound(step.path)
  }
}
