/// The functions and constants that belong to no type, and the type methods of types that have no text of their own.
///
/// The text of a framework has its functions and constants one by one, and type methods in extensions.
/// `@engine(name)` says what the engine does of a function; one without it does nothing. A constant has its value
/// behind it, or is nothing of its type: `CGRectZero`.
public enum FreeDeclarations {
  /// The functions of a name, or of a type's name and a method's: `DispatchQueue.global`.
  public static func functions(_ name: String) -> [DeclaredMember] {
    (entries.functions[name] ?? []).compactMap { member(at: $0) }
  }

  /// The constant of a name.
  public static func constant(_ name: String) -> DeclaredMember? {
    entries.constants[name].flatMap { member(at: $0) }
  }

  /// The names of all functions, each with the word behind `@engine` in the first of its declarations, in the order
  /// in which they are declared.
  public static let bindings: [(name: String, binding: String?)] = entries.functionNames.map {
    ($0, functions($0).first?.binding)
  }

  /// The names of all constants.
  public static var constantNames: [String] { entries.constants.keys.sorted() }

  private static func member(at place: Place) -> DeclaredMember? {
    var reader = DeclarationReader(bytes[place.text], at: place.start)
    return reader.readMember()
  }

  /// Where a declaration begins.
  private struct Place {
    let text: Int
    let start: Int
  }

  /// The places of all declarations by their names.
  private struct Entries {
    var functionNames: [String] = []
    var functions: [String: [Place]] = [:]
    var constants: [String: Place] = [:]

    mutating func add(_ name: String, _ place: Place, isConstant: Bool) {
      if isConstant {
        constants[name] = place
      } else {
        if functions[name] == nil { functionNames.append(name) }
        functions[name, default: []].append(place)
      }
    }
  }

  private static let bytes: [[UInt8]] = texts.map { $0.bytes }

  private static let entries: Entries = {
    var entries = Entries()
    for text in bytes.indices {
      var reader = DeclarationReader(bytes[text], at: 0)
      while let (names, start, isConstant) = reader.readFreeNames() {
        for name in names {
          entries.add(name, Place(text: text, start: start), isConstant: isConstant)
        }
      }
    }
    return entries
  }()

  private static let texts: [StaticString] = [
    scenario, swift, concurrency, observation, dispatch, foundation, coreFoundation, objectiveC,
    coreGraphics, quartzCore, uiKit, audioToolbox, combine, swiftUI, xcTest, c,
  ]
}
