/// The longest word of a title, by which a narrow page makes its letters so small that the word stays whole.
enum LongestWord {
  /// What has room wherever the letters of a title are as large as they may be.
  private static let roomy = 16

  /// How many letters it has; nil where it has room everywhere. Characters between which a line may end
  /// anyway, such as Chinese ones, make no words.
  static func count(in title: String) -> Int? {
    var longest = 0
    var count = 0
    for scalar in title.unicodeScalars {
      let endsWord = scalar == " " || scalar == "-" || scalar.value >= 0x2E80
      count = endsWord ? 0 : count + 1
      longest = max(longest, count)
    }
    return longest > roomy ? longest : nil
  }
}
