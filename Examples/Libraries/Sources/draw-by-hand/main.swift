// Draws a trace that no simulator has made: here of a garage, but it could be of a log.

import CallTrace
import Diagrams

var trace = Trace()
trace.participants = [
  Participant(kind: .scenario, name: "driver", className: "Driver"),
  Participant(kind: .object, name: "door", className: "Door"),
]
trace.selectors = [
  MessageSelector(swift: "open()", objectiveC: "open", level: .containment)
]
trace.events.append(
  Event(
    .call(Call(from: ParticipantID(0), to: ParticipantID(1), SelectorID(0))),
    at: Moment(turn: 1, time: .zero), end: 1))
print(TextRenderer(ascii: true).render(SequenceDiagram(trace: trace)))
