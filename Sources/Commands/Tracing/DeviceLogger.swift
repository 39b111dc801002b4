/// The file that an app takes in to log its controllers' callbacks in a form that loses nothing.
enum DeviceLogger {
  /// The name that its first line suggests.
  static let fileName = "LifelineLog.swift"

  static let source = #"""
    // LifelineLog.swift: prints the lifecycle callbacks of an app's own view controllers, one a line, in the form
    // that `lifeline trace` reads. For debug builds: it changes methods while the app runs.
    //
    //   func application(_ application: UIApplication, didFinishLaunchingWithOptions options: …) -> Bool {
    //     LifelineLog.start(AppDelegate.self)
    //
    // Then copy the console into a file: lifeline trace console.txt
    //
    // Any other method says so itself, in its first line, where the automatic part does not know it:
    //
    //   override func willTransition(…) { LifelineLog.call(self) …

    import Foundation
    import ObjectiveC
    import UIKit

    enum LifelineLog {
      /// Logs from now on the callbacks of all view controllers that are declared in a class's program.
      static func start(_ anyClassOfTheApp: AnyClass) {
        guard !isStarted, let image = class_getImageName(anyClassOfTheApp) else { return }
        isStarted = true
        countTurns()
        var count: UInt32 = 0
        guard let names = objc_copyClassNamesForImage(image, &count) else { return }
        for index in 0..<Int(count) {
          guard let type = objc_getClass(names[index]) as? AnyClass, isController(type) else { continue }
          for callback in callbacks { log(callback, of: type) }
        }
        free(UnsafeMutableRawPointer(mutating: names))
      }

      /// Logs one call; what it calls in turn is not known to be inside it.
      static func call(_ receiver: AnyObject, _ message: String = #function) {
        guard Thread.isMainThread else { return }
        write(name(of: receiver), message)
      }

      // MARK: Callbacks

      private enum Kind { case plain, flag, object }

      private struct Callback {
        let name: String
        let kind: Kind
        /// The message, with `…` where its argument stands.
        let message: String
        /// Whether it is logged of classes too that do not override it.
        var isAdded = true

        var selector: Selector { Selector(name) }
      }

      private static let callbacks = [
        Callback(name: "loadView", kind: .plain, message: "loadView()", isAdded: false),
        Callback(name: "viewDidLoad", kind: .plain, message: "viewDidLoad()"),
        Callback(name: "viewWillAppear:", kind: .flag, message: "viewWillAppear(…)"),
        Callback(name: "viewIsAppearing:", kind: .flag, message: "viewIsAppearing(…)"),
        Callback(name: "viewDidAppear:", kind: .flag, message: "viewDidAppear(…)"),
        Callback(name: "viewWillDisappear:", kind: .flag, message: "viewWillDisappear(…)"),
        Callback(name: "viewDidDisappear:", kind: .flag, message: "viewDidDisappear(…)"),
        Callback(name: "viewWillLayoutSubviews", kind: .plain, message: "viewWillLayoutSubviews()"),
        Callback(name: "viewDidLayoutSubviews", kind: .plain, message: "viewDidLayoutSubviews()"),
        Callback(
          name: "willMoveToParentViewController:", kind: .object, message: "willMove(toParent: …)"),
        Callback(
          name: "didMoveToParentViewController:", kind: .object, message: "didMove(toParent: …)"),
      ]

      private static func isController(_ type: AnyClass) -> Bool {
        var next: AnyClass? = type
        while let some = next {
          if some == UIViewController.self { return true }
          next = class_getSuperclass(some)
        }
        return false
      }

      /// Puts a function of ours before a class's method, or in place of the one that it inherits.
      private static func log(_ callback: Callback, of type: AnyClass) {
        let selector = callback.selector
        guard let inherited = class_getInstanceMethod(type, selector) else { return }
        let own = ownMethod(selector, of: type)
        guard own != nil || callback.isAdded else { return }
        let implementation = own.map { method_getImplementation($0) }
        let original: () -> IMP? = {
          implementation ?? class_getSuperclass(type).flatMap { class_getMethodImplementation($0, selector) }
        }
        let block: Any
        switch callback.kind {
        case .plain:
          let plain: @convention(block) (AnyObject) -> Void = { object in
            around(object, callback, "") {
              guard let function = original() else { return }
              unsafeBitCast(function, to: (@convention(c) (AnyObject, Selector) -> Void).self)(object, selector)
            }
          }
          block = plain
        case .flag:
          let flag: @convention(block) (AnyObject, ObjCBool) -> Void = { object, value in
            around(object, callback, value.boolValue ? "true" : "false") {
              guard let function = original() else { return }
              unsafeBitCast(function, to: (@convention(c) (AnyObject, Selector, ObjCBool) -> Void).self)(
                object, selector, value)
            }
          }
          block = flag
        case .object:
          let passed: @convention(block) (AnyObject, AnyObject?) -> Void = { object, value in
            around(object, callback, value.map { shortName(of: $0) } ?? "nil") {
              guard let function = original() else { return }
              unsafeBitCast(function, to: (@convention(c) (AnyObject, Selector, AnyObject?) -> Void).self)(
                object, selector, value)
            }
          }
          block = passed
        }
        let replacement = imp_implementationWithBlock(block)
        if let own {
          method_setImplementation(own, replacement)
        } else {
          class_addMethod(type, selector, replacement, method_getTypeEncoding(inherited))
        }
      }

      private static func ownMethod(_ selector: Selector, of type: AnyClass) -> Method? {
        var count: UInt32 = 0
        guard let methods = class_copyMethodList(type, &count) else { return nil }
        defer { free(methods) }
        return (0..<Int(count)).map { methods[$0] }.first { method_getName($0) == selector }
      }

      /// Logs a call, and does what it is made of inside it.
      private static func around(
        _ object: AnyObject, _ callback: Callback, _ argument: String, _ body: () -> Void
      ) {
        let key = Open(object: ObjectIdentifier(object), callback: callback.name)
        // A class that calls its superclass's method, which is logged too, is still the same call.
        guard open.last != key else { return body() }
        write(name(of: object), callback.message.replacingOccurrences(of: "…", with: argument))
        open.append(key)
        body()
        open.removeLast()
      }

      // MARK: Lines

      private struct Open: Equatable {
        let object: ObjectIdentifier
        let callback: String
      }

      /// The calls that are open. All of this happens on the main thread.
      nonisolated(unsafe) private static var open: [Open] = []
      nonisolated(unsafe) private static var isStarted = false
      nonisolated(unsafe) private static var turn = 1
      nonisolated(unsafe) private static var start: TimeInterval?
      nonisolated(unsafe) private static var counts: [String: Int] = [:]
      nonisolated(unsafe) private static var key: UInt8 = 0

      private static func write(_ receiver: String, _ message: String) {
        let now = ProcessInfo.processInfo.systemUptime
        let first = start ?? now
        start = first
        let seconds = String(format: "%.6f", now - first)
        print("lifeline| \(seconds) \(turn) \(open.count) \(receiver) \(message)")
      }

      private static func countTurns() {
        let observer = CFRunLoopObserverCreateWithHandler(
          nil, CFRunLoopActivity.beforeTimers.rawValue, true, 0
        ) { _, _ in turn += 1 }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, CFRunLoopMode.commonModes)
      }

      /// What an object is called, from its first line to its last: `App.Detail#2`.
      private static func name(of object: AnyObject) -> String {
        if let tag = objc_getAssociatedObject(object, &key) as? Tag { return tag.name }
        let type = String(reflecting: Swift.type(of: object))
        let number = (counts[type] ?? 0) + 1
        counts[type] = number
        let tag = Tag("\(type.replacingOccurrences(of: " ", with: ""))#\(number)")
        objc_setAssociatedObject(object, &key, tag, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return tag.name
      }

      /// What an object is called that is passed: its class, without the module.
      private static func shortName(of object: AnyObject) -> String { String(describing: Swift.type(of: object)) }

      /// Goes with the object that it is of, and says so.
      private final class Tag {
        let name: String
        init(_ name: String) { self.name = name }
        deinit {
          let name = name
          if Thread.isMainThread { LifelineLog.write(name, "deinit") }
        }
      }
    }

    """#
}
