/// A line of an expected trace: `…` inside it stands for any text.
enum TraceLine {
  /// Whether a line of the listing is as expected.
  static func matches(_ expected: String, _ actual: String) -> Bool {
    if expected == actual { return true }
    let pieces = pieces(of: Array(expected.utf8))
    guard pieces.count > 1 else { return false }
    let bytes = Array(actual.utf8)
    var position = 0
    for (index, piece) in pieces.enumerated() {
      if index == 0 {
        guard bytes.starts(with: piece) else { return false }
        position = piece.count
      } else if index == pieces.count - 1 {
        return bytes.count - piece.count >= position && bytes.suffix(piece.count) == piece[...]
      } else {
        guard let end = end(of: piece, in: bytes, from: position) else { return false }
        position = end
      }
    }
    return true
  }

  /// What stands between the ellipses.
  private static func pieces(of bytes: [UInt8]) -> [[UInt8]] {
    let marks = [Array("…".utf8), Array("...".utf8)]
    var result: [[UInt8]] = [[]]
    var index = 0
    while index < bytes.count {
      if let mark = marks.first(where: { bytes[index...].starts(with: $0) }) {
        result.append([])
        index += mark.count
      } else {
        result[result.count - 1].append(bytes[index])
        index += 1
      }
    }
    return result
  }

  private static func end(of piece: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + piece.count <= bytes.count {
      if bytes[index..<index + piece.count] == piece[...] { return index + piece.count }
      index += 1
    }
    return nil
  }
}
