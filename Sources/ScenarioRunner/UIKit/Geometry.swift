import CallTrace
import Lifecycle

/// Rectangles, sizes and points as values of the program.
enum Geometry {
  static func rect(_ rect: Rect) -> Value {
    .aggregate(
      Aggregate(
        typeName: "CGRect",
        fields: [
          field("x", rect.x), field("y", rect.y), field("width", rect.width),
          field("height", rect.height),
        ]))
  }

  static func size(_ width: Double, _ height: Double) -> Value {
    .aggregate(
      Aggregate(typeName: "CGSize", fields: [field("width", width), field("height", height)]))
  }

  static func point(_ x: Double, _ y: Double) -> Value {
    .aggregate(Aggregate(typeName: "CGPoint", fields: [field("x", x), field("y", y)]))
  }

  static func insets(_ insets: Insets) -> Value {
    .aggregate(
      Aggregate(
        typeName: "UIEdgeInsets",
        fields: [
          field("top", insets.top), field("left", insets.left), field("bottom", insets.bottom),
          field("right", insets.right),
        ]))
  }

  /// The rectangle that a value is; `.zero` is one too.
  static func rect(of value: Value) -> Rect? {
    switch value {
    case .member(let name): return rect(named: name)
    case .aggregate(let aggregate) where aggregate.typeName == "CGRect":
      return Rect(
        x: number(aggregate, "x"), y: number(aggregate, "y"), width: number(aggregate, "width"),
        height: number(aggregate, "height"))
    default: return nil
    }
  }

  /// What is nothing of a type.
  static func zero(of name: String) -> Value? {
    switch name {
    case "CGRect": rect(.zero)
    case "CGSize": size(0, 0)
    case "CGPoint": point(0, 0)
    default: nil
    }
  }

  /// The fields of a structure in their order, where C names some of them: the others are nothing.
  static func completed(_ name: String, _ fields: [(label: String?, value: Value)])
    -> [(label: String?, value: Value)]
  {
    guard fields.contains(where: { $0.label != nil }) else { return fields }
    let fields = name == "CGRect" ? split(fields) : fields
    let names: [String]
    switch name {
    // The fields of the structures inside are as good: '.origin.x = 3'.
    case "CGRect"
    where fields.contains { $0.label == "x" || $0.label == "y" }
      || fields.contains { $0.label == "width" || $0.label == "height" }:
      names = ["x", "y", "width", "height"]
    case "CGRect": names = ["origin", "size"]
    case "CGSize": names = ["width", "height"]
    case "CGPoint": names = ["x", "y"]
    default: return fields
    }
    for field in fields where !names.contains(where: { $0 == field.label }) { return fields }
    var completed: [(label: String?, value: Value)] = []
    for name in names {
      var value = names.count == 4 ? Value.int(0) : .member("zero")
      for field in fields where field.label == name { value = field.value }
      completed.append((label: name, value: value))
    }
    return completed
  }

  /// The fields of a rectangle, each number by itself where one is: `.origin.x = 3, .size = size`.
  private static func split(_ fields: [(label: String?, value: Value)])
    -> [(label: String?, value: Value)]
  {
    guard fields.contains(where: { $0.label != "origin" && $0.label != "size" }) else {
      return fields
    }
    var result: [(label: String?, value: Value)] = []
    for field in fields {
      let (type, parts) =
        field.label == "origin"
        ? ("CGPoint", ["x", "y"])
        : field.label == "size" ? ("CGSize", ["width", "height"]) : ("", [])
      guard case .aggregate(let inner) = coerced(field.value, type), !parts.isEmpty else {
        result.append(field)
        continue
      }
      for part in parts { result.append((label: part, value: .double(number(inner, part)))) }
    }
    return result
  }

  /// A structure made of the arguments of its initialiser, or of `CGRectMake` and its kind.
  static func make(_ name: String, _ arguments: [(label: String?, value: Value)]) -> Value? {
    let numbers = arguments.map { argument -> Double? in
      if case .member(let name) = argument.value { return Interpreter.numbers[name] }
      // What the system has and the model does not know, such as the size of an image, counts as 0.
      if case .aggregate(let unknown) = argument.value, Opaque.isOpaque(unknown) { return 0 }
      return argument.value.number
    }
    switch name {
    case "CGRect" where arguments.isEmpty: return rect(.zero)
    case "CGRect" where arguments.count == 2:
      guard case .aggregate(let origin) = coerced(arguments[0].value, "CGPoint"),
        case .aggregate(let size) = coerced(arguments[1].value, "CGSize")
      else { return nil }
      return rect(
        Rect(
          x: number(origin, "x"), y: number(origin, "y"), width: number(size, "width"),
          height: number(size, "height")))
    case "CGRect":
      guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
        let height = numbers[3]
      else { return nil }
      return rect(Rect(x: x, y: y, width: width, height: height))
    case "CGSize", "CGPoint":
      if numbers.isEmpty { return zero(of: name) }
      guard numbers.count == 2, let first = numbers[0], let second = numbers[1] else { return nil }
      return name == "CGSize" ? size(first, second) : point(first, second)
    case "UIEdgeInsets":
      guard numbers.count == 4, let top = numbers[0], let left = numbers[1],
        let bottom = numbers[2], let right = numbers[3]
      else { return nil }
      return insets(Insets(top: top, left: left, bottom: bottom, right: right))
    default: return nil
    }
  }

  static func coerced(_ value: Value, _ name: String) -> Value {
    guard case .member(let member) = value else { return value }
    if name == "CGRect" { return rect(named: member).map { rect($0) } ?? value }
    return member == "zero" ? zero(of: name) ?? value : value
  }

  // MARK: In objects

  private static let boxedValue = "boxed value"

  /// What an `NSValue` holds, as the member of a type's name gives it; nil where there is none.
  static func boxed(_ name: String, in box: Aggregate) -> Value? {
    guard box.typeName == "NSValue", name.hasSuffix("Value") else { return nil }
    return content(of: box)
  }

  /// What an `NSValue` holds; nil for another value, and where it is not known.
  static func content(of box: Aggregate) -> Value? {
    box.typeName == "NSValue" ? box.fields.first { $0.name != Aggregate.opaqueMark }?.value : nil
  }

  /// `valueWithCGRect:` and its kind; nil for another message.
  static func box(_ selector: String, _ value: Value) -> Value? {
    guard selector.hasPrefix("valueWith"), case .aggregate = value else { return nil }
    return .aggregate(
      Opaque.value("NSValue", [Aggregate.Field(name: boxedValue, value: value)]))
  }

  /// A value as the initialiser of an `NSValue` with a label takes it: `.zero` says nothing of its type.
  static func named(_ label: String, _ value: Value) -> Value {
    switch label {
    case "cgRect", "CGRect": coerced(value, "CGRect")
    case "cgPoint", "CGPoint": coerced(value, "CGPoint")
    case "cgSize", "CGSize": coerced(value, "CGSize")
    default: value
    }
  }

  // MARK: Parts

  /// A part of what is written as a member without a type: of `.zero`, which has none that is not 0.
  static func part(_ name: String, ofMember member: String) -> Value? {
    guard member == "zero" else { return nil }
    return ["x", "y", "width", "height", "top", "left", "bottom", "right", "leading", "trailing"]
      .contains(name) ? .double(0) : nil
  }

  /// A computed member of a rectangle, a size or a point.
  static func member(_ name: String, of aggregate: Aggregate) -> Value? {
    guard let rect = rect(of: .aggregate(aggregate)) else { return nil }
    switch name {
    case "origin": return point(rect.x, rect.y)
    case "size": return size(rect.width, rect.height)
    case "width": return .double(abs(rect.width))
    case "height": return .double(abs(rect.height))
    case "minX": return .double(rect.standardized.x)
    case "minY": return .double(rect.standardized.y)
    case "maxX": return .double(rect.standardized.maxX)
    case "maxY": return .double(rect.standardized.maxY)
    case "midX": return .double(rect.x + rect.width / 2)
    case "midY": return .double(rect.y + rect.height / 2)
    case "isEmpty": return .bool(rect.isNull || rect.width == 0 || rect.height == 0)
    case "isNull": return .bool(rect.isNull)
    case "isInfinite": return .bool(rect == .infinite)
    case "standardized": return Self.rect(rect.standardized)
    case "integral": return Self.rect(rect.integral)
    default: return nil
    }
  }

  /// A structure with another value in a field; nil when it has no such field.
  static func setting(_ name: String, of aggregate: Aggregate, to value: Value) -> Aggregate? {
    guard ["CGRect", "CGSize", "CGPoint"].contains(aggregate.typeName) else { return nil }
    var result = aggregate
    if let place = result.fields.firstIndex(where: { $0.name == name }) {
      result.fields[place].value = value.number.map { .double($0) } ?? value
      return result
    }
    guard aggregate.typeName == "CGRect" else { return nil }
    switch (name, coerced(value, name == "origin" ? "CGPoint" : "CGSize")) {
    case ("origin", .aggregate(let origin)):
      result.fields[0].value = .double(number(origin, "x"))
      result.fields[1].value = .double(number(origin, "y"))
    case ("size", .aggregate(let size)):
      result.fields[2].value = .double(number(size, "width"))
      result.fields[3].value = .double(number(size, "height"))
    default: return nil
    }
    return result
  }

  /// A structure as `print` shows it; nil for what is none of these.
  static func describe(_ aggregate: Aggregate) -> String? {
    switch aggregate.typeName {
    case "CGRect":
      return "(" + texts(aggregate, ["x", "y", "width", "height"]).joined(separator: ", ") + ")"
    case "CGSize": return "(" + texts(aggregate, ["width", "height"]).joined(separator: ", ") + ")"
    case "CGPoint": return "(" + texts(aggregate, ["x", "y"]).joined(separator: ", ") + ")"
    case "UIEdgeInsets" where aggregate["top"] != nil:
      let names = ["top", "left", "bottom", "right"]
      let parts = zip(names, texts(aggregate, names)).map { "\($0): \($1)" }
      return "UIEdgeInsets(" + parts.joined(separator: ", ") + ")"
    default: return nil
    }
  }

  private static func texts(_ aggregate: Aggregate, _ names: [String]) -> [String] {
    names.map { Interpreter.text(of: number(aggregate, $0), isSwift: true) }
  }

  static func number(_ aggregate: Aggregate, _ name: String) -> Double {
    aggregate[name]?.number ?? 0
  }

  private static func field(_ name: String, _ value: Double) -> Aggregate.Field {
    Aggregate.Field(name: name, value: .double(value))
  }
}
