import Interfaces

/// The members of UIKit's enumerations and sets of options, and the colours that have names, as their interfaces
/// declare them.
///
/// What is not declared is taken for a member that there is; of a declared type all are known. A case that came
/// with a later iOS than the others need not be in a `switch`: a snippet may be older.
enum UIKitCases {
  /// The cases that a `switch` over a type names; nil for what is no declared enumeration.
  static func required(of type: String) -> [String]? {
    guard let interface = interface(of: type), interface.kind == .enumeration else { return nil }
    return interface.members.filter { $0.kind == .case && !$0.isLater }.map { $0.name }
  }

  /// All members of a type; nil where they are not all declared.
  static func all(of type: String) -> [String]? {
    guard let interface = interface(of: type), hasAllMembers(interface) else { return nil }
    return interface.members.compactMap { member in
      switch member.kind {
      case .case: member.name
      case .property: member.isStatic || interface.kind == .enumeration ? member.name : nil
      case .method: member.isStatic ? member.name : nil
      default: nil
      }
    }
  }

  /// The number of a case in the headers; nil for what is no case of a type that counts its cases.
  static func rawValue(of name: String, in type: String) -> Int? {
    guard let interface = interface(of: type), interface.kind == .enumeration else { return nil }
    // An earlier name of a case says which.
    let meant = interface.members.first { $0.kind == .property && $0.isStatic && $0.name == name }
    let wanted = meant?.initial.map { String($0.dropFirst()) } ?? name
    var next = 0
    for member in interface.members where member.kind == .case {
      let number = member.initial.flatMap { Int($0) } ?? next
      if member.name == wanted { return number }
      next = number + 1
    }
    return nil
  }

  /// The case of a number in the headers; nil where the type has none, or does not count its cases.
  static func name(ofRawValue number: Int, in type: String) -> String? {
    guard let interface = interface(of: type), interface.kind == .enumeration else { return nil }
    var next = 0
    for member in interface.members where member.kind == .case {
      let own = member.initial.flatMap { Int($0) } ?? next
      if own == number { return member.name }
      next = own + 1
    }
    return nil
  }

  /// The type of a property of UIKit's that holds one of these: where all properties of the name hold the same.
  static func type(ofProperty name: String) -> String? { propertyTypes[name].flatMap { $0 } }

  /// The declared enumerations, by name.
  static let types: [String] = Interface.names.filter {
    Interface.named($0)?.kind == .enumeration
  }

  private static func interface(of type: String) -> Interface? {
    Interface.named(type) ?? ImportedConstants.type(named: type)
  }

  private static func hasAllMembers(_ interface: Interface) -> Bool {
    switch interface.kind {
    case .enumeration: true
    // Of keys, which are texts, there may be more.
    case .structure: interface.inherited.contains("OptionSet")
    default: interface.name == "UIColor"
    }
  }

  /// Every interface is read for this, so it is asked only of what nothing says the owner of.
  private static let propertyTypes: [String: String?] = {
    var types: [String: String?] = [:]
    for name in Interface.names {
      for member in Interface.named(name)?.members ?? []
      where member.kind == .property && !member.isStatic {
        guard all(of: member.typeName) != nil else { continue }
        if let known = types[member.name], known != member.typeName {
          types[member.name] = .some(nil)
        } else {
          types[member.name] = member.typeName
        }
      }
    }
    return types
  }()
}
