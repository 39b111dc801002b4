/// What is known of a program as part of a larger one.
final class FragmentState {
  /// Whether the program is a part of one, which a stage completes.
  var isPart = false
  /// The class whose body the program's fragments are.
  var host: ClassInfo?
  /// Whether the stage has only lines that were added because nobody declares what they do.
  var isStageAdded = false
  /// Whether a member that another file may add to a known type is only warned of.
  var warnsOfMembers = false
  /// Several that `self` may be, of which the program does not say which.
  var ambiguousOwner: AmbiguousOwner?
}
