/// The functions of C's mathematics: sines, powers and their kind.
///
/// The core has no library of C's beneath it where it runs in a browser. They are right to about fifteen digits.
enum ElementaryFunctions {
  /// What a function gives, by its name with or without the `f` of single precision; nil for another.
  static func value(_ name: String, _ numbers: [Double]) -> Double? {
    if let value = exact(name, numbers) { return value }
    return name.utf8.last == UInt8(ascii: "f") ? exact(String(name.dropLast()), numbers) : nil
  }

  private static func exact(_ name: String, _ numbers: [Double]) -> Double? {
    guard let x = numbers.first else { return nil }
    if numbers.count == 2 { return value(name, x, numbers[1]) }
    switch name {
    case "sin": return sine(x)
    case "cos": return sine(x, isCosine: true)
    case "tan": return sine(x) / sine(x, isCosine: true)
    case "atan": return arcTangent(x)
    case "asin": return arcTangent(x, (1 - x * x).squareRoot())
    case "acos": return arcTangent((1 - x * x).squareRoot(), x)
    case "exp": return exponential(x)
    case "sinh": return (exponential(x) - exponential(-x)) / 2
    case "cosh": return (exponential(x) + exponential(-x)) / 2
    case "tanh": return x > 20 ? 1 : x < -20 ? -1 : 1 - 2 / (exponential(2 * x) + 1)
    case "log": return logarithm(x)
    case "log2": return logarithm(x) / ln2
    case "log10": return logarithm(x) / 2.302585092994046
    case "cbrt": return x < 0 ? -power(-x, 1.0 / 3) : power(x, 1.0 / 3)
    case "trunc": return x.rounded(.towardZero)
    default: return nil
    }
  }

  private static func value(_ name: String, _ x: Double, _ y: Double) -> Double? {
    switch name {
    case "pow": power(x, y)
    case "atan2": arcTangent(x, y)
    case "hypot": (x * x + y * y).squareRoot()
    case "fmod": x - y * (x / y).rounded(.towardZero)
    default: nil
    }
  }

  private static let ln2 = 0.6931471805599453

  /// By the angle's distance from the next quarter of a turn, where few powers are enough.
  private static func sine(_ x: Double, isCosine: Bool = false) -> Double {
    guard x.isFinite else { return .nan }
    let turns = (x / (.pi / 2)).rounded(.toNearestOrEven)
    // The quarter in two parts, whose first has so few digits that it is multiplied without loss.
    let rest = (x - turns * 1.57079632673412561417) - turns * 6.07710050650619224932e-11
    var quarter = Int((turns - 4 * (turns / 4).rounded(.down)))
    if isCosine { quarter += 1 }
    let square = rest * rest
    // The powers of the series are odd for a sine, and even for a cosine.
    let isEven = quarter % 2 == 1
    var (term, sum) = isEven ? (1.0, 1.0) : (rest, rest)
    for step in 1...10 {
      let place = Double(2 * step)
      term *= -square / (isEven ? place * (place - 1) : place * (place + 1))
      sum += term
    }
    return quarter % 4 >= 2 ? -sum : sum
  }

  private static func arcTangent(_ x: Double) -> Double {
    if x.isNaN { return x }
    if Swift.abs(x) > 1 { return (x < 0 ? -.pi : .pi) / 2 - arcTangent(1 / x) }
    // Half of an angle, three times: the series is then short.
    var small = x
    for _ in 0..<3 { small /= 1 + (1 + small * small).squareRoot() }
    let square = small * small
    var (power, sum) = (small, small)
    for step in 1...12 {
      power *= -square
      sum += power / Double(2 * step + 1)
    }
    return 8 * sum
  }

  private static func arcTangent(_ y: Double, _ x: Double) -> Double {
    if y.isNaN || x.isNaN { return .nan }
    if x == 0 { return y == 0 ? 0 : y < 0 ? -.pi / 2 : .pi / 2 }
    let angle = arcTangent(y / x)
    if x > 0 { return angle }
    return y < 0 ? angle - .pi : angle + .pi
  }

  private static func exponential(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.8 { return .infinity }
    if x < -745.2 { return 0 }
    let powers = (x / ln2).rounded(.toNearestOrEven)
    let rest = (x - powers * 6.93147180369123816490e-01) - powers * 1.90821492927058770002e-10
    var (term, sum) = (1.0, 1.0)
    for step in 1...16 {
      term *= rest / Double(step)
      sum += term
    }
    // In two steps, as the second factor alone may be too small to be kept.
    let half = Int(powers) / 2
    return sum * Double(sign: .plus, exponent: half, significand: 1)
      * Double(sign: .plus, exponent: Int(powers) - half, significand: 1)
  }

  private static func logarithm(_ x: Double) -> Double {
    if x.isNaN || x < 0 { return .nan }
    if x == 0 { return -.infinity }
    if x == .infinity { return x }
    var (exponent, part) = (Double(x.exponent), x.significand)
    if part > 1.4142135623730951 {
      part /= 2
      exponent += 1
    }
    let ratio = (part - 1) / (part + 1)
    let square = ratio * ratio
    var (power, sum) = (ratio, ratio)
    for step in 1...14 {
      power *= square
      sum += power / Double(2 * step + 1)
    }
    return exponent * 6.93147180369123816490e-01
      + (2 * sum + exponent * 1.90821492927058770002e-10)
  }

  /// Whole powers are multiplied, which is exact as long as the result is.
  private static func power(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    if y == 0.5 { return x.squareRoot() }
    if y.rounded() == y, Swift.abs(y) <= 1024 {
      var (result, factor, left) = (1.0, x, Int(Swift.abs(y)))
      while left > 0 {
        if left % 2 == 1 { result *= factor }
        factor *= factor
        left /= 2
      }
      return y < 0 ? 1 / result : result
    }
    if x == 0 { return y < 0 ? .infinity : 0 }
    return exponential(y * logarithm(x))
  }
}
