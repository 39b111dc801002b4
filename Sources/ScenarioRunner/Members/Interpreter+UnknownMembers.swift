import Lifecycle
import ScenarioSyntax
import SourceText

/// Words for members that nothing has.
extension Interpreter {
  /// What a scenario may have the person do, as it is written.
  private static let actsOfUser = [
    "tap(\"OK\")", "tapBack()", "tapOutside()", "swipeBack()", "swipePage(.forward)",
    "selectTab(1)", "dragSheetDown()", "rotate()", "resize(width: 320, height: 1180)", "goHome()",
    "returnToApp()", "terminate()", "receiveMemoryWarning()",
  ].map { "user." + $0 }.joined(separator: ", ")

  /// Says that a value has no member of a name; the result is to be thrown.
  func unknownMember(_ name: String, of owner: Value, at span: NodeSpan) -> Halt {
    // The member stands at the end of the expression.
    var place = span
    place.lower = max(span.lower, span.upper - Int32(name.utf8.count))
    var names: [String] = []
    var notes: [Diagnostic.Note] = []
    switch owner {
    case .object(let object):
      let info = info(of: object)
      names = memberNames(of: info)
      if info.name == "User" { notes.append(Diagnostic.Note("the person can: " + Self.actsOfUser)) }
      if info.name != "User", info.kind == .class {
        notes.append(
          Diagnostic.Note(declaring: stageLine(member: name, of: info, at: place)))
      }
    case .type(let type):
      names = staticNames(of: type)
      if let info = types[type.name], isUndeclared(info), info.kind == .class {
        notes.append(Diagnostic.Note(declaring: stageLine(static: name, of: info)))
      }
    default:
      names = Collections.names(of: owner.unboxed, in: frame.dialect)
      if frame.dialect == .swift,
        let line = stageLine(member: name, ofValue: typeName(of: owner), at: place)
      {
        notes.append(Diagnostic.Note(declaring: line))
      }
    }
    let fixIts = suggestion(for: name, among: names, at: place)
    return fail(
      "scenario.unknown-member", words(unknownMember: name, of: owner), at: place,
      notes: isMisspelling(name, fixIts) ? [] : notes, fixIts: fixIts)
  }
}
