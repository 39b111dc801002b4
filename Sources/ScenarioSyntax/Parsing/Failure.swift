internal import SourceText

/// What stops the reading of a statement; the reading goes on behind it.
struct Failure: Error {
  /// What to say; nothing where it has been said already.
  var diagnostic: Diagnostic?
}
