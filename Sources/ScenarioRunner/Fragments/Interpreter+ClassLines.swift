import Lifecycle
import ScenarioSyntax

/// The lines of a stage for classes that are asked for objects by methods of their own:
/// `[Store sharedStore]`.
extension Interpreter {
  /// The line for a method of a class.
  func stageLine(classSelector selector: String, of info: ClassInfo) -> String {
    if source.stageDialect == .swift {
      return stageLine(selector: selector, of: info)
    }
    let type = info.isOfProgram ? info.name : "\(info.name) (Stage)"
    return "@implementation \(type) \(classMethod(selector, of: info.name)) @end"
  }

  /// The line for what a class that nothing declares keeps of itself.
  func stageLine(static name: String, of info: ClassInfo) -> String {
    guard source.stageDialect == .swift else { return stageLine(classSelector: name, of: info) }
    let above = info.superclass?.name ?? "NSObject"
    let use = nameUses[name]
    let member =
      use.call.map { "static " + stageLineFunction(name, $0) }
      ?? "static let \(name) = \(LikelyKind(of: name).swiftValue)"
    return "class \(info.name): \(above) { \(member) }"
  }

  /// The line for a class that nothing declares and that is only sent messages; nil where it may be an object.
  func stageLine(messaged name: String, _ use: NameUses.Use) -> String? {
    guard frame.dialect == .objectiveC, source.stageDialect == .objectiveC,
      Self.isNameOfClass(name),
      !use.isAssigned, !use.isUnwrapped, use.kind == nil, !use.members.isEmpty
    else { return nil }
    var selectors: [String] = []
    for member in use.members where !selectors.contains(member) { selectors.append(member) }
    let made = selectors.filter { !["alloc", "new", "class", "self"].contains($0) }
    guard made.count <= Self.mostMethods else { return nil }
    var methods = ""
    for selector in made { methods += " " + classMethod(selector, of: name) }
    let superclass = Self.hasKindInName(name) ? Self.likelySuperclass(of: name) : "NSObject"
    return "@interface \(name) : \(superclass) @end @implementation \(name)\(methods) @end"
  }

  /// The line for a constant of C's: a name with a capital that is only passed on; nil where its name or a use
  /// says that it is something else.
  func stageLine(constant name: String, _ use: NameUses.Use) -> String? {
    guard frame.dialect == .objectiveC, source.stageDialect == .objectiveC,
      Self.isNameOfClass(name),
      !use.isAssigned, use.members.isEmpty, use.kind == nil, LikelyKind(of: name).isObject,
      !Self.hasKindInName(name)
    else { return nil }
    return "static const NSInteger \(name) = 0;"
  }

  /// How many methods one line declares.
  private static let mostMethods = 6

  /// Whether a name begins with a capital and has small letters too, as those of classes have.
  private static func isNameOfClass(_ name: String) -> Bool {
    name.isCapitalized && name.utf8.count > 2
      && name.utf8.contains { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
  }

  /// A method that gives an object of its class, and always the same where it is asked for without arguments.
  private func classMethod(_ selector: String, of type: String) -> String {
    let use = nameUses[selector]
    let head = stageLineSignature(selector, use.call ?? [])
    guard use.isResultUsed || use.call == nil else { return "+ (void)\(head) { }" }
    let body =
      selector.utf8.last == UInt8(ascii: ":")
      ? "return [self new];" : "static id a; if (!a) a = [self new]; return a;"
    return "+ (\(type) *)\(head) { \(body) }"
  }
}
