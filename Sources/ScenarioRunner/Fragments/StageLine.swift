import Lifecycle
import ScenarioSyntax

/// The line of a stage that would declare what a fragment uses and nobody declares, in the language
/// of the stage.
struct StageLine {
  /// The language of the stage, or of the fragment where it has none.
  let dialect: Dialect

  /// A controller in a variable.
  func variable(_ name: String) -> String {
    switch dialect {
    case .swift: "var \(name) = UIViewController()"
    case .objectiveC: "UIViewController *\(name) = [UIViewController new];"
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
    return switch dialect {
    case .swift: "class \(info.name): \(superclass) { var \(name): UIViewController! }"
    case .objectiveC:
      "@interface \(info.name) : \(superclass) @property UIViewController *\(name); @end"
    }
  }

  /// A method of a class, by its Objective-C selector.
  func method(_ selector: String, of info: ClassInfo) -> String {
    let pieces = selector.utf8.split(separator: UInt8(ascii: ":")).compactMap { String($0) }
    let first = pieces.first ?? selector
    let isUnary = selector.utf8.last != UInt8(ascii: ":")
    let isRect = isUnary && first.hasPrefix("frame")
    let superclass = info.superclass?.name ?? "UIViewController"
    switch dialect {
    case .swift:
      var parameters = ""
      for (index, piece) in pieces.enumerated() where !isUnary {
        parameters += index == 0 ? "_ a: Any" : ", \(piece) \(Self.letter(index)): Any"
      }
      let result = isUnary ? isRect ? " -> CGRect { .zero }" : " -> Any? { nil }" : " { }"
      return "class \(info.name): \(superclass) { func \(first)(\(parameters))\(result) }"
    case .objectiveC:
      var name = isUnary ? first : ""
      for (index, piece) in pieces.enumerated() where !isUnary {
        name += "\(index == 0 ? "" : " ")\(piece):(id)\(Self.letter(index))"
      }
      let type = isUnary ? isRect ? "CGRect" : "id" : "void"
      let body = isUnary ? isRect ? "{ return CGRectZero; }" : "{ return nil; }" : "{ }"
      return "@implementation \(info.name) - (\(type))\(name) \(body) @end"
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
