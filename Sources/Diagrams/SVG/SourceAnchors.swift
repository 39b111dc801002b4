/// Where the lines of a source stand in a page, so that what is drawn of them leads there.
public struct SourceAnchors: Sendable {
  let prefix: String
  private let lineStarts: [Int]

  /// Anchors of a source whose line n stands at the prefix and n: `#push-` and `3`.
  public init(prefix: String, source: [UInt8]) {
    self.prefix = prefix
    var starts = [0]
    for (index, byte) in source.enumerated() where byte == 0x0A { starts.append(index + 1) }
    lineStarts = starts
  }

  /// The address of the line that holds a byte.
  func address(of offset: Int) -> String { "\(prefix)\(line(of: offset))" }

  /// The line that holds a byte, from one.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}
