/// The functions that belong to no type, and the type methods of types that have no text of their own.
///
/// The text of a framework has its functions one by one, and type methods in extensions. `@engine(name)` says what
/// the engine does; a function without it does nothing.
public enum FreeDeclarations {
  /// The functions of a name, or of a type's name and a method's: `DispatchQueue.global`.
  public static func functions(_ name: String) -> [DeclaredMember] {
    (places[name] ?? []).compactMap { place in
      var reader = DeclarationReader(bytes[place.text], at: place.start)
      return reader.readMember()
    }
  }

  /// All names, each with the word behind `@engine` in the first of its declarations, in the order in which they are
  /// declared.
  public static let bindings: [(name: String, binding: String?)] = entries.names.map { name in
    (name, functions(name).first?.binding)
  }

  /// Where a declaration begins.
  private struct Place {
    let text: Int
    let start: Int
  }

  private static let bytes: [[UInt8]] = texts.map { $0.bytes }
  private static var places: [String: [Place]] { entries.places }

  /// The places of all declarations by their names, and those names.
  private static let entries: (names: [String], places: [String: [Place]]) = {
    var names: [String] = []
    var places: [String: [Place]] = [:]
    for text in bytes.indices {
      var reader = DeclarationReader(bytes[text], at: 0)
      while let (found, start) = reader.readFreeNames() {
        for name in found {
          if places[name] == nil { names.append(name) }
          places[name, default: []].append(Place(text: text, start: start))
        }
      }
    }
    return (names, places)
  }()

  private static let texts: [StaticString] = [
    scenario, swift, concurrency, observation, dispatch, foundation, coreFoundation, objectiveC,
    coreGraphics, quartzCore, uiKit, audioToolbox, combine, swiftUI, xcTest, c,
  ]
}
