/// Words to look for among the bytes of a text, by their lengths: few of one length begin with the same byte.
struct WordTable: Sendable {
  private var byLength: [[[UInt8]]] = []

  init(_ words: [String]) {
    for word in words {
      let bytes = Array(word.utf8)
      while byLength.count <= bytes.count { byLength.append([]) }
      byLength[bytes.count].append(bytes)
    }
  }

  func contains(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count < byLength.count, let first = word.first else { return false }
    for known in byLength[word.count] where known[0] == first && known[...] == word {
      return true
    }
    return false
  }
}
