import Interfaces

/// The words by which bare statements of Swift can mean that they stand in a class.
///
/// Most programs have none, and need not be looked through for names that only a `self` gives a meaning.
enum WordsOfSelf {
  /// Whether a word, in UTF-8, is one of them.
  static func contains(_ word: ArraySlice<UInt8>) -> Bool { words.contains(word) }

  private static let words: NameSet = {
    var words: NameSet = ["self", "super", "UIApplication"]
    var name: String? = "UIViewController"
    while let owner = name {
      for member in UIKitProperties.ownNames(of: owner) { words.set(member, ()) }
      for method in Interface.named(owner)?.methodWords ?? [] { words.set(method, ()) }
      name = UIKitClasses.entry(owner)?.superclass
    }
    return words
  }()
}
