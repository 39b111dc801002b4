/// The names of exceptions that UIKit and Foundation raise: data.
enum ExceptionNames {
  /// The names.
  static let all = [
    "UIViewControllerHierarchyInconsistency", "UIApplicationInvalidInterfaceOrientation",
    "NSInvalidArgumentException", "NSInternalInconsistencyException", "NSRangeException",
    "NSGenericException", "NSUnknownKeyException", "NSUndefinedKeyException", "CALayerInvalid",
    "CALayerInvalidGeometry", "NSMallocException", "NSObjectInaccessibleException",
    "NSObjectNotAvailableException", "NSDestinationInvalidException", "NSOldStyleException",
    "NSInconsistentArchiveException", "NSInvalidUnarchiveOperationException",
    "NSInvocationOperationCancelledException", "NSInvocationOperationVoidResultException",
    "NSDecimalNumberDivideByZeroException", "NSFileHandleOperationException",
  ]

  /// Whether a word is formed as a name of the system's, and no part of a reason.
  static func isSystems(_ word: String) -> Bool {
    ["NS", "UI", "CA"].contains { word.hasPrefix($0) } && word.utf8.count > 4
      && word.utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
      }
  }
}
