/// The parts of a SARIF 2.1.0 log that are written, by the names that the standard gives them.
struct SARIFLog: Encodable {
  struct Text: Encodable {
    var text: String
  }

  struct Rule: Encodable {
    struct Properties: Encodable {
      var tags: [String]
    }

    var id: String
    var shortDescription: Text
    var fullDescription: Text
    var help: Text
    var properties: Properties
  }

  struct Driver: Encodable {
    let name = "Lifeline"
    let semanticVersion = Version.current
    var rules: [Rule]
  }

  struct Tool: Encodable {
    var driver: Driver
  }

  struct ArtifactLocation: Encodable {
    var uri: String
    var uriBaseId: String?
  }

  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
    var endLine: Int
    var endColumn: Int
  }

  struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region
  }

  struct Location: Encodable {
    var id: Int?
    var physicalLocation: PhysicalLocation
    var message: Text?
  }

  struct Replacement: Encodable {
    var deletedRegion: Region
    var insertedContent: Text
  }

  struct ArtifactChange: Encodable {
    var artifactLocation: ArtifactLocation
    var replacements: [Replacement]
  }

  struct Fix: Encodable {
    var description: Text
    var artifactChanges: [ArtifactChange]
  }

  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Text
    var locations: [Location]
    var relatedLocations: [Location]?
    var fixes: [Fix]?
    var partialFingerprints: [String: String]
  }

  struct Notification: Encodable {
    var level: String
    var message: Text
  }

  struct Invocation: Encodable {
    let executionSuccessful = true
    var toolExecutionNotifications: [Notification]?
  }

  struct UriBase: Encodable {
    var description: Text
  }

  struct Run: Encodable {
    var tool: Tool
    let columnKind = "utf16CodeUnits"
    let newlineSequences = ["\r\n", "\n", "\r"]
    let originalUriBaseIds = [
      SARIFLog.root: UriBase(description: Text(text: "The folder of the repository."))
    ]
    var invocations: [Invocation]
    var results: [Result]
  }

  /// The name of the folder from which paths count.
  static let root = "%SRCROOT%"

  let version = "2.1.0"
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }
}
