import Lifecycle

/// What the system's values say of the device, the screen and the application.
extension Interpreter {
  /// A member of such a value, as the profile and the window have it; where they say nothing, what the
  /// documentation names for a device on which nothing has been set up. Nil where neither is known.
  func deviceMember(_ name: String, of aggregate: Aggregate) -> Value? {
    switch aggregate.typeName {
    case "UIDevice": device(name)
    case "UITraitCollection": trait(name)
    case "UIWindowScene", "UIScene":
      name == "interfaceOrientation" ? .member(interfaceOrientation) : sceneMember(name)
    default: nil
    }
  }

  private func device(_ name: String) -> Value? {
    let isPad = simulator.profile.isPad
    switch name {
    case "userInterfaceIdiom": return .member(isPad ? "pad" : "phone")
    case "systemVersion": return .string("\(simulator.profile.iOSVersion).0")
    case "systemName": return .string(isPad ? "iPadOS" : "iOS")
    case "model", "localizedModel", "name": return .string(isPad ? "iPad" : "iPhone")
    case "orientation": return .member(deviceOrientation)
    case "batteryLevel": return .double(-1)
    case "batteryState": return .member("unknown")
    case "isBatteryMonitoringEnabled", "isProximityMonitoringEnabled", "proximityState":
      return .bool(false)
    case "isMultitaskingSupported": return .bool(true)
    default: return nil
    }
  }

  /// The traits that nothing in the model changes.
  private func trait(_ name: String) -> Value? {
    switch name {
    case "userInterfaceIdiom": .member(simulator.profile.isPad ? "pad" : "phone")
    case "userInterfaceStyle": .member("light")
    case "displayScale": .double(simulator.profile.isPad ? 2 : 3)
    case "displayGamut": .member("P3")
    case "layoutDirection": .member("leftToRight")
    case "preferredContentSizeCategory": .member("large")
    case "accessibilityContrast": .member("normal")
    case "userInterfaceLevel": .member("base")
    case "legibilityWeight": .member("regular")
    case "forceTouchCapability": .member("unavailable")
    case "activeAppearance": .member("active")
    default: nil
    }
  }

  /// How the interface lies; a device that is turned to the left has it turned to the right.
  var interfaceOrientation: String { simulator.isLandscape ? "landscapeRight" : "portrait" }
  private var deviceOrientation: String {
    simulator.isDeviceLandscape ? "landscapeLeft" : "portrait"
  }

  /// The functions of C that say the same: `UI_USER_INTERFACE_IDIOM()`,
  /// `UIInterfaceOrientationIsLandscape(orientation)`.
  func askDevice(_ function: String, _ orientation: Value?) -> Value {
    guard case .member(let name)? = orientation else {
      return device("userInterfaceIdiom") ?? .nothing
    }
    let property = function.hasSuffix("Landscape") ? "isLandscape" : "isPortrait"
    return Orientations.property(property, of: name) ?? .bool(false)
  }

  /// Whether colours look another way with other traits.
  func hasOtherColours(_ traits: Aggregate, _ other: Value) -> Value {
    guard case .aggregate(let other) = other else { return .bool(true) }
    return .bool(
      ["userInterfaceStyle", "accessibilityContrast", "userInterfaceLevel"].contains { name in
        !isEqual(traits[name] ?? trait(name) ?? .nothing, other[name] ?? trait(name) ?? .nothing)
      })
  }

  /// What UIKit answers to `canOpenURL(_:)`: the system's own applications open their addresses; of
  /// another, nothing says that it is installed.
  func canOpen(_ address: Value) -> Value {
    guard let text = Addresses.text(of: address), let colon = text.utf8.firstIndex(of: 0x3A) else {
      return .bool(false)
    }
    let scheme = String(text[..<colon]).lowercased()
    return .bool(
      ["http", "https", "mailto", "tel", "sms", "facetime", "app-settings"].contains(scheme))
  }
}

/// The properties of orientations, which are members of several of UIKit's enumerations.
enum Orientations {
  static func property(_ name: String, of orientation: String) -> Value? {
    let isPortrait = orientation == "portrait" || orientation == "portraitUpsideDown"
    let isLandscape = orientation == "landscapeLeft" || orientation == "landscapeRight"
    let isFlat = orientation == "faceUp" || orientation == "faceDown"
    guard isPortrait || isLandscape || isFlat || orientation == "unknown" else { return nil }
    switch name {
    case "isPortrait": return .bool(isPortrait)
    case "isLandscape": return .bool(isLandscape)
    case "isFlat": return .bool(isFlat)
    case "isValidInterfaceOrientation": return .bool(isPortrait || isLandscape)
    default: return nil
    }
  }
}
