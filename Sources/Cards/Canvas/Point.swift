/// A place in a picture, in pixels from its corner at the top left.
struct Point: Equatable {
  var x: Float
  var y: Float

  static func + (one: Point, other: Point) -> Point {
    Point(x: one.x + other.x, y: one.y + other.y)
  }
  static func - (one: Point, other: Point) -> Point {
    Point(x: one.x - other.x, y: one.y - other.y)
  }
  static func * (one: Point, factor: Float) -> Point { Point(x: one.x * factor, y: one.y * factor) }

  /// How far it is from the corner.
  var length: Float { (x * x + y * y).squareRoot() }
}
