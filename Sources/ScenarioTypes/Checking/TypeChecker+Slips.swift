import Interfaces
import ScenarioSyntax
import SourceText

/// What is wrong with calls that fit no function of their names.
extension TypeChecker {
  /// An argument that none of several functions takes.
  mutating func reportArgument(_ found: [Type], _ call: Call, _ fitting: [Signature]) {
    guard fitting.allSatisfy({ !$0.isGeneric }) else { return }
    let wanted = fitting.compactMap { $0.parameters(for: call.arguments)?.map { $0.type } }
    for (place, argument) in call.arguments.enumerated() where argument.value.hasTypeOfItsOwn {
      guard wanted.allSatisfy({ types.conversion(from: found[place], to: $0[place]) == .isRefused })
      else { continue }
      let isOne = wanted.allSatisfy { $0[place] == wanted[0][place] }
      return report(
        TypeFault(
          "scenario.wrong-type",
          isOne
            ? Purpose.argument.words(found[place], wanted[0][place])
            : "no exact matches in call to '\(fitting[0].name)'", at: argument.value.span))
    }
  }

  /// What is wrong with a call that fits none of the functions of a type.
  mutating func reportSlip(
    _ signatures: [Signature], _ call: Call, at span: NodeSpan, of owner: String?
  ) {
    if let slip = ArgumentSlip.inLetters(of: call, signatures) {
      return report(TypeFault("scenario.wrong-arguments", slip.message, at: span))
    }
    guard let owner, hasNoMoreFunctions(owner) else { return }
    if let mismatch = omission(in: call, of: owner, signatures) {
      let fixes = mismatch.leavesOutLabels ? labels(leftOutOf: call, mismatch) : []
      return report(
        TypeFault(
          "scenario.wrong-arguments", mismatch.message, at: span, fixes: fixes,
          offer: isWhole || !fixes.isEmpty ? nil : offer(for: call, of: owner, signatures[0].name)))
    }
    guard isWhole || isWhollyOfSystem(owner, signatures) else { return }
    if signatures.count == 1, signatures[0].isOfProgram {
      guard !Self.ofObjects.contains(signatures[0].name) else { return }
      if reportLabels(signatures, call, at: span) { return }
    }
    roomForSlips -= ArgumentSlip.cost(of: call, signatures)
    guard roomForSlips > 0, let slip = ArgumentSlip.ofOmission(in: call, signatures) else { return }
    let name = slip.signature.fullName
    report(
      TypeFault(
        "scenario.wrong-arguments", slip.message, at: span,
        notes: slip.signature.isOfProgram
          ? [] : [TypeFault.Note("it is declared as '\(name)'")]))
  }

  /// Whether methods are those of a class of the system's all of whose methods of that name are known, so that a call
  /// in a part of a program that lacks an argument is wrong: in Swift 1 and 2 they had other names.
  private func isWhollyOfSystem(_ owner: String, _ signatures: [Signature]) -> Bool {
    guard !isEarly, signatures.allSatisfy({ !$0.isOfProgram && $0.name != "init" }),
      types.kind(of: owner) == .class
    else { return false }
    return types.memberNames(of: owner, isStatic: false)?.isComplete ?? false
  }

  /// What a call of a method of the program's own types lacks, or has too much of; nil where another file may well
  /// declare a method that it fits, as where one of its labels is no method's, or where the program is in Swift 1 or
  /// 2, in which first arguments had no labels.
  private func omission(
    in call: Call, of owner: String, _ signatures: [Signature]
  ) -> ArgumentMismatch? {
    guard !isEarly, types.isWholly(owner), !call.arguments.contains(where: { $0.isTrailing }),
      let name = signatures.first?.name, name != "init",
      types.kind(of: owner) != .class || !Self.ofObjects.contains(name)
    else { return nil }
    let written = call.arguments.map { $0.shape }
    var best: ArgumentMismatch?
    for signature in signatures where signature.isOfProgram {
      let mismatch = ArgumentMismatch(signature.shapes, written)
      guard mismatch.isOmission else { continue }
      if best.map({ mismatch.distance < $0.distance }) ?? true { best = mismatch }
    }
    return best
  }

  /// What writes the labels that a call leaves out.
  private func labels(leftOutOf call: Call, _ mismatch: ArgumentMismatch) -> [TypeFault.Fix] {
    zip(call.arguments, mismatch.wanted).compactMap { argument, label in
      guard argument.label == nil, label != "_" else { return nil }
      let place = argument.value.span
      return TypeFault.Fix(
        message: "write '\(label):' before it",
        span: NodeSpan(source: place.source, lower: place.lower, upper: place.lower),
        text: label + ": ")
    }
  }

  /// The method that another file may declare, so that a call fits.
  private func offer(for call: Call, of owner: String, _ name: String) -> TypeFault.Offer {
    TypeFault.Offer(
      owner: owner, name: name, call.arguments.map { $0.label },
      isStatic: types.methods(name, of: owner, isStatic: false).isEmpty)
  }

  /// Whether no other file of a whole program adds functions to a type: colours, addresses and other values of the
  /// system's are often made in ways of the project's own.
  private func hasNoMoreFunctions(_ owner: String) -> Bool {
    let ancestors = types.ancestors(of: owner)
    return ancestors.isComplete
      && ancestors.inOrder.allSatisfy { Interface.named($0)?.isOpaque != true }
  }

  /// `CATransaction.begn()`: a method of a type that is misspelt, where the call fits without that.
  mutating func checkTypeMethod(_ name: String, of owner: String, _ call: Call) {
    guard types.programTypes[owner] == nil, types.ancestors(of: owner).isComplete,
      types.property(name, of: owner, isStatic: true) == nil,
      let near = types.typeMethodNames(of: owner).first(where: {
        Misspelling.isLikely(name, for: $0)
      }),
      types.methods(near, of: owner, isStatic: true).contains(where: {
        $0.parameters(for: call.arguments) != nil
      })
    else { return }
    let span = call.callee.span.last(name.utf8.count)
    report(
      TypeFault(
        "scenario.unknown-member", "type '\(owner)' has no member '\(name)'", at: span,
        fixes: [TypeFault.Fix(message: "did you mean '\(near)'?", span: span, text: near)]))
  }

  /// The labels of a call that are not those of the only function that can be meant.
  @discardableResult
  mutating func reportLabels(
    _ signatures: [Signature], _ call: Call, at span: NodeSpan
  ) -> Bool {
    // In Swift 2 the first argument had no label.
    guard signatures.count == 1, !call.arguments.contains(where: { $0.isTrailing }),
      call.arguments.first?.label != nil || signatures[0].parameters.first?.label == nil
    else { return false }
    let mismatch = ArgumentMismatch(signatures[0].shapes, call.arguments.map { $0.shape })
    report(TypeFault("scenario.wrong-arguments", mismatch.message, at: span))
    return true
  }
}

extension Expression {
  /// Whether what it is does not depend on what is wanted of it.
  fileprivate var hasTypeOfItsOwn: Bool {
    switch kind {
    case .string, .interpolation, .boolean, .integer, .double, .name, .`self`, .member: true
    default: false
    }
  }
}
