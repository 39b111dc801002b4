import Diagrams

extension Words {
  /// What diagrams say by themselves, in the language.
  var diagram: DiagramWords {
    var words = DiagramWords()
    words.turn = all["diagram-turn"] ?? words.turn
    words.delay = all["diagram-delay"] ?? words.delay
    words.spokenTurn = all["diagram-spoken-turn"] ?? words.spokenTurn
    words.background = all["diagram-background"] ?? words.background
    words.spokenBackground = all["diagram-spoken-background"] ?? words.spokenBackground
    words.sentTwice = all["diagram-sent-twice"] ?? words.sentTwice
    words.sentOften = all["diagram-sent-often"] ?? words.sentOften
    words.nothingBefore = all["diagram-nothing-before"] ?? words.nothingBefore
    words.nothingAfter = all["diagram-nothing-after"] ?? words.nothingAfter
    words.outOfOrder = all["diagram-out-of-order"] ?? words.outOfOrder
    words.message = all["diagram-message"] ?? words.message
    words.messageFromOutside = all["diagram-message-from-outside"] ?? words.messageFromOutside
    words.messageToItself = all["diagram-message-to-itself"] ?? words.messageToItself
    words.note = all["diagram-note"] ?? words.note
    words.console = all["diagram-console"] ?? words.console
    words.warning = all["diagram-warning"] ?? words.warning
    words.exception = all["diagram-exception"] ?? words.exception
    words.reference = all["diagram-reference"] ?? words.reference
    words.ends = all["diagram-ends"] ?? words.ends
    words.untoldOne = all["diagram-untold-one"] ?? words.untoldOne
    words.untold = all["diagram-untold"] ?? words.untold
    words.nothing = all["diagram-nothing"] ?? words.nothing
    words.same = all["diagram-same"] ?? words.same
    words.earlier = all["diagram-earlier"] ?? words.earlier
    words.later = all["diagram-later"] ?? words.later
    words.moreMoves = all["diagram-more-moves"] ?? words.moreMoves
    words.only = all["diagram-only"] ?? words.only
    words.rest = all["diagram-rest"] ?? words.rest
    words.comes = all["diagram-comes"] ?? words.comes
    words.from = all["diagram-from"] ?? words.from
    words.moreChanges = all["diagram-more-changes"] ?? words.moreChanges
    words.comma = all["diagram-comma"] ?? words.comma
    words.and = all["diagram-and"] ?? words.and
    return words
  }
}
