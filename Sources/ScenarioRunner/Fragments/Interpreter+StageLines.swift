import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// The lines of a stage for what the program uses and nobody declares.
extension Interpreter {
  private var stageLine: StageLine {
    StageLine(dialect: source.stageDialect) { info in
      guard self.isUndeclared(info), info.kind == .class else { return nil }
      return self.nameUses.paths(of: info.name).compactMap { $0.first }
        .first { Self.sharedInstances.contains($0) }
    }
  }

  /// The line for a name: a variable, or what is called or only a house for others.
  func stageLine(naming name: String, at span: NodeSpan) -> String {
    let use = nameUses[name]
    let paths = nameUses.paths(of: name)
    if frame.dialect == .swift, source.stageDialect == .swift, !paths.isEmpty {
      return stageLine.namespace(name, paths, nameUses) { self.likelyKind(of: $0) }
    }
    if let list = filledList(name) {
      return list.declaration + stageLine.variable(name, list.kind)
    }
    guard isCalled(name, at: span) else {
      // What is only made, or asked for itself, is a class; whose methods are called may be an object.
      let isClass =
        frame.dialect == .objectiveC && name.isCapitalized && !use.members.isEmpty
        && use.members.allSatisfy { ["alloc", "new", "class", "self"].contains($0) }
      if isClass, source.stageDialect == .objectiveC, likelyKind(of: name) == .object(name) {
        return stageLine.type(name, above: Self.likelySuperclass(of: name))
      }
      if let line = stageLine(messaged: name, use) ?? stageLine(constant: name, use) {
        return line
      }
      return stageLine.variable(name, likelyKind(of: name), isOptional: use.isOptional)
    }
    if let arguments = use.call, let isController = isOfOwnClass(name, use) {
      return stageLine.type(name, [arguments] + use.otherCalls, isController: isController)
    }
    if let arguments = use.call {
      return stageLine.function(name, arguments, use.isResultUsed ? resultKind(of: name) : nil)
    }
    return stageLine.variable(name, likelyKind(of: name), isOptional: use.isOptional)
  }

  /// Whether a call makes an object of a class that nothing declares, and whether that is a controller; nil
  /// for a function, and where the name says that it is a class of another kind.
  private func isOfOwnClass(_ name: String, _ use: NameUses.Use) -> Bool? {
    guard frame.dialect == .swift, source.stageDialect == .swift, name.isCapitalized,
      use.kind == nil || use.kind == .controller || use.kind == .object(name)
        || use.kind?.swiftType.hasSuffix("Void") == true
    else { return nil }
    let superclass = Self.likelySuperclass(of: name)
    if superclass == "NSObject" { return false }
    guard superclass == "UIViewController" else { return nil }
    return use.kind == .controller || Self.hasKindInName(name)
  }

  /// A function of Swift's that gives what its uses say.
  func stageLineFunction(_ name: String, _ arguments: [NameUses.Argument]) -> String {
    stageLine.function(
      name, arguments, nameUses[name].isResultUsed ? resultKind(of: name) : nil)
  }

  /// The head of a method of Objective-C's, without what it returns.
  func stageLineSignature(_ selector: String, _ arguments: [NameUses.Argument]) -> String {
    stageLine.signature(selector, arguments)
  }

  /// The line for a variable that is to be `self`.
  func stageLine(making name: String) -> String {
    stageLine.variable(name, LikelyKind(of: name))
  }

  /// The line for a member of a class, as it is used at a place.
  func stageLine(member name: String, of info: ClassInfo, at span: NodeSpan) -> String {
    let use = nameUses[name]
    if let arguments = use.call, isCalled(name, at: span) {
      return stageLine.method(
        name, arguments, use.isResultUsed ? resultKind(of: name) : nil, of: info)
    }
    if let outlet = stageLine(outlet: name, of: info) { return outlet }
    if let list = filledList(name) {
      return list.declaration
        + stageLine.property(name, list.kind, isOptional: false, of: info)
    }
    let kind = likelyKind(of: name)
    return use.isAssigned
      ? stageLine.property(name, kind, isOptional: use.isOptional, of: info)
      : stageLine.constant(name, kind, isOptional: use.isOptional, of: info)
  }

  /// The line for a method that a library adds to a class of UIKit's, as it is called.
  func stageLine(adding name: String, _ arguments: [PassedArgument], to owner: String) -> String {
    let taken = arguments.map { argument in
      let isBlock = argument.value.object is RuntimeBlock
      return NameUses.Argument(
        label: argument.label, kind: isBlock ? .closure(takesValue: true) : nil)
    }
    return stageLine(adding: name, taken, to: owner)
  }

  /// The line for a method that is added to a type, by the labels of a call.
  func stageLine(
    adding name: String, _ arguments: [NameUses.Argument], to owner: String, isStatic: Bool = false
  ) -> String {
    let function = stageLine.function(name, arguments, nil)
    return "extension \(owner) { \(isStatic ? "static " : "")\(function) }"
  }

  /// A list with elements, where the program reads them by their places.
  private func filledList(_ name: String) -> FilledList? {
    guard likelyKind(of: name) == .list || likelyKind(of: name) == .mutableList else { return nil }
    return FilledList(name, nameUses[name], source.stageDialect)
  }

  /// Whether a name is called where it stands; a place that is no code of the program's says nothing else.
  func isCalled(_ name: String, at span: NodeSpan) -> Bool {
    let use = nameUses[name]
    return use.call != nil
      && (use.callEnds.isEmpty || !source.owns(span) || use.callEnds.contains(span.upper))
  }

  /// The line for a member of one of the language's own types; nil for what has no extensions.
  func stageLine(member name: String, ofValue type: String, at span: NodeSpan) -> String? {
    guard source.stageDialect == .swift, Self.valueTypes.contains(type) else { return nil }
    let use = nameUses[name]
    var kind = type == "String" && use.kind == nil ? .text : likelyKind(of: name)
    // Of a rectangle other things are numbers too, and as its own are.
    if type.hasPrefix("CG"), kind == .integer || use.kind == nil && kind.isObject {
      kind = LikelyKind(swiftValue: "0", swiftType: "CGFloat", type: "CGFloat", value: "0")
    }
    return !isCalled(name, at: span)
      ? "extension \(type) { var \(name): \(kind.swiftType) { \(kind.swiftValue) } }"
      : "extension \(type) { \(stageLine.function(name, use.call ?? [], kind)) }"
  }

  static let valueTypes: Set<String> = [
    "String", "Int", "Double", "Bool", "Array", "Dictionary", "CGRect", "CGSize", "CGPoint",
  ]

  /// The line for an instance variable, `_page`, of a class.
  func stageLine(variable name: String, of info: ClassInfo) -> String {
    let property = String(name.dropFirst())
    return stageLine.property(
      property, likelyKind(of: name, as: property), isOptional: false, of: info)
  }

  /// The line for a method of a class that a selector names.
  func stageLine(selector: String, of info: ClassInfo) -> String {
    let use = nameUses[selector]
    let piece = SelectorName.firstPiece(of: selector)
    let kind = likelyKind(of: selector, as: piece)
    // What is named as a value is, is one, even where a fragment only names it.
    let isValue = use.isResultUsed || !kind.isObject && kind != .list
    return stageLine.method(selector, use.call ?? [], isValue ? kind : nil, of: info)
  }

  /// The line for a colour.
  func stageLine(colour name: String) -> String {
    stageLine.colour(name, frame.dialect == .swift ? nameUses[name].call : nil)
  }

  /// The line for a method that is an action.
  func stageLine(action name: String, of info: ClassInfo) -> String {
    stageLine.action(name, of: info)
  }

  /// The line for a class.
  func stageLine(type name: String) -> String { stageLine.type(name) }

  /// What a name is of, as its uses say, or else the name; a flag holds where something is done then.
  func likelyKind(of name: String, as word: String? = nil) -> LikelyKind {
    let kind = usedKind(of: name, as: word)
    return kind == .flag && nameUses[name].isWanted ? .trueFlag : kind
  }

  /// What a function gives whose name and uses say nothing: an object with nothing to show.
  private func resultKind(of name: String) -> LikelyKind {
    let kind = likelyKind(of: name)
    let use = nameUses[name]
    let isSaid =
      kind != .controller || use.kind != nil || !use.members.isEmpty || Self.mayBeObject(name)
    return isSaid ? kind : .object("NSObject")
  }

  /// The line for a view that a page's code adds to or only speaks of, as one has it from its storyboard; nil for
  /// anything else.
  func stageLine(outlet name: String, of info: ClassInfo) -> String? {
    let use = nameUses[name]
    let kind = likelyKind(of: name)
    guard info.isOfProgram, info.runtime.isController, !use.isAssigned, use.call == nil,
      kind.isObject, let type = try? classInfo(named: kind.swiftType),
      type.runtime.kind == .view || type.runtime.kind == .control
    else { return nil }
    let isAddedTo = use.members.contains { Self.additions.contains(Self.word(of: $0)) }
    guard isAddedTo || source.stageDialect == .objectiveC && !type.isOfProgram else { return nil }
    return stageLine.outlet(name, kind, of: info)
  }

  /// How subviews come into a view.
  private static let additions: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview",
  ]

  private static func word(of member: String) -> String {
    SelectorName.baseName(SelectorName.firstPiece(of: member))
  }

  private func usedKind(of name: String, as word: String?) -> LikelyKind {
    let use = nameUses[name]
    if let kind = use.kind, !kind.isObject || use.members.isEmpty { return kind }
    let named = use.kind ?? LikelyKind(of: word ?? name)
    if !use.members.isEmpty { return kind(having: use.members, named, word ?? name) }
    let isFlag = use.isCondition && (use.call != nil || named == .controller)
    return isFlag && !Self.mayBeObject(name) ? .flag : named
  }

  /// Whether a name is that of an object although it stands where a condition does.
  private static func mayBeObject(_ name: String) -> Bool {
    let word = SelectorName.capitalized(name)
    return ["Controller", "VC", "Page", "Screen", "Child", "Parent", "Delegate"].contains {
      word.hasSuffix($0)
    }
  }

  /// What has all of several members: the class that the name says, or one of UIKit's, or a list;
  /// otherwise a class of its own, whose members are kept as they are set.
  private func kind(having members: [String], _ named: LikelyKind, _ name: String) -> LikelyKind {
    // A name in the plural may be of one object: `settings.style`.
    let areOfLists = members.allSatisfy { Self.listMembers.contains(SelectorName.baseName($0)) }
    let mayBeObject = named == .list && !areOfLists
    if !named.isObject, !mayBeObject { return named }
    if areOfLists {
      let isChanged = members.contains { $0.hasPrefix("add") || $0.hasPrefix("remove") }
      return isChanged ? .mutableList : .list
    }
    if members.contains("popoverPresentationController"), named == .controller { return .popover }
    let candidates = mayBeObject ? [] : [named.swiftType] + Self.likelyClasses
    let isPage = Self.hasKindInName(SelectorName.capitalized(name))
    for candidate in candidates {
      // What its name calls a page is no list.
      if isPage, let above = try? classInfo(named: named.swiftType),
        (try? classInfo(named: candidate))?.isKind(of: above.name) != true
      {
        continue
      }
      guard let info = try? classInfo(named: candidate),
        members.allSatisfy({ answers($0, info) })
      else { continue }
      return .object(candidate)
    }
    let own = SelectorName.capitalized(name)
    return own.first?.isUppercase == true ? .object(own) : named
  }

  private func answers(_ member: String, _ info: ClassInfo) -> Bool {
    let name = SelectorName.baseName(member)
    if name != member {
      return !UIKitMethods.entries(baseName: name, of: info).isEmpty
        || info.hasPlainMethod(name)
    }
    return answers(plain: name, info)
  }

  private func answers(plain name: String, _ info: ClassInfo) -> Bool {
    UIKitProperties.behaviour(of: SelectorName.property(setBy: name) ?? name, in: info) != nil
      || !UIKitMethods.entries(baseName: name, of: info).isEmpty
      || !UIKitMethods.entries(selector: name, of: info).isEmpty
      || info.hasPlainMethod(SelectorName.firstPiece(of: name))
  }

  private static let likelyClasses = [
    "UIViewController", "UIView", "UINavigationController", "UITabBarController",
    "UIPageViewController", "UIScrollView", "UITableView", "UICollectionView", "UILabel",
    "UIButton", "UITextField", "UIActivityIndicatorView", "UIImageView", "UIStackView",
    "UISegmentedControl", "UIPageControl", "UIAlertController", "UINavigationItem", "UITextView",
    "UISwitch", "UISlider", "UIProgressView", "UISearchBar", "UIRefreshControl", "UIPickerView",
    "UIDatePicker", "UIBarButtonItem", "NSLayoutConstraint",
  ]

  private static let listMembers: Set<String> = [
    "count", "first", "last", "append", "insert", "remove", "removeAll", "removeLast", "isEmpty",
    "indices", "map", "forEach", "filter", "contains", "index", "firstIndex", "firstObject",
    "indexOf", "lastIndex", "compactMap", "flatMap", "reduce", "enumerated", "sorted", "reversed",
    "prefix", "suffix", "dropFirst", "dropLast", "removeFirst", "allSatisfy", "min", "max",
    "lastObject", "objectAtIndex:", "addObject:", "insertObject:atIndex:", "removeObject:",
    "removeObjectAtIndex:", "removeAllObjects", "removeLastObject", "containsObject:",
    "indexOfObject:", "enumerateObjectsUsingBlock:", "makeObjectsPerformSelector:",
  ]
}
