import POSIX
import SourceText

/// A folder in which commands keep what they have found out, for others that ask the same: on this machine or
/// another, now or later.
///
/// What is kept goes by the SHA-256 of all that it was made of, the command itself included, and by nothing of files
/// but what is in them: neither paths nor times. So the folder can be moved and copied, and is never out of date. An
/// entry is written beside its place and put there whole, so that any number of commands can use the folder at once.
/// What is missing, damaged or not ours is as good as none.
///
/// An entry has a code that tells whether it is what was written under its name; with a secret, whether somebody
/// wrote it who has the secret. What stands in it is read with limits, and can make no command end, write or run
/// anything.
package final class SharedCache: Sendable {
  /// The bytes of an entry that is read.
  static let largest = 1 << 20
  /// In each of so many folders lies a part of the entries, which is bounded by itself.
  private static let parts = 256
  private static let format = "lifeline shared cache 1"

  private let folder: String
  private let secret: [UInt8]
  /// How many bytes a part may have.
  private let limit: Int
  private let version: UInt64
  private let written = PartList()

  /// Opens a cache, which is made where there is none.
  ///
  /// - Parameters:
  ///   - secret: What those have in common who believe each other's entries; nil where all are believed that lie in
  ///     the folder.
  ///   - limit: How many bytes it may have.
  package init(_ folder: String, secret: String?, limit: Int) throws(SiteError) {
    self.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    self.secret = secret.map { Array($0.utf8) } ?? []
    self.limit = max(limit / Self.parts, 4096)
    version = CommandVersion.content
    try FileSystem.makeFolder(self.folder)
    // Other tools leave out of their copies of a machine what is marked so.
    let mark = "\(self.folder)/CACHEDIR.TAG"
    if FileSystem.kind(mark) == nil {
      _ = FileSystem.create([Self.mark[...]], at: mark)
    }
  }

  private static let mark = Array(
    "Signature: 8a477f597d28d172789f06886806bc55\n# What lifeline keeps: it can be removed.\n".utf8)

  /// What an entry is called: the hash of all that it is made of.
  func name(of kind: String, _ parts: (inout TextBuffer) -> Void) -> String {
    Self.name(of: kind, version: version, parts)
  }

  /// The same, whatever it is kept in.
  static func name(
    of kind: String, version: UInt64, _ parts: (inout TextBuffer) -> Void
  ) -> String {
    var writer = TextBuffer()
    writer.write(format)
    writer.write(version)
    writer.write(kind)
    parts(&writer)
    return SHA256.of(writer.bytes).map(hex).joined()
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = Array("0123456789abcdef")
    return String([digits[Int(byte >> 4)], digits[Int(byte & 15)]])
  }

  private func place(of name: String) -> String { "\(name.prefix(2))/\(name.dropFirst(2))" }

  /// What is kept under a name; nil where nothing is that can be believed.
  func entry(_ name: String) -> [UInt8]? {
    let place = place(of: name)
    guard
      let bytes = FileSystem.read(place, below: folder, atMost: Self.largest + SHA256.length + 1),
      bytes.count >= SHA256.length, bytes.count <= Self.largest + SHA256.length
    else { return nil }
    let body = Array(bytes[SHA256.length...])
    guard Array(bytes[..<SHA256.length]) == code(of: body, name) else { return nil }
    // Those that nobody has asked for the longest go first.
    FileSystem.touch("\(folder)/\(place)", ifOlderThan: Self.fresh)
    return body
  }

  /// After so many seconds an entry that is used is marked as used again.
  private static let fresh: UInt64 = 3600

  private func code(of body: [UInt8], _ name: String) -> [UInt8] {
    SHA256.code(of: Array(name.utf8) + body, key: secret)
  }

  /// Keeps something under a name. Where that cannot be done, it is not kept.
  func keep(_ body: [UInt8], as name: String) {
    guard body.count <= Self.largest else { return }
    let part = "\(folder)/\(name.prefix(2))"
    guard unsafe FileSystem.kind(part) == .folder || mkdir(part, 0o777) == 0 || errno == EEXIST,
      FileSystem.kind(part) == .folder
    else { return }
    let place = "\(folder)/\(place(of: name))"
    let new = "\(part)/.\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
    let code = code(of: body, name)
    guard FileSystem.create([code[...], body[...]], at: new) != nil else { return }
    guard unsafe rename(new, place) == 0 else {
      unsafe unlink(new)
      return
    }
    written.add(String(name.prefix(2)))
  }

  /// Has the parts in which something was kept hold no more than they may.
  package func finish() {
    for part in written.all { prune("\(folder)/\(part)") }
  }

  /// Removes what was not asked for the longest, until a fifth of the room is free again.
  private func prune(_ part: String) {
    var files: [(path: String, signature: FileSignature)] = []
    for entry in FileSystem.list(part) ?? [] {
      let path = "\(part)/\(entry.name)"
      guard let found = FileSystem.look(path), found.kind == .file else { continue }
      files.append((path, found.signature))
    }
    // What a killed command has left is of no use to anybody.
    let moment = FileSignature.now()
    for file in files
    where file.path.contains("/.") && file.signature.isOlder(than: 3600, at: moment) {
      unsafe unlink(file.path)
    }
    var size = files.reduce(0) { $0 + Int(clamping: $1.signature.size) }
    guard size > limit else { return }
    files.sort { $0.signature.written < $1.signature.written }
    for file in files where size > limit / 5 * 4 {
      unsafe unlink(file.path)
      size -= Int(clamping: file.signature.size)
    }
  }
}
