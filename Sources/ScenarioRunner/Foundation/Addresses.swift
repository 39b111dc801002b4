import Lifecycle

/// `URL`, `URLComponents` and `URLQueryItem` as values of the program.
enum Addresses {
  static let components = "URLComponents"
  private static let item = "URLQueryItem"

  /// A URL of a text.
  static func url(_ text: String) -> Value {
    .aggregate(Opaque.value("URL", [Aggregate.Field(name: Opaque.text, value: .string(text))]))
  }

  /// The text of a value that is a URL, or a text itself; nil where it is not known.
  static func text(of value: Value?) -> String? {
    switch value {
    case .string(let text): text
    case .aggregate(let aggregate) where ["URL", components].contains(aggregate.typeName):
      text(of: aggregate)
    default: nil
    }
  }

  private static func text(of aggregate: Aggregate) -> String? {
    if case .string(let text)? = aggregate[Opaque.text] { return text }
    return nil
  }

  // MARK: Members of URLs

  /// A property of a URL or of its components; nil for another value.
  static func member(_ name: String, of aggregate: Aggregate) -> Value? {
    switch aggregate.typeName {
    case "URL": text(of: aggregate).flatMap { urlMember(name, $0, aggregate) }
    case components: componentsMember(name, parts(of: aggregate))
    default: nil
    }
  }

  private static func urlMember(_ name: String, _ text: String, _ url: Aggregate) -> Value? {
    let parts = AddressParts(text)
    switch name {
    case "absoluteString", "relativeString", "description", "debugDescription":
      return .string(text)
    case "absoluteURL", "standardized", "standardizedFileURL": return .aggregate(url)
    case "baseURL": return .nothing
    case "isFileURL", "fileURL": return .bool(parts.scheme == "file")
    case "path", "relativePath": return .string(path(of: parts))
    case "pathComponents": return .array(parts.pathComponents.map { .string($0) })
    case "lastPathComponent": return .string(parts.pathComponents.last ?? "")
    case "pathExtension": return .string(ending(of: parts.pathComponents.last ?? "") ?? "")
    case "query": return optional(parts.query)
    case "fragment": return optional(parts.fragment)
    case "host": return optional(parts.host.flatMap { $0.isEmpty ? nil : AddressParts.decoded($0) })
    default: return part(name, of: parts)
    }
  }

  /// The path of a URL has no slash at its end.
  private static func path(of parts: AddressParts) -> String {
    let path = AddressParts.decoded(parts.path)
    return path.utf8.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  private static func ending(of name: String) -> String? {
    let pieces = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return pieces.count > 1 ? pieces.last.flatMap { String($0) } : nil
  }

  private static func part(_ name: String, of parts: AddressParts) -> Value? {
    switch name {
    case "scheme": optional(parts.scheme)
    case "user": optional(parts.user.map { AddressParts.decoded($0) })
    case "password": optional(parts.password.map { AddressParts.decoded($0) })
    case "port": parts.port.map { .count($0) } ?? .nothing
    default: nil
    }
  }

  private static func optional(_ text: String?) -> Value { text.map { .string($0) } ?? .nothing }

  // MARK: Calls on URLs

  /// A method of a URL; nil for another value.
  static func call(_ name: String, on url: Aggregate, _ arguments: [Value]) -> Value? {
    guard url.typeName == "URL", let text = text(of: url) else { return nil }
    var parts = AddressParts(text)
    switch name {
    case "host", "path", "query", "fragment", "user", "password":
      return urlMember(name, text, url)
    case "appendingPathComponent", "appending", "URLByAppendingPathComponent":
      if let items = arguments.first.flatMap(items(of:)) {
        let all = (parts.queryItems ?? []) + items
        parts.query = AddressParts.query(of: all)
      } else if case .string(let component)? = arguments.first {
        let isDirectory = parts.path.hasSuffix("/")
        parts.path += isDirectory || component.hasPrefix("/") ? "" : "/"
        parts.path += AddressParts.encoded(component) {
          AddressParts.isOfAddress($0) && !"?#".utf8.contains($0)
        }
      } else {
        return nil
      }
    case "deletingLastPathComponent", "URLByDeletingLastPathComponent":
      parts.path = shortened(parts.path)
    case "appendingPathExtension":
      guard case .string(let ending)? = arguments.first else { return nil }
      parts.path += "." + ending
    case "deletingPathExtension":
      guard let ending = ending(of: parts.pathComponents.last ?? "") else { break }
      parts.path = String(parts.path.dropLast(ending.count + 1))
    default: return nil
    }
    return Self.url(parts.text)
  }

  private static func shortened(_ path: String) -> String {
    var bytes = Array(path.utf8)
    if bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    while let last = bytes.last, last != UInt8(ascii: "/") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Components

  /// The components of a text.
  static func components(of text: String) -> Value { .aggregate(opaque(AddressParts(text))) }

  private static func opaque(_ parts: AddressParts) -> Aggregate {
    Opaque.value(
      components, [Aggregate.Field(name: Opaque.text, value: .string(parts.text))])
  }

  private static func parts(of components: Aggregate) -> AddressParts {
    AddressParts(text(of: components) ?? "")
  }

  private static func componentsMember(_ name: String, _ parts: AddressParts) -> Value? {
    switch name {
    case "string": .string(parts.text)
    case "url", "URL": url(parts.text)
    case "host": optional(parts.host.map { AddressParts.decoded($0) })
    case "path": .string(AddressParts.decoded(parts.path))
    case "query": optional(parts.query.map { AddressParts.decoded($0) })
    case "fragment": optional(parts.fragment.map { AddressParts.decoded($0) })
    case "percentEncodedHost", "encodedHost": optional(parts.host)
    case "percentEncodedPath": .string(parts.path)
    case "percentEncodedQuery": optional(parts.query)
    case "percentEncodedFragment": optional(parts.fragment)
    case "queryItems", "percentEncodedQueryItems":
      parts.queryItems.map { .array($0.map { queryItem($0.name, $0.value) }) } ?? .nothing
    default: part(name, of: parts)
    }
  }

  /// Components with another part; nil where a value is no such thing.
  static func setting(_ name: String, of aggregate: Aggregate, to value: Value) -> Aggregate? {
    guard aggregate.typeName == components else { return nil }
    var parts = parts(of: aggregate)
    let text: String? = if case .string(let text) = value { text } else { nil }
    let encoded = text.map { AddressParts.encoded($0, isAllowed: AddressParts.isOfAddress) }
    switch name {
    case "scheme": parts.scheme = text
    case "host", "percentEncodedHost", "encodedHost": parts.host = encoded
    case "path", "percentEncodedPath": parts.path = encoded ?? ""
    case "query", "percentEncodedQuery": parts.query = encoded
    case "fragment", "percentEncodedFragment": parts.fragment = encoded
    case "user": parts.user = encoded
    case "password": parts.password = encoded
    case "port": parts.port = value.place
    case "queryItems", "percentEncodedQueryItems":
      parts.query = items(of: value).map { AddressParts.query(of: $0) }
    default: return nil
    }
    if parts.host == nil, parts.user != nil || parts.port != nil { parts.host = "" }
    return opaque(parts)
  }

  /// `URLQueryItem(name:value:)`.
  static func queryItem(_ name: String, _ value: String?) -> Value {
    .aggregate(
      Opaque.value(
        item,
        [
          Aggregate.Field(name: Opaque.text, value: .string(name + "=" + (value ?? ""))),
          Aggregate.Field(name: "name", value: .string(name)),
          Aggregate.Field(name: "value", value: optional(value)),
        ]))
  }

  private static func items(of value: Value) -> [(name: String, value: String?)]? {
    value.unboxed.elements?.compactMap { element in
      guard case .aggregate(let item) = element, case .string(let name)? = item["name"] else {
        return nil
      }
      if case .string(let text)? = item["value"] { return (name, text) }
      return (name, nil)
    }
  }
}
