/// The chain of responders: who is asked next, where nobody has anything else to say.
extension Simulator {
  /// The next responder of one: of a view its controller, or else its superview; of a controller whoever
  /// presents it, or else its view's superview; of a window the application, and of that its delegate.
  public func nextResponder(of object: Object) -> Object? {
    switch object {
    case is UIWindow: return application
    case let view as UIView: return view.viewController ?? view.superview
    case let controller as UIViewController:
      return controller.presentingViewController ?? controller.loadedView?.superview
    case let application as UIApplication:
      guard let delegate = application.delegate, !delegate.isDeallocated else { return nil }
      return delegate
    default: return nil
    }
  }
}
