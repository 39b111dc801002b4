import ScenarioSyntax

/// Whether a program uses a word that only Swift 1 and 2 had: a class with the letters that Swift 3 took away, a
/// function of C that became a method, a method of the system's that was renamed.
struct EarlyWords: SyntaxWalker {
  private(set) var isFound = false

  init(_ program: Program) {
    for statement in program.statements where !isFound {
      switch statement.kind {
      case .type(let type): walk(type)
      case .function(let function): visit(function)
      default: visit(statement)
      }
    }
  }

  mutating func visit(_ expression: Expression) {
    guard !isFound else { return }
    switch expression.kind {
    case .name(let name): note(name)
    case .member(_, let name): note(member: name)
    case .implicitMember(let name): note(case: name)
    case .increment: isFound = true
    default: break
    }
    walk(expression)
  }

  mutating func visit(_ statement: Statement) {
    if case .forC = statement.kind { isFound = true }
    guard !isFound else { return }
    walk(statement)
  }

  mutating func visit(_ function: FunctionDeclaration) {
    if function.parameters.contains(where: { Self.types.contains($0.type?.name ?? "") }) {
      isFound = true
    }
    walk(function)
  }

  private mutating func note(_ name: String) {
    note(member: name)
    if Self.types.contains(name) || Self.functions.contains(name) || name.hasPrefix("dispatch_") {
      isFound = true
    }
  }

  private mutating func note(member name: String) {
    if Self.members.contains(name) { isFound = true }
  }

  private mutating func note(case name: String) {
    if let first = name.utf8.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first {
      isFound = true
    }
  }

  private static let types: Set<String> = [
    "NSIndexPath", "NSNotificationCenter", "NSUserDefaults", "NSBundle", "NSTimer", "NSThread",
    "NSOperationQueue", "NSFileManager", "NSURLSession", "NSURLRequest", "NSNotification",
    "NSJSONSerialization",
  ]

  private static let functions: Set<String> = ["println"]

  private static let members: Set<String> = [
    "presentViewController", "dismissViewControllerAnimated", "performSegueWithIdentifier",
    "mainScreen", "sharedApplication", "currentDevice", "mainBundle", "defaultCenter",
    "standardUserDefaults", "instantiateViewControllerWithIdentifier",
    "initWithNibName", "addChildViewController", "animateWithDuration", "whiteColor", "redColor",
    "blackColor", "clearColor", "blueColor", "greenColor", "grayColor", "yellowColor",
    "orangeColor", "lightGrayColor", "registerClass", "dequeueReusableCellWithIdentifier",
    "popViewControllerAnimated", "popToRootViewControllerAnimated",
    "viewControllerForKey", "viewForKey", "objectForKey",
    "postNotificationName", "constraintEqualToAnchor", "constraintEqualToConstant",
  ]
}
