import ScenarioSyntax

/// What the code that is looked at may do with `self`.
struct CodeContext {
  /// How a closure has to name `self`.
  enum SelfUse {
    /// It need not, or it is not known that it has to.
    case free
    /// It is kept for later, and has not said that it takes `self` with it.
    case explicit
    /// It has taken `self` with it weakly: what it holds has to be unwrapped first.
    case weak
    /// It is in a closure that has taken `self` with it, for which compilers differ.
    case decided
  }

  /// The type whose initialiser it is part of; nil outside of initialisers.
  var initialized: String?
  /// Whether that initialiser may give nothing.
  var mayFail = false
  /// Where the method begins that it is part of and that does not change what it is called on; nil elsewhere.
  var fixedSelf: NodeSpan?
  /// How a closure has to name `self`.
  var selfUse = SelfUse.free
}
