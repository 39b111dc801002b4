/// The texts that had to be abbreviated, numbered; they stand whole under the diagram.
struct TextKey {
  private(set) var texts: [String] = []
  private var numbers: [String: Int] = [:]

  /// The number of a text, which is the same wherever it is abbreviated.
  mutating func number(of text: String) -> Int {
    if let known = numbers[text] { return known }
    texts.append(text)
    numbers[text] = texts.count
    return texts.count
  }
}
