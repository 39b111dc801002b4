import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a value of JSON has to be, in as much as a schema says: what is not named is not allowed.
indirect enum JSONDemand: Sendable {
  case string([String] = [])
  case number(atLeast: Int)
  case flag
  case list(JSONDemand, isUnique: Bool = false)
  case map(JSONDemand)
  case object(required: [String: JSONDemand], others: [String: JSONDemand] = [:])

  /// What of a value is not so, by its place.
  func faults(of value: Any?, at place: String = "") -> [String] {
    switch self {
    case .string(let words):
      guard let text = value as? String else { return ["\(place): no text"] }
      return words.isEmpty || words.contains(text) ? [] : ["\(place): '\(text)'"]
    case .number(let least):
      guard let number = value as? Int else { return ["\(place): no number"] }
      return number >= least ? [] : ["\(place): \(number)"]
    case .flag: return value is Bool ? [] : ["\(place): neither true nor false"]
    case .list(let element, let isUnique):
      guard let list = value as? [Any] else { return ["\(place): no list"] }
      let isRepeated = isUnique && Set(list.map { "\($0)" }).count < list.count
      return (isRepeated ? ["\(place): the same twice"] : [])
        + list.enumerated().flatMap { element.faults(of: $1, at: "\(place)[\($0)]") }
    case .map(let element):
      guard let map = value as? [String: Any] else { return ["\(place): no object"] }
      return map.flatMap { element.faults(of: $1, at: "\(place).\($0)") }
    case .object(let required, let others):
      guard let object = value as? [String: Any] else { return ["\(place): no object"] }
      return required.flatMap { $1.faults(of: object[$0], at: "\(place).\($0)") }
        + object.filter { required[$0.key] == nil }.flatMap { key, value in
          others[key]?.faults(of: value, at: "\(place).\(key)") ?? ["\(place).\(key): unknown"]
        }
    }
  }
}

/// GitLab's report of code quality: of the form of Code Climate, what GitLab demands and knows.
enum GitLabDemands {
  private static let position = JSONDemand.object(
    required: ["line": .number(atLeast: 1), "column": .number(atLeast: 1)])

  static let issue = JSONDemand.object(
    required: [
      "type": .string(["issue"]), "check_name": .string(), "description": .string(),
      "categories": .list(
        .string([
          "Bug Risk", "Clarity", "Compatibility", "Complexity", "Duplication", "Performance",
          "Security", "Style",
        ])),
      "fingerprint": .string(),
      "severity": .string(["info", "minor", "major", "critical", "blocker"]),
      "location": .object(
        required: [
          "path": .string(), "positions": .object(required: ["begin": position, "end": position]),
        ]),
    ], others: ["content": .object(required: ["body": .string()])])
}

/// SARIF 2.1.0, as far as a log has what is here; of the rest a fault is that it is there.
enum SARIFDemands {
  private static let message = JSONDemand.object(required: ["text": .string()])
  private static let level = JSONDemand.string(["none", "note", "warning", "error"])
  private static let artifact = JSONDemand.object(
    required: ["uri": .string()], others: ["uriBaseId": .string(["%SRCROOT%"])])
  private static let region = JSONDemand.object(required: [
    "startLine": .number(atLeast: 1), "startColumn": .number(atLeast: 1),
    "endLine": .number(atLeast: 1), "endColumn": .number(atLeast: 1),
  ])
  private static let location = JSONDemand.object(
    required: [
      "physicalLocation": .object(required: ["artifactLocation": artifact, "region": region])
    ], others: ["id": .number(atLeast: 0), "message": message])
  private static let replacement = JSONDemand.object(
    required: ["deletedRegion": region], others: ["insertedContent": message])
  private static let fix = JSONDemand.object(
    required: [
      "artifactChanges": .list(
        .object(required: ["artifactLocation": artifact, "replacements": .list(replacement)]),
        isUnique: true)
    ], others: ["description": message])
  private static let result = JSONDemand.object(
    required: [
      "ruleId": .string(), "ruleIndex": .number(atLeast: 0), "level": level, "message": message,
      "locations": .list(location), "partialFingerprints": .map(.string()),
    ],
    others: [
      "relatedLocations": .list(location, isUnique: true), "fixes": .list(fix, isUnique: true),
    ])
  private static let rule = JSONDemand.object(
    required: ["id": .string()],
    others: [
      "shortDescription": message, "fullDescription": message, "help": message,
      "properties": .object(required: [:], others: ["tags": .list(.string(), isUnique: true)]),
    ])
  private static let driver = JSONDemand.object(
    required: ["name": .string()],
    others: ["semanticVersion": .string(), "rules": .list(rule, isUnique: true)])
  private static let notification = JSONDemand.object(
    required: ["message": message], others: ["level": level])
  private static let run = JSONDemand.object(
    required: ["tool": .object(required: ["driver": driver])],
    others: [
      "columnKind": .string(["utf16CodeUnits", "unicodeCodePoints"]),
      "newlineSequences": .list(.string(), isUnique: true),
      "originalUriBaseIds": .map(
        .object(required: [:], others: ["description": message, "uri": .string()])),
      "invocations": .list(
        .object(
          required: ["executionSuccessful": .flag],
          others: ["toolExecutionNotifications": .list(notification)]), isUnique: true),
      "results": .list(result),
    ])

  static let log = JSONDemand.object(
    required: ["version": .string(["2.1.0"]), "runs": .list(run)], others: ["$schema": .string()])
}

/// What Jenkins' schema of JUnit's XML allows in each element that a report may have.
enum JUnitDemands {
  struct Element {
    var required: Set<String> = []
    var attributes: Set<String> = []
    var children: Set<String> = []
  }

  static let elements: [String: Element] = [
    "testsuites": Element(
      attributes: ["name", "time", "tests", "failures", "errors"], children: ["testsuite"]),
    "testsuite": Element(
      required: ["name", "tests", "failures", "errors"],
      attributes: [
        "group", "time", "skipped", "timestamp", "hostname", "id", "package", "file", "log", "url",
      ],
      children: ["testsuite", "properties", "testcase", "system-out", "system-err"]),
    "testcase": Element(
      required: ["name"], attributes: ["time", "classname", "group"],
      children: ["skipped", "error", "failure", "system-out", "system-err"]),
    "failure": Element(attributes: ["type", "message"]),
    "error": Element(attributes: ["type", "message"]),
    "system-out": Element(), "system-err": Element(),
  ]
}

/// A document of XML.
final class XMLTree {
  let name: String
  let attributes: [String: String]
  private(set) var children: [XMLTree] = []

  private init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  func children(named name: String) -> [XMLTree] { children.filter { $0.name == name } }

  func descendants(named name: String) -> [XMLTree] {
    children.flatMap { ($0.name == name ? [$0] : []) + $0.descendants(named: name) }
  }

  func faults(by demands: [String: JUnitDemands.Element]) -> [String] {
    guard let demand = demands[name] else { return ["<\(name)>"] }
    let given = Set(attributes.keys)
    return demand.required.subtracting(given).sorted().map { "\(name) has no '\($0)'" }
      + given.subtracting(demand.required.union(demand.attributes)).sorted().map {
        "\(name) has '\($0)'"
      }
      + children.flatMap { child in
        (demand.children.contains(child.name) ? [] : ["<\(child.name)> in <\(name)>"])
          + child.faults(by: demands)
      }
  }

  static func read(_ file: URL) throws -> XMLTree {
    let reader = Reader()
    let parser = XMLParser(data: try Data(contentsOf: file))
    parser.delegate = reader
    guard parser.parse(), let root = reader.root else { throw CocoaError(.fileReadCorruptFile) }
    return root
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var root: XMLTree?
    private var open: [XMLTree] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let element = XMLTree(name, attributes)
      open.last?.children.append(element)
      root = root ?? element
      open.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      _ = open.popLast()
    }
  }
}
