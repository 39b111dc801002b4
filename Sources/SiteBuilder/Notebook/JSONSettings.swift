#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Settings of another tool's: an object of JSON, of which the texts and truths are known.
package struct JSONSettings: Decodable {
  package enum Value: Decodable, Equatable {
    case text(String)
    case truth(Bool)
    case other

    package init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let text = try? value.decode(String.self) {
        self = .text(text)
      } else if let truth = try? value.decode(Bool.self) {
        self = .truth(truth)
      } else {
        self = .other
      }
    }
  }

  private let values: [String: Value]

  package init(from decoder: any Decoder) throws {
    values = try decoder.singleValueContainer().decode([String: Value].self)
  }

  /// Reads settings; nil where they are none.
  package init?(_ bytes: [UInt8]) {
    guard let settings = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
    self = settings
  }

  /// The value of a key.
  package subscript(key: String) -> Value? { values[key] }
}
