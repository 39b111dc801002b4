import Interfaces
import ScenarioSyntax
import SourceText

/// Names of types that are misspelt.
extension TypeChecker {
  /// Reports the name of a type that nothing declares and that differs by a slip from one of the program's.
  mutating func checkNames(in type: TypeName?) {
    guard let type, !isAskedForNames, !type.isFunction else { return }
    let text = Array(type.text.utf8)
    var start = 0
    while start < text.count {
      guard Self.isOfWord(text[start]) else {
        start += 1
        continue
      }
      let end = text[start...].firstIndex { !Self.isOfWord($0) } ?? text.count
      let isInner = start > 0 && text[start - 1] == UInt8(ascii: ".")
      let isOuter = end < text.count && text[end] == UInt8(ascii: ".")
      if !isInner, !isOuter {
        check(
          typeName: String(decoding: text[start..<end], as: UTF8.self), in: type, from: start)
      }
      start = end
    }
  }

  private mutating func check(typeName name: String, in type: TypeName, from start: Int) {
    guard let first = name.utf8.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first,
      !types.mayMean(name), scopes.meaning(of: name) == nil,
      let near = types.ownTypeNames.first(where: { Misspelling.isSlip(name, for: $0) })
    else { return }
    // Blanks and comments are not in the text.
    let isWhole = Int(type.span.upper - type.span.lower) == type.text.utf8.count
    let lower = type.span.lower + Int32(start)
    let span =
      isWhole
      ? NodeSpan(
        source: type.span.source, lower: lower, upper: lower + Int32(name.utf8.count)) : type.span
    report(
      TypeFault(
        "scenario.unknown-type", "cannot find type '\(name)' in scope", at: span,
        fixes: isWhole
          ? [TypeFault.Fix(message: "did you mean '\(near)'?", span: span, text: near)] : []))
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    TypeTable.isLetter(byte) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}

extension TypeTable {
  /// Whether a name may be one of a type that is declared here or in the system.
  fileprivate func mayMean(_ name: String) -> Bool {
    isTypeName(name) || hasAlias(name) || isGenericName(name) || isAmbiguous(name)
      || NamedTypes.mayBeConformedTo(name) || programTypes[name] != nil
      || !FreeDeclarations.functions(name).isEmpty
  }
}

extension Misspelling {
  /// Whether the name of a type is another one with a slip of the fingers: a small letter too many or too few, or two
  /// that changed places. Endings by which types are told apart are none: `Item` and `Items`, `Route` and `Router`.
  static func isSlip(_ name: String, for wanted: String) -> Bool {
    let (name, wanted) = (Array(name.utf8), Array(wanted.utf8))
    guard name.first == wanted.first, min(name.count, wanted.count) >= 4 else { return false }
    let same = zip(name, wanted).prefix { $0 == $1 }.count
    if name.count == wanted.count {
      guard same + 1 < name.count else { return false }
      return name[same] == wanted[same + 1] && name[same + 1] == wanted[same]
        && name[(same + 2)...] == wanted[(same + 2)...]
    }
    let (short, long) = name.count < wanted.count ? (name, wanted) : (wanted, name)
    guard long.count == short.count + 1, UInt8(ascii: "a")...UInt8(ascii: "z") ~= long[same],
      long[(same + 1)...] == short[same...]
    else { return false }
    return same < short.count || !endings.contains(long[same])
  }

  private static let endings: Set<UInt8> = Set("srdynt".utf8)
}
