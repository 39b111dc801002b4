import Interfaces

/// The callbacks of UIKit's that the model never sends, so that a claim that one does not come says nothing.
enum UnsentCallbacks {
  /// Why a callback never comes, by its name in Swift; nil for one that may.
  static func reason(_ selector: String) -> String? {
    if selector.hasPrefix("scrollView") { return "the model has no scrolling" }
    if lists.contains(where: { selector.hasPrefix($0) }) {
      return "the model asks no table and no collection, and no finger selects a row"
    }
    if touches.contains(where: { selector.hasPrefix($0) }) {
      return "the model has no touches but those of 'user'"
    }
    return DelegateMethods.named(selector)?.isUnmodelled ?? false
      ? "the model does not have it" : nil
  }

  private static let lists = [
    "tableView(_:", "collectionView(_:", "numberOfSections(", "numberOfSectionsIn",
  ]

  private static let touches = [
    "touchesBegan(", "touchesMoved(", "touchesEnded(", "touchesCancelled(", "pressesBegan(",
    "pressesEnded(", "motionBegan(", "motionEnded(",
  ]
}
