#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Bytes as letters, as addresses of data have them.
enum Base64 {
  static func encoded(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }
}
