import Lifecycle
import ScenarioSyntax

/// What Foundation adds to every error of Swift's.
extension Interpreter {
  private static let localized: Set<String> = [
    "errorDescription", "failureReason", "recoverySuggestion", "helpAnchor",
  ]

  /// `localizedDescription`, `code` and `domain` of an error of a type of the program's, and what a
  /// `LocalizedError` leaves out; nil for anything else.
  func readError(_ name: String, of error: Value, _ info: ClassInfo, at span: NodeSpan)
    throws(Halt) -> Value?
  {
    let isLocalized = info.isKind(of: "LocalizedError")
    guard isLocalized || info.isKind(of: "Error") || info.isKind(of: "CustomNSError") else {
      return nil
    }
    switch name {
    case "localizedDescription":
      if isLocalized, let own = try readMemberIfKnown("errorDescription", of: error, at: span),
        case .string = own
      {
        return own
      }
      let code = describe(try errorCode(of: error, info))
      return .string("The operation couldn’t be completed. (App.\(info.name) error \(code).)")
    case "code", "_code": return try errorCode(of: error, info)
    case "domain", "_domain": return .string("App." + info.name)
    case _ where isLocalized && Self.localized.contains(name): return .nothing
    default: return nil
    }
  }

  /// Of an enumeration the raw value where that is a number, otherwise the place among its cases, those
  /// first that carry something; of anything else 1.
  private func errorCode(of error: Value, _ info: ClassInfo) throws(Halt) -> Value {
    guard info.kind == .enumeration else { return .int(1) }
    guard let name = error.caseName else { return .int(1) }
    if let place = info.place(ofCase: name),
      info.conformances.contains(where: { Self.integerTypes.contains($0) })
    {
      return try rawValue(of: place, in: info)
    }
    let inOrder =
      info.cases.filter { !$0.parameters.isEmpty } + info.cases.filter { $0.parameters.isEmpty }
    return .count(inOrder.firstIndex { $0.name == name } ?? 0)
  }

  /// The description that an `NSError` was made with, or what Foundation says without one.
  func describeError(_ name: String, _ error: Aggregate) -> Value? {
    guard name == "localizedDescription", error.typeName == "NSError" else { return nil }
    if case .dictionary(let entries)? = error["userInfo"] {
      for entry in entries where describe(entry.key) == "NSLocalizedDescriptionKey" {
        return entry.value
      }
      for entry in entries where describe(entry.key) == "NSLocalizedDescription" {
        return entry.value
      }
    }
    let domain = error["domain"].map { describe($0) } ?? ""
    let code = error["code"].map { describe($0) } ?? "0"
    return .string("The operation couldn’t be completed. (\(domain) error \(code).)")
  }
}
