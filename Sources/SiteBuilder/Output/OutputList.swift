import Markup
import SourceText

/// The list of what builds wrote, in a hidden file of the folder: the next one knows by it what is its own.
struct OutputList {
  static let name = ".lifeline-files"

  /// Its bytes, by which it is known to be as it was.
  let bytes: [UInt8]

  /// The list of some files, which are sorted.
  init(of paths: [String]) {
    var bytes: [UInt8] = []
    for path in paths { Self.append(line: path, to: &bytes) }
    self.bytes = bytes
  }

  /// The list in a folder; an empty one where there is none.
  init(in folder: String) throws(SiteError) {
    let path = "\(folder)/\(Self.name)"
    bytes = FileSystem.read(path, atMost: Self.largest + 1) ?? []
    guard bytes.count <= Self.largest else {
      throw SiteError(
        "'\(path)' is larger than \(Self.largest / 1_000_000) MB, and no list that a build wrote; if the folder"
          + " is a site, remove it and build again, otherwise name another with '--output'")
    }
  }

  /// The bytes of a list: far more than the paths of all files that a site has.
  private static let largest = 64_000_000

  /// The files of the list, as far as it can be believed.
  var files: Set<FilePath> {
    Set(
      bytes.split(separator: 0x0A).map(Self.path(of:)).filter { OutputFolder.isSound($0) }
        .map(FilePath.init))
  }

  /// A path as a line of the list: names may have line feeds in them.
  private static func append(line path: String, to bytes: inout [UInt8]) {
    if path.holds("\\") || path.holds("\n") {
      for byte in path.utf8 {
        if byte == UInt8(ascii: "\\") || byte == 0x0A { bytes.append(UInt8(ascii: "\\")) }
        bytes.append(byte == 0x0A ? UInt8(ascii: "n") : byte)
      }
    } else {
      bytes.append(text: path)
    }
    bytes.append(0x0A)
  }

  private static func path(of line: ArraySlice<UInt8>) -> String {
    var path: [UInt8] = []
    var isEscaped = false
    for byte in line {
      if byte == UInt8(ascii: "\\"), !isEscaped {
        isEscaped = true
        continue
      }
      path.append(isEscaped && byte == UInt8(ascii: "n") ? 0x0A : byte)
      isEscaped = false
    }
    return String(decoding: path, as: UTF8.self)
  }
}
