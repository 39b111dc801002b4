import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// The files that a scenario can read: those of its bundle, whose contents are opaque. There are
/// no others, as on a device that has just installed an application, and no network.
extension Interpreter {
  private static let bundlePath = "/App.app"

  /// What is read of a file or of a network, such as `Data(contentsOf:)`; nil for another call.
  func readContents(_ type: String, _ arguments: [PassedArgument]) throws(Halt) -> Value? {
    guard let first = arguments.first, let label = first.label, label.hasPrefix("contentsOf")
    else { return nil }
    guard let place = Addresses.text(of: first.value), !Self.isInBundle(place) else { return nil }
    if frame.dialect == .objectiveC || type.hasPrefix("UI") { return .nothing }
    calls.thrown = missingFile(place)
    throw .failure
  }

  private func missingFile(_ place: String) -> Value {
    let name = AddressParts(place).pathComponents.last ?? place
    return .aggregate(
      Opaque.value(
        "NSError",
        [
          Aggregate.Field(name: "domain", value: .string("NSCocoaErrorDomain")),
          Aggregate.Field(name: "code", value: .int(260)),
          Aggregate.Field(
            name: "localizedDescription",
            value: .string(
              "The file “\(name)” couldn’t be opened because there is no such file.")),
        ]))
  }

  private static func isInBundle(_ place: String) -> Bool {
    place.hasPrefix(bundlePath) || place.hasPrefix("file://" + bundlePath)
  }

  // MARK: Bundles

  /// A property of a bundle; nil for one that is opaque.
  static func bundleMember(_ name: String, of bundle: Aggregate) -> Value? {
    guard isBundle(bundle) else { return nil }
    switch name {
    case "bundlePath", "resourcePath": return .string(bundlePath)
    case "bundleURL", "resourceURL": return Addresses.url("file://" + bundlePath + "/")
    case "bundleIdentifier": return .string(information[0].text)
    case "infoDictionary", "localizedInfoDictionary":
      return .dictionary(
        information.map { DictionaryValueEntry(key: .string($0.key), value: .string($0.text)) })
    default: return nil
    }
  }

  /// A method of a bundle; nil for one that is opaque. What it is asked for is in it.
  func callBundle(_ name: String, _ bundle: Aggregate, _ arguments: [PassedArgument]) -> Value? {
    guard Self.isBundle(bundle) else { return nil }
    switch name {
    case "object", "objectForInfoDictionaryKey":
      guard case .string(let key)? = arguments.first?.value else { return nil }
      return Self.information.first { $0.key == key }.map { .string($0.text) } ?? .nothing
    case "url", "URLForResource":
      return Self.place(arguments).map { Addresses.url("file://" + $0) }
    case "path", "pathForResource": return Self.place(arguments).map { .string($0) }
    default: return nil
    }
  }

  private static func isBundle(_ value: Aggregate) -> Bool {
    value.typeName == "Bundle" || value.typeName == "NSBundle"
  }

  private static func place(_ arguments: [PassedArgument]) -> String? {
    guard case .string(let name)? = arguments.first?.value else { return nil }
    guard arguments.count > 1, case .string(let ending) = arguments[1].value else {
      return bundlePath + "/" + name
    }
    return bundlePath + "/" + name + "." + ending
  }

  /// What Xcode writes into every application's list of properties.
  private static let information = [
    (key: "CFBundleIdentifier", text: "com.example.App"), (key: "CFBundleName", text: "App"),
    (key: "CFBundleDisplayName", text: "App"), (key: "CFBundleExecutable", text: "App"),
    (key: "CFBundleShortVersionString", text: "1.0"), (key: "CFBundleVersion", text: "1"),
  ]

  // MARK: File managers

  /// A method of the file manager; nil for one that is opaque.
  func callFileManager(_ name: String, _ arguments: [PassedArgument]) -> Value? {
    let place = Addresses.text(of: arguments.first?.value)
    switch name {
    case "fileExists", "fileExistsAtPath", "isReadableFile":
      return place.map { .bool(Self.isInBundle($0)) }
    case "contents", "contentsAtPath":
      return place.flatMap { Self.isInBundle($0) ? nil : .nothing }
    case "urls" where arguments.first?.label == "for", "URLsForDirectory":
      return .array([Addresses.url("file://" + Self.directory(arguments.first?.value))])
    case "url" where arguments.first?.label == "for", "URLForDirectory":
      return Addresses.url("file://" + Self.directory(arguments.first?.value))
    default: return nil
    }
  }

  private static func directory(_ kind: Value?) -> String {
    switch kind {
    case .member("cachesDirectory"): "/Library/Caches/"
    case .member("applicationSupportDirectory"): "/Library/Application%20Support/"
    case .member("libraryDirectory"): "/Library/"
    default: "/Documents/"
    }
  }
}
