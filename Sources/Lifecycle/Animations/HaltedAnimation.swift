/// Animations that a property animator halts, and has run on.
extension Simulator {
  /// Takes back the end of the animations that an animator owns; they neither end nor are told so.
  ///
  /// - Returns: the views that they were changing.
  public func haltAnimations(of owner: Object) throws(Halt) -> [UIView] {
    spend(parts: animations.count)
    let running = animations(where: { $0.owner === owner })
    for (_, callout) in owner.timers.sorted(by: { $0.key < $1.key }) {
      try leave(callout.transactions)
    }
    _ = runLoop.timers.cancel(of: owner)
    for animation in running {
      animation.isOver = true
      animations[animation.order] = nil
      for object in animation.owned { try release(object) }
    }
    return running.flatMap { $0.views }
  }

  /// Has views run on that an animation has changed before, for so many seconds.
  public func runAnimationsOn(
    of owner: Object, _ views: [UIView], for duration: Double, completion: Block
  ) {
    startAnimation(of: views, duration: duration, completion: completion, owner: owner)
  }
}
