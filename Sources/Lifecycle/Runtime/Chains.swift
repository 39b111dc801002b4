/// Ways along trees and lists that a program makes as deep or as long as it likes: whoever goes along one
/// pays for each link, in this one place.
extension Simulator {
  private static let partsOfLink = 2

  /// Goes from one thing to the next until one is the last; nil where none is.
  public func follow<Node>(
    _ first: Node?, to next: (Node) -> Node?, until isLast: (Node) -> Bool
  ) -> Node? {
    var current = first
    var count = 0
    while let found = current {
      count += 1
      if isLast(found) { break }
      current = next(found)
    }
    spend(parts: Self.partsOfLink * count)
    return current
  }

  /// All things from one on.
  func chain<Node>(from first: Node?, to next: (Node) -> Node?) -> [Node] {
    var chain: [Node] = []
    _ = follow(first, to: next) {
      chain.append($0)
      return false
    }
    return chain
  }

  /// Whether a view is another, or stands below it at any depth.
  public func isView(_ view: UIView, below other: UIView) -> Bool {
    follow(view, to: { $0.superview }, until: { $0 === other }) != nil
  }

  /// The controller of the nearest view at or above one that has one.
  func nearestController(of view: UIView) -> UIViewController? {
    follow(view, to: { $0.superview }, until: { $0.viewController != nil })?.viewController
  }
}
