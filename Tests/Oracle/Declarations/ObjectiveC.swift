@_exported import ObjectiveC

@frozen public struct Selector: Hashable, ExpressibleByStringLiteral {
  public init(_ name: String) {}
  public init(stringLiteral name: String) {}
}
@frozen public struct ObjCBool: ExpressibleByBooleanLiteral {
  public var boolValue: Bool
  public init(_ value: Bool) { boolValue = value }
  public init(booleanLiteral value: Bool) { boolValue = value }
}
public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }
extension NSObject: Equatable, Hashable {
  public static func == (a: NSObject, b: NSObject) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) {}
}
