import Diagrams

extension Words {
  /// What diagrams say by themselves, in the language.
  var diagram: DiagramWords {
    var words = DiagramWords()
    for phrase in DiagramWords.Phrase.allCases {
      if let text = all["diagram-" + phrase.rawValue] { words[phrase] = text }
    }
    return words
  }
}
