extension UIViewController {
  /// Whether it is to come and go by zooming: `preferredTransition = .zoom { … }`.
  var prefersZoom: Bool {
    guard case .aggregate(let transition)? = properties["preferredTransition"] else { return false }
    return (transition.caseName ?? transition.typeName ?? "").hasSuffix("zoom")
  }
}
