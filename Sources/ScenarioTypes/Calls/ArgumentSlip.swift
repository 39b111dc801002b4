import ScenarioSyntax
import SourceText

/// What is most probably wrong with a call that fits no function of its name: one thing, without which it fits.
struct ArgumentSlip {
  /// What the compiler says.
  let message: String
  /// The function that is probably meant.
  let signature: Signature

  /// The slip in a label: letters of one are wrong. Whatever else another file declares, it is hardly that.
  static func inLetters(of call: Call, _ signatures: [Signature]) -> ArgumentSlip? {
    let written = call.arguments.map { $0.shape }
    for signature in signatures {
      guard let place = differingPlace(written, signature.parameters) else { continue }
      let shapes = signature.shapes
      guard fits(shapes, withLettersMendedAt: place, written, mayBeCut: !signature.isOfProgram)
      else {
        continue
      }
      return ArgumentSlip(
        message: ArgumentMismatch(shapes, written).message, signature: signature)
    }
    return nil
  }

  /// How many comparisons it takes to find what is left out.
  static func cost(of call: Call, _ signatures: [Signature]) -> Int {
    signatures.reduce(0) { sum, signature in
      let count = signature.parameters.count
      return call.arguments.count > count ? sum : sum + (call.arguments.count + 1) * count * count
    }
  }

  /// A label that is left out, or an argument. In Swift 2 the first argument of a method had no label, as it has none
  /// in a program that is written in it.
  static func ofOmission(in call: Call, _ signatures: [Signature]) -> ArgumentSlip? {
    let written = call.arguments.map { $0.shape }
    guard written.contains(where: { !$0.isTrailing }) else { return nil }
    for signature in signatures where written.count <= signature.parameters.count {
      let shapes = signature.shapes
      let first = signature.isOfProgram && signature.name != "init" ? 1 : 0
      if let label = labelLeftOut(of: written, shapes, from: first) {
        return ArgumentSlip(
          message: "missing argument label '\(label):' in call", signature: signature)
      }
      if let name = argumentLeftOut(of: written, shapes) {
        return ArgumentSlip(
          message: "missing argument for parameter '\(name)' in call", signature: signature)
      }
    }
    return nil
  }

  /// The label with which an argument that has none makes a call fit.
  private static func labelLeftOut(
    of written: [ArgumentShape], _ shapes: [ParameterShape], from first: Int
  ) -> String? {
    for (place, argument) in written.enumerated()
    where place >= first && argument.label == nil && !argument.isTrailing {
      for shape in shapes {
        guard let label = shape.label else { continue }
        var mended = written
        mended[place] = ArgumentShape(label: label, isTrailing: false)
        if match(shapes, mended) != nil { return label }
      }
    }
    return nil
  }

  /// The label of the parameter without which a call fits, and which may not be left out.
  private static func argumentLeftOut(
    of written: [ArgumentShape], _ shapes: [ParameterShape]
  ) -> String? {
    for (place, shape) in shapes.enumerated() where !shape.isOptional {
      guard let label = shape.label else { continue }
      var mended = shapes
      mended[place].isOptional = true
      if let places = match(mended, written), places[place].isEmpty { return label }
    }
    return nil
  }

  /// For each parameter the places of its arguments, of which closures behind the parentheses are for functions alone.
  private static func match(
    _ shapes: [ParameterShape], _ written: [ArgumentShape]
  ) -> [[Int]]? {
    guard let places = ArgumentMatch.match(shapes, written) else { return nil }
    let isSound = zip(shapes, places).allSatisfy { shape, places in
      shape.isFunction || places.allSatisfy { !written[$0].isTrailing }
    }
    return isSound ? places : nil
  }

  /// The only place at which a label of a call is not the parameter's; nil where there is none, or another.
  private static func differingPlace(
    _ written: [ArgumentShape], _ parameters: [Signature.Parameter]
  ) -> Int? {
    var found: Int?
    for place in 0..<min(written.count, parameters.count)
    where !written[place].isTrailing && written[place].label != parameters[place].label {
      guard found == nil else { return nil }
      found = place
    }
    return found
  }

  /// Whether a call fits once the label at a place is written as the parameter's there, which it may have begun.
  private static func fits(
    _ shapes: [ParameterShape], withLettersMendedAt place: Int, _ written: [ArgumentShape],
    mayBeCut: Bool
  ) -> Bool {
    guard let label = written[place].label, let wanted = shapes[place].label,
      Misspelling.isLikely(label, for: wanted)
        || mayBeCut && Misspelling.haveSameBeginning(label, wanted)
    else { return false }
    var mended = written
    mended[place] = ArgumentShape(label: wanted, isTrailing: false)
    return match(shapes, mended) != nil
  }
}

/// Words of which one is probably meant for the other.
enum Misspelling {
  /// Whether words begin with the same letters, most of the shorter one: `complete` and `completion`.
  static func haveSameBeginning(_ label: String, _ wanted: String) -> Bool {
    let same = zip(label.utf8, wanted.utf8).prefix { $0 == $1 }.count
    return same >= 6 && abs(label.utf8.count - wanted.utf8.count) <= 3
      && same + 2 >= min(label.utf8.count, wanted.utf8.count)
  }

  /// Whether two labels differ in so few letters that one is probably meant for the other: of short ones one letter.
  /// One with a line before it is another on purpose.
  static func isLikely(_ label: String, for wanted: String) -> Bool {
    let (label, wanted) = (Array(label.utf8), Array(wanted.utf8))
    let most = min(label.count, wanted.count) < 5 ? 1 : 2
    let line = UInt8(ascii: "_")
    return (label.first == line) == (wanted.first == line)
      && abs(label.count - wanted.count) <= most
      && Suggestion.editDistance(label, wanted) <= most
  }
}
