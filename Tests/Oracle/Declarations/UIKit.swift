// What snippets use of UIKit and the interfaces leave to the engine: it stands behind them, as part of one module.

public protocol UIMutableTraits {
  subscript<T: UITraitDefinition>(_ trait: T.Type) -> Int { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
}
extension UITraitCollection {
  @nonobjc public convenience init(mutations: (inout any UIMutableTraits) -> Void)
  @nonobjc public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void)
    -> UITraitCollection
  @nonobjc public subscript<T: UITraitDefinition>(_ trait: T.Type) -> Int { get }
}

extension UIViewController.Transition {
  public static func zoom(
    options: AnyObject? = nil, sourceViewProvider: @escaping (AnyObject) -> UIView?
  ) -> UIViewController.Transition
}

extension UIWindowScene.GeometryPreferences {
  public static func iOS(interfaceOrientations: UIInterfaceOrientationMask)
    -> UIWindowScene.GeometryPreferences
}
