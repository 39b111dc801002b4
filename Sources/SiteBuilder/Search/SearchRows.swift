import SourceText

/// A page's pieces as scripts: what is shown of them when they are found. A long page is in several scripts,
/// of which one that finds something loads those with what it found.
struct SearchRows: Sendable {
  /// How many bytes of pieces a script has, unless one piece has more.
  private static let most = 3500

  /// The scripts.
  private(set) var scripts: [[UInt8]] = []
  /// For each script the first of its pieces.
  private(set) var starts: [Int] = []

  init(address: String, title: String, _ pieces: [SearchPiece]) {
    var first = 0
    while first < pieces.count {
      var end = first
      var size = 0
      repeat {
        size += Self.size(of: pieces[end])
        end += 1
      } while end < pieces.count && size + Self.size(of: pieces[end]) <= Self.most
      starts.append(first)
      scripts.append(Self.script(address, title, pieces[first..<end]))
      first = end
    }
  }

  private static func size(of piece: SearchPiece) -> Int {
    piece.text.count + piece.names.bytes.count + piece.heading.utf8.count + piece.anchor.utf8.count
  }

  private static func script(
    _ address: String, _ title: String, _ pieces: ArraySlice<SearchPiece>
  ) -> [UInt8] {
    var script = Array(head.utf8)
    ScriptText.append(address, to: &script)
    script.append(UInt8(ascii: ","))
    ScriptText.append(title, to: &script)
    for piece in pieces {
      script += ",\n[".utf8
      ScriptText.append(piece.anchor, to: &script)
      script.append(UInt8(ascii: ","))
      ScriptText.append(piece.heading, to: &script)
      script.append(UInt8(ascii: ","))
      ScriptText.append(piece.text, to: &script)
      if !piece.names.isEmpty {
        script.append(UInt8(ascii: ","))
        ScriptText.append(piece.names.bytes, to: &script)
      }
      script.append(UInt8(ascii: "]"))
    }
    script += "])\n".utf8
    // It is kept to the end of the build, with no room to spare.
    return unsafe script.withUnsafeBufferPointer { unsafe Array($0) }
  }

  private static let head = "lifelineSearch(["

  // MARK: Reading

  /// The title and the pieces in a script that an earlier build wrote; nil when it was not written like this.
  static func read(_ script: [UInt8]) -> (title: String, pieces: [SearchPiece])? {
    guard script.starts(with: head.utf8) else { return nil }
    var lines = script.dropFirst(head.utf8.count).split(separator: 0x0A)[...]
    guard let first = lines.popFirst() else { return nil }
    let names = ScriptText.texts(in: first)
    guard names.count == 2 else { return nil }
    var pieces: [SearchPiece] = []
    for line in lines {
      let texts = ScriptText.texts(in: line)
      guard texts.count == 3 || texts.count == 4 else { return nil }
      var piece = SearchPiece(
        anchor: String(decoding: texts[0], as: UTF8.self),
        heading: String(decoding: texts[1], as: UTF8.self), text: texts[2])
      if texts.count == 4 { piece.names = SearchNames(written: texts[3]) }
      pieces.append(piece)
    }
    return (String(decoding: names[1], as: UTF8.self), pieces)
  }
}

/// Strings of JavaScript's that are safe wherever a script is.
enum ScriptText {
  static func append(_ text: String, to row: inout [UInt8]) {
    unsafe text.withBytes { unsafe append($0, to: &row) }
  }

  static func append(_ text: [UInt8], to row: inout [UInt8]) {
    unsafe text.withUnsafeBufferPointer { unsafe append($0, to: &row) }
  }

  private static func append(_ bytes: UnsafeBufferPointer<UInt8>, to row: inout [UInt8]) {
    row.append(UInt8(ascii: "\""))
    var start = 0
    while let index = unsafe special(bytes, from: start) {
      let byte = unsafe bytes[index]
      unsafe row.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
      switch byte {
      case UInt8(ascii: "<"): row.append(contentsOf: "\\x3c".utf8)
      case 0..<0x20: row.append(0x20)
      default:
        row.append(UInt8(ascii: "\\"))
        row.append(byte)
      }
      start = index + 1
    }
    unsafe row.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    row.append(UInt8(ascii: "\""))
  }

  /// The first byte from a place on that may not stand in a string as it is.
  private static func special(_ bytes: UnsafeBufferPointer<UInt8>, from place: Int) -> Int? {
    unsafe SixteenBytes.firstIndex(in: bytes, from: place) {
      $0.places(of: UInt8(ascii: "\"")) | $0.places(of: UInt8(ascii: "\\"))
        | $0.places(of: UInt8(ascii: "<")) | $0.places(below: 0x20)
    }
  }

  /// The strings in a line, as they were before they were written.
  static func texts(in line: ArraySlice<UInt8>) -> [[UInt8]] {
    var texts: [[UInt8]] = []
    var place = line.startIndex
    while let start = line[place...].firstIndex(of: UInt8(ascii: "\"")) {
      var text: [UInt8] = []
      place = start + 1
      while place < line.endIndex, line[place] != UInt8(ascii: "\"") {
        if line[place] == UInt8(ascii: "\\"), place + 1 < line.endIndex {
          let isLess = line[place + 1] == UInt8(ascii: "x")
          text.append(isLess ? UInt8(ascii: "<") : line[place + 1])
          place += isLess ? 4 : 2
        } else {
          text.append(line[place])
          place += 1
        }
      }
      texts.append(text)
      place = min(place + 1, line.endIndex)
    }
    return texts
  }
}
