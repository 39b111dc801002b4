import CallTrace
import Lifecycle

/// What rectangles, sizes and points can do, as Core Graphics does it.
extension Geometry {
  /// A rectangle that the type has a name for.
  static func rect(named name: String) -> Rect? {
    switch name {
    case "zero": .zero
    case "null": .null
    case "infinite": .infinite
    default: nil
    }
  }

  /// A method of a rectangle, a size or a point; nil for another.
  static func call(_ name: String, on aggregate: Aggregate, _ arguments: [Value]) -> Value? {
    guard zero(of: aggregate.typeText) != nil else { return nil }
    switch name {
    case "equalTo":
      return arguments.first.map { .bool(isSame(aggregate, coerced($0, aggregate.typeText))) }
    // Transforms are opaque.
    case "applying": return .aggregate(aggregate)
    default: break
    }
    guard let rect = rect(of: .aggregate(aggregate)) else { return nil }
    let numbers = arguments.map { $0.number ?? 0 }
    switch (name, numbers.count) {
    case ("insetBy", 2): return Self.rect(rect.inset(x: numbers[0], y: numbers[1]))
    case ("offsetBy", 2):
      return Self.rect(
        Rect(
          x: rect.x + numbers[0], y: rect.y + numbers[1], width: rect.width, height: rect.height))
    case ("inset", 1): return Self.rect(rect.inset(by: insets(of: arguments[0])))
    case ("integral", 0): return Self.rect(rect.integral)
    case ("divided", 2): return divide(rect, at: numbers[0], from: arguments[1])
    case ("contains", 1): return .bool(contains(rect, arguments[0]))
    default: return call(name, rect, arguments.first.flatMap { Self.rect(of: $0) })
    }
  }

  /// A structure as Foundation writes it: `{{0, 0}, {390, 844}}`; nil where it is not known.
  static func foundationText(of value: Value, _ function: String) -> String? {
    let type = String(function.dropFirst("NSStringFrom".utf8.count))
    guard case .aggregate(let aggregate) = coerced(value, type) else { return nil }
    let numbers = aggregate.fields.compactMap { $0.value.number }.map {
      Interpreter.text(of: $0, isSwift: false)
    }
    guard numbers.count == (type == "CGPoint" || type == "CGSize" ? 2 : 4) else { return nil }
    if type == "CGRect" {
      return "{{\(numbers[0]), \(numbers[1])}, {\(numbers[2]), \(numbers[3])}}"
    }
    return "{" + numbers.joined(separator: ", ") + "}"
  }

  /// A function of C's: what stands behind the type in its name is a member of the first argument, or a method, of
  /// which Swift's name is longer now and then: `CGRectGetMidX`, `CGRectInset`, `CGRectContainsPoint`.
  static func call(function name: String, _ arguments: [Value]) -> Value? {
    guard let first = arguments.first, case .aggregate(let owner) = coerced(first, "CGRect"),
      let start = [owner.typeText, "UIEdgeInsets"].first(where: { name.hasPrefix($0) })
    else { return nil }
    var rest = String(name.dropFirst(start.utf8.count))
    if rest.hasPrefix("Get") { rest = String(rest.dropFirst("Get".utf8.count)) }
    for ending in ["Point", "Rect"] where rest.hasSuffix(ending) {
      rest = String(rest.dropLast(ending.utf8.count))
    }
    let word = SelectorName.uncapitalized(rest)
    if arguments.count == 1 {
      for member in [word, word + "d"] {
        if let value = owner[member] ?? Self.member(member, of: owner) { return value }
      }
    }
    for method in [word, word + "By"] {
      if let value = call(method, on: owner, Array(arguments.dropFirst())) { return value }
    }
    return nil
  }

  private static func call(_ name: String, _ rect: Rect, _ other: Rect?) -> Value? {
    guard let other else { return nil }
    switch name {
    case "intersects": return .bool(!rect.intersection(other).isNull)
    case "intersection": return Self.rect(rect.intersection(other))
    case "union": return Self.rect(rect.union(other))
    default: return nil
    }
  }

  private static func isSame(_ aggregate: Aggregate, _ other: Value) -> Bool {
    guard case .aggregate(let other) = other else { return false }
    return aggregate.fields.allSatisfy { number(aggregate, $0.name) == number(other, $0.name) }
  }

  /// Whether a point or another rectangle lies in a rectangle; `.zero` alone is a point.
  private static func contains(_ rect: Rect, _ other: Value) -> Bool {
    if case .aggregate(let aggregate) = other, aggregate.typeName == "CGRect" {
      let inner = self.rect(of: other) ?? .null
      return inner.isNull || rect.union(inner) == rect.standardized
    }
    guard case .aggregate(let point) = coerced(other, "CGPoint") else { return false }
    let (x, y, rect) = (number(point, "x"), number(point, "y"), rect.standardized)
    return !rect.isNull && x >= rect.x && x < rect.maxX && y >= rect.y && y < rect.maxY
  }

  private static func divide(_ rect: Rect, at distance: Double, from edge: Value) -> Value {
    let rect = rect.standardized
    let isWide =
      switch edge {
      case .member("minXEdge"), .member("maxXEdge"): true
      default: false
      }
    let length = max(0, min(distance, isWide ? rect.width : rect.height))
    let isAtEnd =
      switch edge {
      case .member("maxXEdge"), .member("maxYEdge"): true
      default: false
      }
    let first = rect.part(isWide, from: 0, to: isAtEnd ? rect.length(isWide) - length : length)
    let second = rect.part(
      isWide, from: first.length(isWide), to: rect.length(isWide))
    return Interpreter.pair(
      "slice", self.rect(isAtEnd ? second : first), "remainder", self.rect(isAtEnd ? first : second)
    )
  }

  private static func insets(of value: Value) -> Insets {
    guard case .aggregate(let insets) = value else { return .none }
    return Insets(
      top: number(insets, "top"), left: number(insets, "left"), bottom: number(insets, "bottom"),
      right: number(insets, "right"))
  }
}

extension Rect {
  /// What two rectangles have in common that have nothing in common.
  static let null = Rect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// The one that contains all others.
  static let infinite = Rect(
    x: -.greatestFiniteMagnitude / 2, y: -.greatestFiniteMagnitude / 2,
    width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  var isNull: Bool { x == .infinity || y == .infinity }

  var maxX: Double { x + width }
  var maxY: Double { y + height }

  /// The same place with a width and a height that are not negative.
  var standardized: Rect {
    Rect(
      x: min(x, maxX), y: min(y, maxY), width: Swift.abs(width), height: Swift.abs(height))
  }

  /// The smallest with whole numbers that contains it.
  var integral: Rect {
    guard !isNull else { return self }
    let rect = standardized
    let (left, top) = (rect.x.rounded(.down), rect.y.rounded(.down))
    return Rect(
      x: left, y: top, width: rect.maxX.rounded(.up) - left, height: rect.maxY.rounded(.up) - top)
  }

  fileprivate func inset(x: Double, y: Double) -> Rect {
    inset(by: Insets(top: y, left: x, bottom: y, right: x))
  }

  /// Null where the insets leave nothing.
  fileprivate func inset(by insets: Insets) -> Rect {
    let rect = standardized
    let inner = Rect(
      x: rect.x + insets.left, y: rect.y + insets.top,
      width: rect.width - insets.left - insets.right,
      height: rect.height - insets.top - insets.bottom)
    return inner.width < 0 || inner.height < 0 ? .null : inner
  }

  fileprivate func intersection(_ other: Rect) -> Rect {
    let (one, other) = (standardized, other.standardized)
    guard !one.isNull, !other.isNull else { return .null }
    let (left, top) = (max(one.x, other.x), max(one.y, other.y))
    let (right, bottom) = (min(one.maxX, other.maxX), min(one.maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  fileprivate func union(_ other: Rect) -> Rect {
    let (one, other) = (standardized, other.standardized)
    if one.isNull { return other }
    if other.isNull { return one }
    let (left, top) = (min(one.x, other.x), min(one.y, other.y))
    return Rect(
      x: left, y: top, width: max(one.maxX, other.maxX) - left,
      height: max(one.maxY, other.maxY) - top)
  }

  fileprivate func length(_ isWidth: Bool) -> Double { isWidth ? width : height }

  /// A part of its width, or of its height.
  fileprivate func part(_ isWidth: Bool, from start: Double, to end: Double) -> Rect {
    isWidth
      ? Rect(x: x + start, y: y, width: end - start, height: height)
      : Rect(x: x, y: y + start, width: width, height: end - start)
  }
}
