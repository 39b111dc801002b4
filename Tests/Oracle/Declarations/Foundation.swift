// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Dispatch
// Values of Foundation from the toolchain; of its classes and of Core Graphics what snippets name.
@_exported import FoundationEssentials
@_exported import Glibc
@_exported import ObjectiveC

extension String: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { NSString() }
  public static func _forceBridgeFromObjectiveC(_ x: NSString, result: inout String?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSString, result: inout String?)
    -> Bool
  { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ x: NSString?) -> String { "" }
}
extension Notification: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNotification { NSNotification() }
  public static func _forceBridgeFromObjectiveC(_ x: NSNotification, result: inout Notification?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ x: NSNotification, result: inout Notification?
  ) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ x: NSNotification?) -> Notification {
    fatalError()
  }
}
extension IndexPath: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSIndexPath { NSIndexPath() }
  public static func _forceBridgeFromObjectiveC(_ x: NSIndexPath, result: inout IndexPath?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSIndexPath, result: inout IndexPath?)
    -> Bool
  { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ x: NSIndexPath?) -> IndexPath {
    IndexPath()
  }
  public init(row: Int, section: Int) { self.init() }
  public init(item: Int, section: Int) { self.init() }
  public var row: Int { 0 }
  public var item: Int { 0 }
  public var section: Int { 0 }
}
extension URL: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSURL { NSURL() }
  public static func _forceBridgeFromObjectiveC(_ x: NSURL, result: inout URL?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSURL, result: inout URL?) -> Bool {
    false
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ x: NSURL?) -> URL { fatalError() }
}

extension StringProtocol {
  public func range(of text: String, options: NSString.CompareOptions = []) -> Range<Index>? {
    nil
  }
}
extension String {
  public init(format: String, _ arguments: any CVarArg...) { self = format }
}
@objcMembers open class NSString: NSObject {
  public struct CompareOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let caseInsensitive = CompareOptions(rawValue: 1)
    public static let backwards = CompareOptions(rawValue: 4)
  }
  public func substring(with range: NSRange) -> String { "" }
  public func substring(from: Int) -> String { "" }
  public func substring(to: Int) -> String { "" }
  public var length: Int { 0 }
  public var lastPathComponent: String { "" }
  public var pathExtension: String { "" }
  public var deletingLastPathComponent: String { "" }
  public var deletingPathExtension: String { "" }
  public var pathComponents: [String] { [] }
}
@objcMembers open class NSURL: NSObject {}
@objcMembers open class NSIndexPath: NSObject {}
@objcMembers open class NSNumber: NSObject { public init(value: Int) {} }
@objcMembers open class NSNull: NSObject {}
@objcMembers open class NSCoder: NSObject {}
@objcMembers open class NSError: NSObject, Error, @unchecked Sendable {
  public init(domain: String, code: Int, userInfo: [String: Any]? = nil) {}
  public var domain: String { "" }
  public var code: Int { 0 }
}
@objc public protocol NSCoding {}
@objc public protocol NSSecureCoding: NSCoding {}
@objc public protocol NSCopying {}
@objcMembers open class NSNotification: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
public struct Notification {
  public typealias Name = NSNotification.Name
  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
  }
}
@objcMembers open class NotificationCenter: NSObject {
  public class var `default`: NotificationCenter { fatalError() }
  public func post(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {}
  public func addObserver(_ o: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {}
  @discardableResult
  public func addObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol { fatalError() }
  public func removeObserver(_ o: Any) {}
  public func removeObserver(_ o: Any, name: NSNotification.Name?, object: Any?) {}
}
@objcMembers open class OperationQueue: NSObject {
  public class var main: OperationQueue { fatalError() }
  public class var current: OperationQueue? { nil }
  public var maxConcurrentOperationCount = 1
  public var isSuspended = false
  public var name: String?
  public var operationCount: Int { 0 }
  public func addOperation(_ block: @escaping () -> Void) {}
  public func cancelAllOperations() {}
  public func waitUntilAllOperationsAreFinished() {}
}
@objcMembers open class Bundle: NSObject {
  public class var main: Bundle { fatalError() }
  public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil)
    -> [Any]?
  { nil }
  public var bundleIdentifier: String? { nil }
}
@objcMembers open class UserDefaults: NSObject {
  public class var standard: UserDefaults { fatalError() }
  public func set(_ value: Any?, forKey: String) {}
  public func bool(forKey: String) -> Bool { false }
  public func integer(forKey: String) -> Int { 0 }
  public func string(forKey: String) -> String? { nil }
  public func object(forKey: String) -> Any? { nil }
  public func removeObject(forKey: String) {}
}
@objcMembers open class RunLoop: NSObject {
  public struct Mode: Hashable, Sendable {
    public init(_ rawValue: String) {}
    public static let `default` = Mode("")
    public static let common = Mode("")
    public static let tracking = Mode("")
  }
  public struct SchedulerOptions {}
  public class var main: RunLoop { fatalError() }
  public class var current: RunLoop { fatalError() }
  public func perform(_ block: @escaping () -> Void) {}
  public func perform(inModes: [Mode], block: @escaping () -> Void) {}
  public func run(until: Date) {}
}
@objcMembers open class Thread: NSObject {
  public class var isMainThread: Bool { true }
  public class var current: Thread { fatalError() }
  public class func sleep(forTimeInterval: TimeInterval) {}
  public var isMainThread: Bool { true }
}
@objcMembers open class NSPredicate: NSObject {
  public init(format: String, _ args: Any...) {}
  public init(block: @escaping (Any?, [String: Any]?) -> Bool) {}
}
@objcMembers open class NSKeyValueObservation: NSObject { public func invalidate() {} }
public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
}
public struct NSRange: Hashable, Sendable {
  public var location = 0
  public var length = 0
  public init(location: Int, length: Int) {}
}
public func NSLog(_ format: String, _ args: Any...) {}
public func NSStringFromClass(_ aClass: AnyClass) -> String { "" }
public func NSClassFromString(_ name: String) -> AnyClass? { nil }
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ s: Selector) -> String { "" }
public func NSLocalizedString(_ key: String, comment: String) -> String { key }
public func autoreleasepool<R>(_ body: () throws -> R) rethrows -> R { try body() }
public func CACurrentMediaTime() -> TimeInterval { 0 }
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { 0 }

// Core Graphics
public typealias CGFloat = Double
public struct CGPoint: Hashable, Sendable {
  public var x = 0.0, y = 0.0
  public init() {}
  public init(x: CGFloat, y: CGFloat) {}
  public static let zero = CGPoint()
}
public struct CGSize: Hashable, Sendable {
  public var width = 0.0, height = 0.0
  public init() {}
  public init(width: CGFloat, height: CGFloat) {}
  public static let zero = CGSize()
}
public struct CGRect: Hashable, Sendable {
  public var origin = CGPoint(), size = CGSize()
  public init() {}
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {}
  public init(origin: CGPoint, size: CGSize) {}
  public static let zero = CGRect()
  public var width: CGFloat { 0 }
  public var height: CGFloat { 0 }
  public var minX: CGFloat { 0 }
  public var minY: CGFloat { 0 }
  public var midX: CGFloat { 0 }
  public var midY: CGFloat { 0 }
  public var maxX: CGFloat { 0 }
  public var maxY: CGFloat { 0 }
  public var isEmpty: Bool { true }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
  public func contains(_ point: CGPoint) -> Bool { false }
  public func intersects(_ rect: CGRect) -> Bool { false }
}
public struct CGAffineTransform: Hashable, Sendable {
  public static let identity = CGAffineTransform()
  public init() {}
  public init(scaleX: CGFloat, y: CGFloat) {}
  public init(translationX: CGFloat, y: CGFloat) {}
  public init(rotationAngle: CGFloat) {}
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { self }
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { self }
  public func rotated(by: CGFloat) -> CGAffineTransform { self }
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform { self }
}
public struct CATransform3D: Sendable {
  public var m34 = 0.0
  public init() {}
}
public let CATransform3DIdentity = CATransform3D()
public struct UIEdgeInsets: Hashable, Sendable {
  public var top = 0.0, left = 0.0, bottom = 0.0, right = 0.0
  public init() {}
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {}
  public static let zero = UIEdgeInsets()
}
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top = 0.0, leading = 0.0, bottom = 0.0, trailing = 0.0
  public init() {}
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
  public static let zero = NSDirectionalEdgeInsets()
}
public struct UIOffset: Hashable, Sendable {
  public init(horizontal: CGFloat, vertical: CGFloat) {}
}

// What the compiler asks for where an error passes to Objective-C.
public func _convertErrorToNSError(_ error: any Error) -> NSError { fatalError() }
public func _convertNSErrorToError(_ error: NSError?) -> any Error { fatalError() }
