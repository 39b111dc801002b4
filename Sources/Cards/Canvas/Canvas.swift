/// A picture in the making, on which shapes are filled with soft edges.
///
/// How much of a pixel a shape covers is found from the areas to the right of its lines, which are added up
/// along each row. It is rounded to fifteenths, so that a drawing has few colours. Where the same shapes are
/// filled, the pixels are the same on every machine: nothing but adding, multiplying and dividing is done.
struct Canvas {
  let width: Int
  let height: Int
  /// The colours, row by row: `0xRRGGBB`.
  private(set) var pixels: [UInt32]
  /// What the lines of the shape at hand change at each pixel; all zero between shapes.
  private var changes: [Float]

  /// The parts in which coverage is told.
  private static let parts: Float = 15

  init(width: Int, height: Int, color: UInt32) {
    self.width = width
    self.height = height
    pixels = Array(repeating: color, count: width * height)
    changes = Array(repeating: 0, count: width * height)
  }

  /// Fills a shape, as much as a part of it is seen.
  mutating func fill(_ outline: Outline, with color: UInt32, opacity: Float = 1) {
    let points = outline.contours.joined()
    let left = points.reduce(Float(width)) { min($0, $1.x) }
    let right = points.reduce(0) { max($0, $1.x) }
    // A pixel more, which has what is left of the last.
    let columns = max(Int(left), 0)..<min(Int(max(right, left, 0)) + 2, width)
    var (top, bottom) = (height, 0)
    for contour in outline.contours where contour.count > 1 {
      for index in contour.indices {
        let end = contour[index + 1 == contour.count ? 0 : index + 1]
        guard let rows = add(from: contour[index], to: end) else { continue }
        top = min(top, rows.lowerBound)
        bottom = max(bottom, rows.upperBound)
      }
    }
    guard top < bottom else { return }
    for row in top..<bottom { paint(row, columns, color, opacity) }
  }

  /// Adds what a line changes, and returns the rows that it crosses.
  private mutating func add(from start: Point, to end: Point) -> Range<Int>? {
    guard start.y != end.y else { return nil }
    let direction: Float = start.y < end.y ? 1 : -1
    let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
    guard lower.y > 0, upper.y < Float(height) else { return nil }
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    let first = Int(max(upper.y, 0))
    let last = min(Self.ceiling(lower.y), height)
    guard first < last else { return nil }
    for row in first..<last {
      let top = max(Float(row), upper.y)
      let bottom = min(Float(row + 1), lower.y)
      guard bottom > top else { continue }
      let one = upper.x + (top - upper.y) * slope
      let other = upper.x + (bottom - upper.y) * slope
      add(row, min(one, other), max(one, other), (bottom - top) * direction)
    }
    return first..<last
  }

  /// Adds a line that crosses a row, or a part of it, from one place to another.
  private mutating func add(_ row: Int, _ left: Float, _ right: Float, _ height: Float) {
    let limit = Float(width)
    let left = min(max(left, 0), limit)
    let right = min(max(right, 0), limit)
    let first = Int(left)
    guard first < width else { return }
    let base = row * width
    let last = Self.ceiling(right)
    if last <= first + 1 {
      // Within a pixel: what is to the right of the line there, and the rest from the next on.
      let covered = height * (Float(first + 1) - (left + right) / 2)
      change(base, first, covered)
      change(base, first + 1, height - covered)
      return
    }
    let perPixel = height / (right - left)
    var before: Float = 0
    // What the pixel before has of the line.
    var carried: Float = 0
    for pixel in first..<last {
      let from = max(left, Float(pixel))
      let to = min(right, Float(pixel + 1))
      // What the line has crossed by the pixel's end, and the mean of it within the pixel.
      let crossed = perPixel * (to - from)
      let mean = before + crossed * (Float(pixel + 1) - (from + to) / 2)
      change(base, pixel, mean - carried)
      carried = mean
      before += crossed
    }
    change(base, last, height - carried)
  }

  private mutating func change(_ base: Int, _ pixel: Int, _ amount: Float) {
    if pixel < width { changes[base + pixel] += amount }
  }

  /// Paints what a row has of the shape, and forgets it.
  private mutating func paint(
    _ row: Int, _ columns: Range<Int>, _ color: UInt32, _ opacity: Float
  ) {
    var covered: Float = 0
    for index in row * width + columns.lowerBound..<row * width + columns.upperBound {
      covered += changes[index]
      changes[index] = 0
      let part = Int(min(abs(covered), 1) * opacity * Self.parts + 0.5)
      if part > 0 { pixels[index] = Self.mix(pixels[index], color, part) }
    }
  }

  /// The whole number from a positive one on; the standard one is in a library of its own on Linux.
  private static func ceiling(_ value: Float) -> Int {
    let whole = Int(value)
    return Float(whole) < value ? whole + 1 : whole
  }

  private static func mix(_ ground: UInt32, _ color: UInt32, _ part: Int) -> UInt32 {
    let whole = Int(parts)
    if part >= whole { return color }
    var mixed: UInt32 = 0
    for shift in [16, 8, 0] as [UInt32] {
      let from = Int(ground >> shift & 0xFF)
      let to = Int(color >> shift & 0xFF)
      mixed |= UInt32((from * (whole - part) + to * part + whole / 2) / whole) << shift
    }
    return mixed
  }
}
