/// A shape: lines around it, curves made straight.
struct Outline {
  /// Contours, each of points that lines join.
  private(set) var contours: [[Point]] = []

  /// How many lines stand for a curve or for half of an arc.
  private static let steps = 8

  private var last: Point { contours.last?.last ?? Point(x: 0, y: 0) }

  mutating func move(to point: Point) { contours.append([point]) }

  mutating func line(to point: Point) {
    if contours.isEmpty { contours.append([]) }
    contours[contours.count - 1].append(point)
  }

  /// A curve of the second order.
  mutating func curve(by control: Point, to end: Point) {
    let start = last
    for step in 1...Self.steps {
      let part = Float(step) / Float(Self.steps)
      let rest = 1 - part
      line(to: start * (rest * rest) + control * (2 * part * rest) + end * (part * part))
    }
  }

  /// A part of a circle, as SVG has it.
  mutating func arc(radius: Float, isLarge: Bool, isClockwise: Bool, to end: Point) {
    let start = last
    let chord = end - start
    guard chord.length > 0 else { return }
    // The arc's middle lies to this side of the chord.
    let sign: Float = isClockwise ? 1 : -1
    let side = Point(x: chord.y, y: -chord.x) * (sign / chord.length)
    let half = chord.length / 2
    let radius = max(radius, half)
    let depth = (radius * radius - half * half).squareRoot()
    let center = start + chord * 0.5 + side * (isLarge ? depth : -depth)
    let middle = center + side * radius
    halve(from: start, to: middle, around: center, radius, times: 3)
    halve(from: middle, to: end, around: center, radius, times: 3)
  }

  private mutating func halve(
    from start: Point, to end: Point, around center: Point, _ radius: Float, times: Int
  ) {
    let middle = (start - center) + (end - center)
    guard times > 0, middle.length > 0 else { return line(to: end) }
    let point = center + middle * (radius / middle.length)
    halve(from: start, to: point, around: center, radius, times: times - 1)
    halve(from: point, to: end, around: center, radius, times: times - 1)
  }

  /// A box with round corners.
  static func box(_ corner: Point, width: Float, height: Float, radius: Float) -> Outline {
    let radius = min(radius, width / 2, height / 2)
    let far = corner + Point(x: width, y: height)
    var outline = Outline()
    outline.move(to: Point(x: corner.x + radius, y: corner.y))
    outline.line(to: Point(x: far.x - radius, y: corner.y))
    outline.curve(by: Point(x: far.x, y: corner.y), to: Point(x: far.x, y: corner.y + radius))
    outline.line(to: Point(x: far.x, y: far.y - radius))
    outline.curve(by: far, to: Point(x: far.x - radius, y: far.y))
    outline.line(to: Point(x: corner.x + radius, y: far.y))
    outline.curve(by: Point(x: corner.x, y: far.y), to: Point(x: corner.x, y: far.y - radius))
    outline.line(to: Point(x: corner.x, y: corner.y + radius))
    outline.curve(by: corner, to: Point(x: corner.x + radius, y: corner.y))
    outline.close()
    return outline
  }

  /// Leads the last contour back to where it began.
  mutating func close() {
    if let first = contours.last?.first { line(to: first) }
  }

  /// The same elsewhere, and larger or smaller.
  func placed(at origin: Point, scale: Float) -> Outline {
    var outline = self
    outline.contours = contours.map { $0.map { origin + $0 * scale } }
    return outline
  }

  /// The shape of a pen's line along the contours: a box for each line, a little longer where lines meet.
  func stroked(width: Float, dashes: [Float] = []) -> Outline {
    var outline = Outline()
    for contour in contours where contour.count > 1 {
      var pen = Dashes(dashes)
      for index in contour.indices.dropFirst() {
        for (start, end) in pen.parts(from: contour[index - 1], to: contour[index]) {
          outline.addBox(from: start, to: end, width, isJoined: dashes.isEmpty && contour.count > 2)
        }
      }
    }
    return outline
  }

  private mutating func addBox(from start: Point, to end: Point, _ width: Float, isJoined: Bool) {
    let step = end - start
    guard step.length > 0 else { return }
    let along = step * (width / 2 / step.length)
    let across = Point(x: -along.y, y: along.x)
    let (start, end) = isJoined ? (start - along * 0.5, end + along * 0.5) : (start, end)
    move(to: start + across)
    line(to: end + across)
    line(to: end - across)
    line(to: start - across)
    close()
  }
}

/// What of a dashed line is drawn.
private struct Dashes {
  private let lengths: [Float]
  private var index = 0
  private var rest: Float

  init(_ lengths: [Float]) {
    self.lengths = lengths.allSatisfy { $0 >= 0.5 } ? lengths : []
    rest = self.lengths.first ?? 0
  }

  mutating func parts(from start: Point, to end: Point) -> [(Point, Point)] {
    guard !lengths.isEmpty else { return [(start, end)] }
    let step = end - start
    let length = step.length
    var parts: [(Point, Point)] = []
    var place: Float = 0
    while place < length {
      let next = min(place + rest, length)
      if index % 2 == 0 {
        parts.append((start + step * (place / length), start + step * (next / length)))
      }
      rest -= next - place
      place = next
      if rest <= 0 {
        index = (index + 1) % lengths.count
        rest = lengths[index]
      }
    }
    return parts
  }
}
