import SourceText

/// A page's source with parts in another form, whose lines have the numbers of those that the reader edits.
enum RewrittenSource {
  static func file(_ file: SourceFile, _ edits: [MarkdownEdit]) -> SourceFile {
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
    var bytes: [UInt8] = []
    var numbers: [Int32] = [number(0, file)]
    var place = 0
    func append(_ part: ArraySlice<UInt8>, _ line: (Int) -> Int) {
      for byte in part {
        bytes.append(byte)
        if byte == 0x0A { numbers.append(number(line(bytes.count), file)) }
      }
    }
    for edit in sorted where edit.range.lowerBound >= place {
      let start = bytes.count
      append(file.bytes[place..<edit.range.lowerBound]) {
        file.lineIndex(at: place + $0 - start)
      }
      // What was put in the place of lines has their numbers, as far as they go.
      var line = file.lineIndex(at: edit.range.lowerBound)
      let last = file.lineIndex(at: edit.range.upperBound)
      append(edit.text[...]) { _ in
        line = min(line + 1, last)
        return line
      }
      place = edit.range.upperBound
    }
    let start = bytes.count
    append(file.bytes[place...]) { file.lineIndex(at: place + $0 - start) }
    return SourceFile(path: file.path, bytes: bytes, lineNumbers: numbers)
  }

  private static func number(_ line: Int, _ file: SourceFile) -> Int32 {
    Int32(clamping: file.lineNumber(ofIndex: line))
  }
}
