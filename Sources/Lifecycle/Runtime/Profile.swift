import CallTrace

/// A version of iOS on a device: it decides which of the rules hold.
///
/// What differs between versions is a rule with the versions it holds in, and the engine asks the
/// profile whether it follows the rule.
public struct Profile: Hashable, Sendable {
  /// The versions that are modelled.
  public static let supportedVersions = VersionSet.modelled

  /// The major version.
  public let iOSVersion: Int

  /// Whether the device is a tablet; what is modelled of that is who is told of a presentation (R150).
  public let isPad: Bool

  /// Creates a profile; a version outside the supported ones becomes the nearest that is.
  public init(iOSVersion: Int = 17, isPad: Bool = false) {
    self.isPad = isPad
    let versions = Self.supportedVersions
    self.iOSVersion = min(max(iOSVersion, versions.lowerBound), versions.upperBound)
  }

  /// Whether a rule holds in this version.
  @inline(__always)
  public func follows(_ rule: Rule) -> Bool { rule.versions.contains(iOSVersion) }
}
