import Interfaces
import ScenarioSyntax

/// What the program and the interfaces of the system declare, by name.
///
/// A name that neither declares means nothing here, and so does one that the program declares twice, in
/// different types: what is made of them is unknown.
final class TypeTable {
  /// What sort of type a name means.
  enum Kind: Hashable {
    case number, text, truth, collection, `class`, structure, enumeration, `protocol`
  }

  private(set) var programTypes: [String: ProgramType] = [:]
  private var aliases: [String: TypeName] = [:]
  private var genericNames: Set<String> = []
  private var ambiguousNames: Set<String> = []
  /// The operators to which the program gives a meaning.
  private(set) var operators: Set<String> = []
  private var readTypes: [String: Type] = [:]
  private var knownAncestors: [String: Ancestors] = [:]
  /// What properties without a written type hold, by the names of their owners and their own.
  var inferredTypes: [String: Type] = [:]
  /// The names of the members of types.
  var memberLists: [String: MemberList?] = [:]
  /// The names of the same in order, where one of a type has been looked for.
  var sortedMembers: [String: [String]] = [:]
  /// How much of a type may still be resolved: names that stand for pairs of each other would double it again
  /// and again.
  private var roomForParts = 0
  /// Where pages leave code out, by their sources.
  private var omissions: [Int32: [Int32]] = [:]

  /// How many parts a type may have; what has more is not known.
  private static let mostParts = 200
  /// How many types a type may inherit from before it is no longer known what it is.
  private static let mostAncestors = 100

  /// The class that one which nothing declares probably inherits from.
  private let likelySuperclass: (String) -> String?
  /// The classes that the program makes objects of and nothing declares.
  private var assumedClasses: [String: String] = [:]

  /// Collects what programs declare.
  init(_ programs: [Program], likelySuperclass: @escaping (String) -> String?) {
    self.likelySuperclass = likelySuperclass
    for program in programs { omissions[program.source, default: []] += program.omissions }
    for program in programs {
      for statement in program.statements {
        switch statement.kind {
        case .type(let type): add(type)
        case .typeAlias(let alias): aliases[alias.name] = alias.type
        case .function(let function): note(function)
        default: break
        }
      }
    }
  }

  private func add(_ declaration: TypeDeclaration) {
    let name = Self.lastName(declaration.name)
    genericNames.formUnion(declaration.genericParameters)
    if declaration.kind != .extension, let known = programTypes[name], known.kind != .extension {
      ambiguousNames.insert(name)
    }
    programTypes[name, default: ProgramType(name: name, kind: .extension)].add(declaration)
    if leavesOutMembers(of: declaration) { programTypes[name]?.isCut = true }
    for member in declaration.members {
      switch member {
      case .type(let inner): add(inner)
      case .typeAlias(let alias):
        // Each conforming type may give it another meaning.
        if aliases.updateValue(alias.type, forKey: alias.name) != nil {
          ambiguousNames.insert(alias.name)
        }
      case .function(let function): note(function)
      default: break
      }
    }
  }

  private func note(_ function: FunctionDeclaration) {
    genericNames.formUnion(function.genericParameters)
    if let first = function.name.utf8.first, !Self.isLetter(first) {
      operators.insert(function.name)
    }
  }

  /// The places in a part of a program where code is left out, in source order.
  func omissions(in span: NodeSpan) -> ArraySlice<Int32> {
    let places = omissions[span.source] ?? []
    var (lower, upper) = (0, places.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if places[middle] < span.lower { lower = middle + 1 } else { upper = middle }
    }
    return places[lower...].prefix { $0 < span.upper }
  }

  /// Whether a name stands for another type.
  func hasAlias(_ name: String) -> Bool { aliases[name] != nil }

  /// Whether a name is that of a generic parameter somewhere.
  func isGenericName(_ name: String) -> Bool { genericNames.contains(name) }

  /// The names of the types that the program declares, and its other names of types.
  var ownTypeNames: [String] {
    let own = programTypes.keys.filter { programTypes[$0]?.kind != .extension }
    return (own + aliases.keys).sorted()
  }

  /// Whether several types of the program go by a name.
  func isAmbiguous(_ name: String) -> Bool { ambiguousNames.contains(name) }

  // MARK: Types

  /// The type that is written in the program.
  func type(_ name: TypeName?) -> Type { name.map { type($0.text) } ?? .unknown }

  /// The type that a text says, as far as it names what is declared.
  func type(_ text: String) -> Type {
    if let known = readTypes[text] { return known }
    roomForParts = Self.mostParts
    let type = resolved(TypeReader.read(text), depth: 0)
    let known = roomForParts > 0 ? type : .unknown
    readTypes[text] = known
    return known
  }

  private func resolved(_ type: Type, depth: Int) -> Type {
    roomForParts -= 1
    guard depth < 20, roomForParts > 0 else { return .unknown }
    switch type {
    case .optional(let inner):
      let inner = resolved(inner, depth: depth + 1)
      return inner.isUnknown ? .unknown : .optional(inner)
    case .implicitlyUnwrapped(let inner):
      let inner = resolved(inner, depth: depth + 1)
      return inner.isUnknown ? .unknown : .implicitlyUnwrapped(inner)
    case .tuple(let parts): return .tuple(parts.map { resolved($0, depth: depth + 1) })
    case .function(let parameters, let result):
      return .function(
        parameters.map { resolved($0, depth: depth + 1) }, resolved(result, depth: depth + 1))
    case .metatype(let inner): return .metatype(resolved(inner, depth: depth + 1))
    case .nominal(let name, let arguments):
      return nominal(name, arguments.map { resolved($0, depth: depth + 1) }, depth: depth + 1)
    case .unknown, .literal, .opaque: return type
    }
  }

  private func nominal(_ name: String, _ arguments: [Type], depth: Int) -> Type {
    let last = Self.lastName(name)
    if genericNames.contains(last) || ambiguousNames.contains(last) { return .unknown }
    if let alias = aliases[last] { return resolved(TypeReader.read(alias.text), depth: depth) }
    if let declared = programTypes[last], declared.kind != .extension {
      return .nominal(last, arguments)
    }
    if let standard = Self.standardAliases[name] { return .named(standard) }
    if kind(of: name) == nil { return MemberNames.has(name) ? .opaque(name) : .unknown }
    return .nominal(name, arguments)
  }

  /// The class of an object that is made of a class which nothing declares: of it is only known what it
  /// probably inherits.
  func assumedClass(_ name: String) -> Type {
    guard type(name).isUnknown, let above = likelySuperclass(name) else { return .unknown }
    assumedClasses[name] = above
    return .named(name)
  }

  /// Whether nothing declares a class that the program makes objects of.
  func isAssumed(_ name: String) -> Bool { assumedClasses[name] != nil }

  /// What sort of type a name means; nil where nothing declares it.
  func kind(of name: String) -> Kind? {
    if assumedClasses[name] != nil { return .class }
    if let declared = programTypes[name] {
      switch declared.kind {
      case .class: return .class
      case .structure: return .structure
      case .enumeration: return .enumeration
      case .protocol: return .protocol
      case .extension: break
      }
    }
    if let standard = Self.standardTypes[name] { return standard }
    switch Interface.named(name)?.kind {
    case .class: return .class
    case .structure: return .structure
    case .enumeration: return .enumeration
    case .protocol: return .protocol
    case nil: return nil
    }
  }

  /// Whether a name is that of a type which the program or the system declares.
  func isTypeName(_ name: String) -> Bool {
    kind(of: name) != nil || NamedTypes.isOpaque(name) || !FreeDeclarations.functions(name).isEmpty
  }

  private static let standardTypes: [String: Kind] = [
    "Int": .number, "UInt": .number, "Int8": .number, "Int16": .number, "Int32": .number,
    "Int64": .number, "UInt8": .number, "UInt16": .number, "UInt32": .number, "UInt64": .number,
    "Double": .number, "Float": .number, "CGFloat": .number, "String": .text, "Character": .text,
    "Bool": .truth, "Array": .collection, "Set": .collection, "Dictionary": .collection,
  ]
  private static let standardAliases = [
    "TimeInterval": "Double", "CFTimeInterval": "Double", "NSTimeInterval": "Double",
    "NSInteger": "Int", "NSUInteger": "UInt", "CFAbsoluteTime": "Double",
  ]

  // MARK: What types inherit

  /// The types that a type is as well, and whether those are all.
  struct Ancestors {
    var names: Set<String> = []
    /// Its classes from itself upwards, and the protocols behind them.
    var inOrder: [String] = []
    var isComplete = true
  }

  /// What a type is as well: itself, its superclasses and what all of them conform to.
  func ancestors(of name: String) -> Ancestors {
    if let known = knownAncestors[name] { return known }
    var result = Ancestors()
    var open = [name]
    var place = 0
    while place < open.count {
      let current = open[place]
      place += 1
      guard result.names.insert(current).inserted else { continue }
      guard result.names.count < Self.mostAncestors else {
        result.isComplete = false
        break
      }
      result.inOrder.append(current)
      let own = programTypes[current]
      let interface = own.map { $0.kind == .extension } ?? true ? Interface.named(current) : nil
      if own == nil || own?.kind == .extension, interface == nil, !Self.isLeaf(current) {
        result.isComplete = false
      }
      if own?.mayHaveMore == true { result.isComplete = false }
      let assumed = assumedClasses[current].map { [$0] } ?? []
      let inherited =
        (own?.inherited ?? []).map { $0.name } + (interface?.inherited ?? []) + assumed
      open.insert(contentsOf: inherited, at: place)
    }
    knownAncestors[name] = result
    return result
  }

  /// Protocols of Swift's own that ask for nothing that is looked at here.
  private static func isLeaf(_ name: String) -> Bool {
    switch name {
    case "AnyObject", "NSObject", "NSObjectProtocol", "Equatable", "Hashable", "Comparable",
      "Identifiable", "Codable", "Encodable", "Decodable", "Error", "Sendable", "CaseIterable",
      "CustomStringConvertible", "CustomDebugStringConvertible", "RawRepresentable", "NSCopying",
      "NSCoding", "String", "Int", "UInt", "Double", "LocalizedError":
      true
    default: false
    }
  }

  // MARK: Names

  /// A name without those of the types that it stands in.
  static func lastName(_ name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[name.utf8.index(after: dot)...])
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
