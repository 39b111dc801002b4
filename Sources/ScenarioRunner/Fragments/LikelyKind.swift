/// What a name that nobody declares is probably of, as far as the name says.
struct LikelyKind {
  /// A value in Swift.
  let swiftValue: String
  /// Its type in Swift.
  let swiftType: String
  /// The type in Objective-C, as a result has it.
  let type: String
  /// A value in Objective-C.
  let value: String

  /// The type in Objective-C, as it stands before a name.
  var declarator: String { type.hasSuffix("*") ? type : type + " " }

  init(of name: String) {
    let word = SelectorName.capitalized(name)
    if let entry = Self.kinds.first(where: { Self.has(word, $0.words) }) {
      (swiftValue, swiftType, type, value) = (entry.swift, entry.swiftType, entry.type, entry.value)
      return
    }
    let isFlag = ["Is", "Has", "Should", "Can"].contains {
      word.hasPrefix($0) && word.dropFirst($0.utf8.count).first?.isUppercase == true
    }
    if isFlag {
      (swiftValue, swiftType, type, value) = ("false", "Bool", "BOOL", "NO")
    } else if word.hasSuffix("s"), !word.hasSuffix("ss") {
      (swiftValue, swiftType, type, value) = ("[Any]()", "[Any]", "NSArray *", "@[]")
    } else {
      let made = Interpreter.likelySuperclass(of: word)
      (swiftValue, swiftType) = (made + "()", made)
      (type, value) = (made + " *", "[\(made) new]")
    }
  }

  private static func has(_ word: String, _ endings: [String]) -> Bool {
    endings.contains { word.hasSuffix($0) || word.hasPrefix($0 + "For") }
  }

  private static let kinds:
    [(words: [String], swift: String, swiftType: String, type: String, value: String)] = [
      (["Frame", "Rect", "Bounds"], "CGRect.zero", "CGRect", "CGRect", "CGRectZero"),
      (["Size"], "CGSize.zero", "CGSize", "CGSize", "CGSizeZero"),
      (["Point", "Center"], "CGPoint.zero", "CGPoint", "CGPoint", "CGPointZero"),
      (["Count", "Index", "Tag"], "0", "Int", "NSInteger", "0"),
      (["Duration", "Delay", "Height", "Width"], "0.3", "CGFloat", "CGFloat", "0.3"),
      (
        ["Name", "Title", "Text", "Identifier", "Message", "Url", "URL"], "\"\"", "String",
        "NSString *", "@\"\""
      ),
    ]
}
