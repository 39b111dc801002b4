import Interfaces
import Lifecycle

/// The constants of C and Objective-C that a scenario may name, as `FreeDeclarations` declares them.
enum Constants {
  /// The value of a constant.
  static func value(_ name: String) -> Value? {
    if let constant = table[name] { return InitialValue.value(of: constant) }
    if let value = UIKitNumbers.constant(name) { return value }
    if let found = ImportedConstants.find(name) { return .member(found.member) }
    // The names of notifications, keys and exceptions are texts.
    let isName =
      ["AttributeName", "Key", "Notification", "ErrorDomain", "Exception"].contains {
        name.hasSuffix($0) && name != $0
      } && ["NS", "UI", "CA", "AV", "CG", "MP"].contains { name.hasPrefix($0) }
      && !typesOfKeys.contains(name)
    if !isName, SystemNames.isConstant(name) {
      return name.hasSuffix("Key") || name.hasPrefix("kUT")
        ? .string(name) : .aggregate(Opaque.value(name))
    }
    return isName ? .string(name) : nil
  }

  /// What Swift calls the types of keys, whose names end as the keys' do.
  private static let typesOfKeys: NameSet = [
    "UITransitionContextViewControllerKey", "UITransitionContextViewKey", "NSKeyValueChangeKey",
    "NSAttributedStringKey", "UIApplicationLaunchOptionsKey", "UIApplicationOpenURLOptionsKey",
  ]

  private static let table: NameTable<DeclaredMember> = {
    var table: NameTable<DeclaredMember> = [:]
    for name in FreeDeclarations.constantNames {
      if let constant = FreeDeclarations.constant(name) { table.set(name, constant) }
    }
    return table
  }()
}
