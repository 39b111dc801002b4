import Lifecycle
import ScenarioSyntax

/// The line of a stage that would declare what a fragment uses and nobody declares, in the language
/// of the stage.
struct StageLine {
  /// The language of the stage, or of the fragment where it has none.
  let dialect: Dialect

  /// A variable of what its name says.
  func variable(_ name: String) -> String {
    let kind = LikelyKind(of: name)
    return switch dialect {
    case .swift: "var \(name) = \(kind.swiftValue)"
    case .objectiveC: "\(kind.declarator)\(name) = \(kind.value);"
    }
  }

  /// A class that nothing declares.
  func type(_ name: String) -> String {
    switch dialect {
    case .swift: "class \(name): UIViewController { }"
    case .objectiveC: "@interface \(name) : UIViewController @end"
    }
  }

  /// A property of a class.
  func property(_ name: String, of info: ClassInfo) -> String {
    let superclass = info.superclass?.name ?? "UIViewController"
    let kind = LikelyKind(of: name)
    guard info.isOfProgram else {
      return dialect == .swift
        ? "extension \(info.name) { var \(name): \(kind.swiftType) { \(kind.swiftValue) } }"
        : method(name, of: info)
    }
    return switch dialect {
    case .swift: "class \(info.name): \(superclass) { var \(name) = \(kind.swiftValue) }"
    case .objectiveC:
      "@interface \(info.name) : \(superclass) @property \(kind.declarator)\(name); @end"
    }
  }

  /// A method of a class, by its Objective-C selector.
  func method(_ selector: String, of info: ClassInfo) -> String {
    let pieces = selector.utf8.split(separator: UInt8(ascii: ":")).compactMap { String($0) }
    let first = pieces.first ?? selector
    let isUnary = selector.utf8.last != UInt8(ascii: ":")
    let kind = isUnary ? LikelyKind(of: first) : nil
    let superclass = info.superclass?.name ?? "UIViewController"
    switch dialect {
    case .swift:
      var parameters = ""
      for (index, piece) in pieces.enumerated() where !isUnary {
        parameters += index == 0 ? "_ a: Any" : ", \(piece) \(Self.letter(index)): Any"
      }
      let result = kind.map { " -> \($0.swiftType) { \($0.swiftValue) }" } ?? " { }"
      let head = info.isOfProgram ? "class \(info.name): \(superclass)" : "extension \(info.name)"
      return "\(head) { func \(first)(\(parameters))\(result) }"
    case .objectiveC:
      var name = isUnary ? first : ""
      for (index, piece) in pieces.enumerated() where !isUnary {
        name += "\(index == 0 ? "" : " ")\(piece):(id)\(Self.letter(index))"
      }
      let body = kind.map { "{ return \($0.value); }" } ?? "{ }"
      let type = info.isOfProgram ? info.name : "\(info.name) (Stage)"
      return "@implementation \(type) - (\(kind?.type ?? "void"))\(name) \(body) @end"
    }
  }

  /// A function.
  func function(_ name: String) -> String {
    switch dialect {
    case .swift: "func \(name)() { }"
    case .objectiveC: "void \(name)(void) { }"
    }
  }

  private static func letter(_ index: Int) -> String {
    let letters = ["a", "b", "c", "d", "e", "f"]
    return index < letters.count ? letters[index] : "a\(index)"
  }
}

extension Interpreter {
  /// How a line of the stage is written.
  var stageLine: StageLine { StageLine(dialect: stageDialect) }
}
