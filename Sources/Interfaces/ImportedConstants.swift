/// The constants of C that Swift imports as cases of enumerations and members of sets of options, without what all of
/// them begin with: `UITableViewStylePlain` is `UITableView.Style.plain`.
public enum ImportedConstants {
  /// The declared type of a constant, and what it is called there; nil where no type has it.
  public static func find(_ name: String) -> (type: Interface, member: String)? {
    let bytes = Array(name.utf8)
    // What a longer beginning has, a shorter one may have in other words: `UITableViewCellStyleDefault`.
    for end in stride(from: min(bytes.count - 1, longestBeginning), through: 2, by: -1)
    where upperCase.contains(bytes[end]) {
      let beginning = String(decoding: bytes[..<end], as: UTF8.self)
      guard let type = type(named: beginning), type.hasConstants,
        let member = type.constant(String(decoding: bytes[end...], as: UTF8.self))
      else { continue }
      return (type, member)
    }
    return nil
  }

  /// The type that goes by a name in C, or whose constants begin with it: `UIButton.ButtonType` is `UIButtonType`.
  public static func type(named name: String) -> Interface? {
    (types[name] ?? beginnings[name]).flatMap { Interface.named($0) } ?? Interface.named(name)
  }

  /// The types in other types by their names in C, which has none such.
  private static let types: [String: String] = {
    var types: [String: String] = [:]
    for name in Interface.table.keys {
      let joined = name.utf8.filter { $0 != UInt8(ascii: ".") }
      if joined.count < name.utf8.count { types[String(decoding: joined, as: UTF8.self)] = name }
    }
    return types
  }()

  /// What constants begin with where that is not the name of their type.
  private static let beginnings: [String: String] = [
    "NSKeyValueObservingOption": "NSKeyValueObservingOptions",
    "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutFormat": "NSLayoutConstraint.FormatOptions",
    "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "NSLineBreak": "NSLineBreakMode",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
    "UIButtonType": "UIButton.ButtonType",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "UIModalPresentation": "UIModalPresentationStyle",
    "UIReturnKey": "UIReturnKeyType",
    "UITabBarSystemItem": "UITabBarItem.SystemItem",
    "UITableViewCellAccessory": "UITableViewCell.AccessoryType",
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITextBorderStyle": "UITextField.BorderStyle",
    "UIViewAnimationOption": "UIView.AnimationOptions",
    "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UIViewKeyframeAnimationOption": "UIView.KeyframeAnimationOptions",
  ]

  /// So long is a beginning at most: of a longer name no more is looked at.
  private static let longestBeginning = Interface.table.keys.reduce(0) { max($0, $1.utf8.count) }

  private static let upperCase = UInt8(ascii: "A")...UInt8(ascii: "Z")
}

extension Interface {
  /// Whether constants of C are its cases or members.
  fileprivate var hasConstants: Bool {
    kind == .enumeration
      || inherited.contains { $0 == "OptionSet" || $0 == "RawRepresentable" }
  }

  /// What a constant is called here, of which C has the rest of its name; an empty set of options is none of them.
  ///
  /// Swift writes the first word small, and of an abbreviation all: `UIKeyboardTypeASCIICapable` is `.asciiCapable`.
  fileprivate func constant(_ rest: String) -> String? {
    let wanted = Self.small(rest)
    let member = members.first { member in
      (member.kind == .case || member.isStatic)
        && ([member.name] + member.earlierNames).contains { Self.small($0) == wanted }
    }
    return member?.name ?? (inherited.contains("OptionSet") && rest == "None" ? "none" : nil)
  }

  private static func small(_ word: String) -> [UInt8] {
    word.utf8.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 | 0x20 : $0 }
  }
}
