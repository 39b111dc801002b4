/// An animation that is written between two calls: `beginAnimations(_:context:)` and `commitAnimations()`.
struct OpenAnimation {
  /// What was being animated around it.
  let duration: Double?
  let views: [UIView]
  let block: Int
}

extension Simulator {
  /// Begins an animation, which all changes of views belong to until it is committed.
  public func beginAnimation() {
    openAnimations.append(
      OpenAnimation(duration: animationDuration, views: animatedViews, block: animationBlock))
    apply(.animationBlock)
    animationBlocks += 1
    animationBlock = animationBlocks
    animationDuration = Self.usualAnimationDuration
    animatedViews = []
  }

  /// Says how long the animation takes that has begun last.
  public func setOpenAnimationDuration(_ duration: Double) {
    guard !openAnimations.isEmpty else { return }
    animationDuration = max(0, duration)
  }

  /// Starts the animation that has begun last; the completion is called when it has ended.
  public func commitAnimation(completion: Block?) {
    guard let outer = openAnimations.popLast() else { return }
    let (duration, views) = (animationDuration ?? 0, animatedViews)
    animationDuration = outer.duration
    animatedViews = outer.views
    animationBlock = outer.block
    guard let completion else { return waitInTransactions(for: duration) }
    startAnimation(of: views, duration: duration, completion: completion, owner: nil)
  }

  /// How long an animation takes of which nobody says so.
  private static var usualAnimationDuration: Double { 0.2 }
}
