import Lifecycle

/// What the system answers about a permission that nobody has been asked for.
enum Permissions {
  /// The answer of a property or a method; nil for one that is about no permission.
  static func answer(_ name: String) -> Value? {
    switch name {
    case "authorizationStatus", "trackingAuthorizationStatus": .member("notDetermined")
    case "recordPermission": .member("undetermined")
    default: nil
    }
  }
}
