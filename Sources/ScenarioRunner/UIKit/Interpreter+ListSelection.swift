import Lifecycle

/// The row or the item of a list that is selected.
extension Interpreter {
  /// Selects one of a list, or none; what else was selected is not any more.
  func select(_ place: Value?, in list: Object) {
    list.properties["indexPathForSelectedRow"] = place
    list.properties["indexPathsForSelectedRows"] = place.map { .array([$0]) }
    list.properties["indexPathsForSelectedItems"] = .array(place.map { [$0] } ?? [])
  }

  /// Where a cell remembers its place in its list.
  static let cellPlace = "place in its list"

  /// Notes the place at which a list shows a cell.
  func note(place: Value, ofCell cell: Value) {
    cell.object?.properties[Self.cellPlace] = place
  }
}
