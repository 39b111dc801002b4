import Lifecycle

/// The collection view of a controller that manages one: a view inside the controller's own.
extension Interpreter {
  /// The collection view, made with the controller's view; nil where the program has given it another
  /// view that has none.
  func readCollectionView(of controller: UIViewController) throws(Halt) -> Value {
    let view = try simulator.view(of: controller)
    if let kept = controller.properties[Self.collectionView] { return kept }
    if info(of: view).isKind(of: "UICollectionView") { return .object(view) }
    return .optional(view.subviews.first { info(of: $0).isKind(of: "UICollectionView") })
  }

  /// Puts another collection view into the controller's view, in the place of the one it has.
  func setCollectionView(_ value: Value, of controller: UIViewController) throws(Halt) {
    let old = try readCollectionView(of: controller)
    guard let new = value.object as? UIView, new !== old.object else { return }
    simulator.retain(new)
    controller.properties[Self.collectionView] = value
    let view = try simulator.view(of: controller)
    if let old = old.object as? UIView, old !== view {
      try simulator.send(.removeFromSuperview, to: old)
    }
    simulator.setFrame(view.frame, of: new)
    try simulator.send(.addSubview, .object(new), to: view)
  }

  private static let collectionView = "collectionView"
}
