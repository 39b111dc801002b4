import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// Making URLs and their components, and what else Foundation's class methods make of values.
extension Interpreter {
  /// `URL(string:)`, `URL(string:relativeTo:)`, `URL(fileURLWithPath:)`; nil where a text is none.
  func makeURL(_ arguments: [PassedArgument]) -> Value {
    guard let first = arguments.first else { return .aggregate(Opaque.value("URL")) }
    guard case .string(let text) = first.value.unboxed else {
      // The URL of a text that is opaque.
      return first.value.isNothing ? .nothing : .aggregate(Opaque.value("URL"))
    }
    // To read and encode an address takes longer than to copy a text; the next step ends a scenario that has
    // none left.
    guard simulator.spend(parts: 8 * text.utf8.count) else { return .nothing }
    let isPath = first.label == "fileURLWithPath" || first.label == "filePath"
    guard !isPath else {
      return Addresses.url(
        "file://" + AddressParts.encoded(text, isAllowed: AddressParts.isOfAddress))
    }
    let base = arguments.count > 1 ? Addresses.text(of: arguments[1].value) : nil
    return address(text, relativeTo: base).map { Addresses.url($0) } ?? .nothing
  }

  /// A text as that of a URL; nil where it has signs that do not belong there, and no version of iOS
  /// that encodes them is modelled.
  private func address(_ text: String, relativeTo base: String?) -> String? {
    let encoded = AddressParts.encoded(text, isAllowed: AddressParts.isOfAddress)
    guard !text.isEmpty, encoded == text || simulator.encodesAddresses else { return nil }
    guard let base, AddressParts(encoded).scheme == nil else { return encoded }
    var parts = AddressParts(base)
    let own = AddressParts(encoded)
    let directory =
      parts.path.utf8.lastIndex(of: UInt8(ascii: "/"))
      .flatMap { String(parts.path.utf8[...$0]) } ?? "/"
    parts.path = own.path.hasPrefix("/") ? own.path : directory + own.path
    parts.query = own.query
    parts.fragment = own.fragment
    return parts.text
  }

  /// Counts what it costs to make a URL, whose text may be that of another twice.
  func countAddress(_ value: Value) throws(Halt) {
    guard let text = Addresses.text(of: value) else { return }
    try count(output: text.utf8.count)
  }

  /// `URLComponents()`, `URLComponents(string:)`, `URLComponents(url:resolvingAgainstBaseURL:)`.
  func makeComponents(_ arguments: [PassedArgument]) -> Value {
    guard let first = arguments.first else { return Addresses.components(of: "") }
    guard let text = Addresses.text(of: first.value.unboxed) else {
      return first.value.isNothing ? .nothing : .aggregate(Opaque.value(Addresses.components))
    }
    guard simulator.spend(parts: 8 * text.utf8.count) else { return .nothing }
    return address(text, relativeTo: nil).map { Addresses.components(of: $0) } ?? .nothing
  }

  /// What Foundation's class methods make of the system's values in Objective-C; nil for another.
  func messageValues(_ selector: String, _ values: [Value]) throws(Halt) -> Value? {
    let first = values.first ?? .nothing
    let passed = values.map {
      PassedArgument(
        label: nil, value: $0, isTrailing: false, span: position.place)
    }
    switch selector {
    case "URLWithString:", "URLWithString:relativeToURL:": return makeURL(passed)
    case "fileURLWithPath:", "fileURLWithPath:isDirectory:":
      guard case .string(let path) = first else { return nil }
      return Addresses.url("file://" + path)
    case "componentsWithURL:resolvingAgainstBaseURL:", "componentsWithString:":
      return makeComponents(passed)
    case "queryItemWithName:value:":
      guard case .string(let name) = first else { return nil }
      if values.count > 1, case .string(let text) = values[1] {
        return Addresses.queryItem(name, text)
      }
      return Addresses.queryItem(name, nil)
    case _ where Self.contentMessages.contains(selector):
      var place = passed[0]
      place.label = "contentsOf"
      return try readContents("", [place])
    default: return Geometry.box(selector, first)
    }
  }

  /// The class methods of Objective-C that read a file or a network.
  private static let contentMessages: Set<String> = [
    "dataWithContentsOfURL:", "dataWithContentsOfFile:", "stringWithContentsOfFile:encoding:error:",
    "stringWithContentsOfURL:encoding:error:", "dictionaryWithContentsOfFile:",
    "arrayWithContentsOfFile:", "dataWithContentsOfFile:options:error:",
    "dataWithContentsOfURL:options:error:",
  ]
}
