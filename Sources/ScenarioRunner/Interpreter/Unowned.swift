/// A reference that keeps nothing alive, to what lives longer than whoever has the reference.
///
/// The interpreter owns the simulator, and the simulator the blocks that the interpreter has made: if these owned the
/// interpreter in turn, none of them would ever end. Embedded Swift has neither `weak` nor checked `unowned` references.
@safe struct Unowned<Target: AnyObject> {
  private unowned(unsafe) let target: Target

  init(_ target: Target) { unsafe self.target = target }

  var value: Target { unsafe target }
}
