import ScenarioSyntax

/// What a name that nobody declares is probably of.
struct LikelyKind: Equatable {
  /// A value in Swift.
  let swiftValue: String
  /// Its type in Swift.
  let swiftType: String
  /// The type in Objective-C, as a result has it.
  let type: String
  /// A value in Objective-C.
  let value: String

  /// The type in Objective-C, as it stands before a name.
  var declarator: String { type.hasSuffix("*") ? type : type + " " }

  init(swiftValue: String, swiftType: String, type: String, value: String) {
    self.swiftValue = swiftValue
    self.swiftType = swiftType
    self.type = type
    self.value = value
  }

  static let flag = LikelyKind(swiftValue: "false", swiftType: "Bool", type: "BOOL", value: "NO")
  static let trueFlag = LikelyKind(
    swiftValue: "true", swiftType: "Bool", type: "BOOL", value: "YES")
  static let integer = LikelyKind(
    swiftValue: "0", swiftType: "Int", type: "NSInteger", value: "0")
  static let number = LikelyKind(
    swiftValue: "0.3", swiftType: "CGFloat", type: "CGFloat", value: "0.3")
  static let text = LikelyKind(
    swiftValue: "\"\"", swiftType: "String", type: "NSString *", value: "@\"\"")
  static let list = LikelyKind(
    swiftValue: "[Any]()", swiftType: "[Any]", type: "NSArray *", value: "@[]")
  static let mutableList = LikelyKind(
    swiftValue: "[Any]()", swiftType: "[Any]", type: "NSMutableArray *",
    value: "[NSMutableArray array]")
  static let dictionary = LikelyKind(
    swiftValue: "[AnyHashable: Any]()", swiftType: "[AnyHashable: Any]", type: "NSDictionary *",
    value: "@{}")
  static let rect = structure("CGRect")
  static let size = structure("CGSize")
  static let point = structure("CGPoint")
  static let color = LikelyKind(
    swiftValue: "UIColor.gray", swiftType: "UIColor", type: "UIColor *",
    value: "[UIColor grayColor]")
  /// What a case with a dot before it is put into.
  static let anything = LikelyKind(swiftValue: "0", swiftType: "Any", type: "id", value: "nil")
  static let controller = object("UIViewController")
  static let view = object("UIView")
  /// A controller that is shown in a popover, which is asked for that.
  static let popover = LikelyKind(
    swiftValue:
      "{ let page = UIViewController(); page.modalPresentationStyle = .popover; return page }()",
    swiftType: "UIViewController", type: "UIViewController *",
    value:
      "({ UIViewController *page = [UIViewController new]; page.modalPresentationStyle = UIModalPresentationPopover; page; })"
  )

  private static func structure(_ name: String) -> LikelyKind {
    LikelyKind(swiftValue: name + ".zero", swiftType: name, type: name, value: name + "Zero")
  }

  /// A closure or a block.
  static func closure(takesValue: Bool) -> LikelyKind {
    takesValue
      ? LikelyKind(
        swiftValue: "{ (_: Any) in }", swiftType: "(Any) -> Void", type: "void (^)(BOOL)",
        value: "^(BOOL a) { }")
      : LikelyKind(
        swiftValue: "{}", swiftType: "() -> Void", type: "dispatch_block_t", value: "^{ }")
  }

  /// An object of a class.
  static func object(_ name: String) -> LikelyKind {
    LikelyKind(
      swiftValue: name + "()", swiftType: name, type: name + " *", value: "[\(name) new]")
  }

  /// Whether it is an object of a class, and no value of the language's.
  var isObject: Bool { swiftValue == swiftType + "()" && swiftType.first?.isUppercase == true }

  // MARK: By a type

  /// What a type says that is written.
  init?(ofType type: TypeName) {
    if type.isFunction {
      self = .closure(takesValue: !type.text.hasPrefix("()") && !type.text.hasSuffix("(void)"))
      return
    }
    if let known = Self.types[type.name] {
      self = known
    } else if type.name.first?.isUppercase == true, type.name != "Any", type.name != "AnyObject",
      !type.text.utf8.contains(UInt8(ascii: "<")), !type.name.utf8.contains(UInt8(ascii: "."))
    {
      self = .object(type.name)
    } else {
      return nil
    }
  }

  private static let types: [String: LikelyKind] = [
    "BOOL": .flag, "Bool": .flag, "bool": .flag, "int": .integer, "Int": .integer,
    "NSInteger": .integer, "NSUInteger": .integer, "UInt": .integer, "CGFloat": .number,
    "Double": .number, "Float": .number, "float": .number, "double": .number,
    "NSTimeInterval": .number, "TimeInterval": .number, "NSString": .text, "String": .text,
    "NSArray": .list, "NSMutableArray": .mutableList, "Array": .list, "CGRect": .rect,
    "CGSize": .size, "CGPoint": .point, "UIColor": .color,
  ]

  /// What a function makes: `CGRectMake`, `Page`.
  init?(madeBy function: String) {
    if let known = Self.types[function] {
      self = known
    } else if function.hasSuffix("Make"), let made = Self.types[String(function.dropLast(4))] {
      self = made
    } else if function.hasSuffix("ViewController") || function.hasSuffix("View"),
      function.first?.isUppercase == true
    {
      self = .object(function)
    } else {
      return nil
    }
  }

  // MARK: By a use

  /// What a member of UIKit's is, wherever it is named.
  init?(ofMember name: String) {
    guard let known = Self.members[name] else { return nil }
    self = known
  }

  private static let members: [String: LikelyKind] = [
    "view": .view, "frame": .rect, "bounds": .rect, "center": .point, "origin": .point,
    "size": .size, "contentSize": .size, "contentOffset": .point, "preferredContentSize": .size,
    "width": .number, "height": .number, "x": .number, "y": .number, "alpha": .number,
    "constant": .number, "count": .integer, "tag": .integer, "row": .integer,
    "section": .integer, "selectedIndex": .integer, "selectedSegmentIndex": .integer,
    "currentPage": .integer, "numberOfPages": .integer, "title": .text, "text": .text,
    "placeholder": .text, "prompt": .text, "accessibilityLabel": .text,
    "accessibilityIdentifier": .text,
    "children": .list, "childViewControllers": .list, "viewControllers": .list,
    "subviews": .list, "isHidden": .flag, "hidden": .flag, "isEnabled": .flag,
    "enabled": .flag, "backgroundColor": .color, "tintColor": .color, "textColor": .color,
    "barTintColor": .color,
    "rootViewController": .controller,
  ]

  /// What the argument of a call has to be, by its label or by what is called.
  init?(ofArgument place: Int, labelled label: String?, of function: String) {
    if place == 0 {
      let piece = SelectorName.firstPiece(of: function)
      if let known = Self.firstArguments[piece] {
        self = known
        return
      }
    }
    if function.hasSuffix("Make") {
      self = .number
    } else if let label, let known = Self.arguments[label] {
      self = known
    } else {
      return nil
    }
  }

  private static let firstArguments: [String: LikelyKind] = [
    "addSubview": .view, "insertSubview": .view, "bringSubviewToFront": .view,
    "sendSubviewToBack": .view, "bringSubview": .view, "addArrangedSubview": .view,
    "addChild": .controller, "addChildViewController": .controller,
    "pushViewController": .controller, "present": .controller,
    "presentViewController": .controller, "show": .controller, "showViewController": .controller,
    "transition": .controller, "transitionFromViewController": .controller,
    "popToViewController": .controller, "willMoveToParentViewController": .controller,
    "didMoveToParentViewController": .controller, "initWithRootViewController": .controller,
    "initWithFrame": .rect, "setFrame": .rect, "initWithNibName": .text,
    "instantiateViewControllerWithIdentifier": .text, "beginAppearanceTransition": .flag,
    "beginAppearanceTransition:animated": .flag, "animateWithDuration": .number,
    "objectAtIndex": .integer, "setTitle": .text, "setHidden": .flag,
  ]

  private static let arguments: [String: LikelyKind] = [
    "animated": .flag, "duration": .number, "withDuration": .number, "delay": .number,
    "afterDelay": .number, "toParent": .controller, "toParentViewController": .controller,
    "rootViewController": .controller, "toViewController": .controller, "frame": .rect,
    "width": .number, "height": .number, "x": .number, "y": .number, "constant": .number,
    "withIdentifier": .text, "identifier": .text, "named": .text, "nibName": .text,
    "title": .text, "message": .text, "text": .text, "withTitle": .text, "at": .integer,
    "placeholder": .text, "subtitle": .text, "forKey": .text, "userInfo": .dictionary,
    "atIndex": .integer, "belowSubview": .view, "aboveSubview": .view,
    "completion": .closure(takesValue: false), "animations": .closure(takesValue: false),
  ]

  // MARK: By a name

  /// What a name says.
  init(of name: String) {
    let word = SelectorName.capitalized(name)
    if let entry = Self.endings.first(where: { Self.has(word, $0.words) }) {
      self = entry.kind
      return
    }
    let isFlag = ["Is", "Has", "Should", "Can", "Did", "Needs"].contains {
      word.hasPrefix($0) && word.dropFirst($0.utf8.count).first?.isUppercase == true
    }
    if isFlag {
      self = .flag
    } else if word == "Log" || word == "Logger" {
      self = .object("OSLog")
    } else if name.first == "k", name.dropFirst().first?.isUppercase == true {
      self = .text
    } else if word.hasSuffix("s"), !word.hasSuffix("ss") {
      self = .list
    } else {
      self = .object(Interpreter.likelySuperclass(of: word))
    }
  }

  private static func has(_ word: String, _ endings: [String]) -> Bool {
    endings.contains { word.hasSuffix($0) || word.hasPrefix($0 + "For") }
  }

  private static let endings: [(words: [String], kind: LikelyKind)] = [
    (["Frame", "Rect", "Bounds"], .rect), (["Size"], .size), (["Point", "Center"], .point),
    (["Count", "Index", "Idx", "Tag"], .integer),
    (["Duration", "Delay", "Height", "Width", "Offset", "Margin", "Padding", "Inset"], .number),
    (["Name", "Title", "Text", "Identifier", "Message", "Url", "URL"], .text),
    (["Color"], .color),
    (["Completion", "Handler", "Callback"], .closure(takesValue: false)),
  ]
}
