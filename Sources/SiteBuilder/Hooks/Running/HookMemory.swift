import SourceText
import Synchronization

/// What hooks made of a page.
struct HookResult: Sendable {
  /// The page's source; nil where it is as it was.
  let bytes: [UInt8]?
  /// The numbers of its lines.
  let lines: [Int32]

  init(_ file: SourceFile, of page: SourceFile) {
    let isSame = file.bytes == page.bytes
    bytes = isSame ? nil : file.bytes
    lines =
      isSame ? [] : file.lineStarts.indices.map { Int32(clamping: file.lineNumber(ofIndex: $0)) }
  }

  /// The page that was made of a source.
  func file(_ page: SourceFile) -> SourceFile {
    bytes.map { SourceFile(path: page.path, bytes: $0, lineNumbers: lines) } ?? page
  }

  // MARK: As bytes

  init(_ reader: inout ByteReader) {
    bytes = reader.flag() ? reader.countedBytes() : nil
    lines = reader.list { Int32(truncatingIfNeeded: $0.int()) }
  }

  init?(_ encoded: [UInt8]) {
    var reader = ByteReader(encoded, from: 0)
    self.init(&reader)
    if reader.isBroken { return nil }
  }

  func write(to writer: inout TextBuffer) {
    writer.write(bytes != nil)
    if let bytes { writer.write(counted: bytes) }
    writer.write(lines) { $0.write(Int($1)) }
  }

  var encoded: [UInt8] {
    var writer = TextBuffer()
    write(to: &writer)
    return writer.bytes
  }
}

/// What hooks made of pages, the last of each.
package final class HookMemory: Sendable {
  private struct Entry {
    let key: String
    let result: HookResult
  }

  private let entries = Mutex<[String: Entry]>([:])

  /// What they made of a page that has a key; nil where that is not known.
  func result(of path: String, _ key: String) -> HookResult? {
    entries.withLock { entries in
      guard let entry = entries[path], entry.key == key else { return nil }
      return entry.result
    }
  }

  func keep(_ result: HookResult, of path: String, _ key: String) {
    entries.withLock { $0[path] = Entry(key: key, result: result) }
  }

  // MARK: From build to build

  /// Takes over what an earlier build knew, as far as nothing newer is known.
  func read(_ reader: inout ByteReader) {
    let known = reader.list { ($0.text(), Entry(key: $0.text(), result: HookResult(&$0))) }
    guard !reader.isBroken else { return }
    entries.withLock { $0.merge(known) { newer, _ in newer } }
  }

  /// Writes what is known of some pages.
  func write(_ paths: [String], to writer: inout TextBuffer) {
    let entries = entries.withLock { $0 }
    writer.write(entries.isEmpty ? [] : paths.filter { entries[$0] != nil }) { writer, path in
      guard let entry = entries[path] else { return }
      writer.write(path)
      writer.write(entry.key)
      entry.result.write(to: &writer)
    }
  }
}
