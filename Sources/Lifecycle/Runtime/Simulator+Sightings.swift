public import CallTrace

/// Looking at properties while a program runs, for whoever asks what they were.
extension Simulator {
  /// Notes what a property was at a call.
  ///
  /// - Parameter subject: whose property it is: of the name in the question, or still without one.
  public func note(_ sighting: Sighting, of subject: Object?) {
    sightings.append((sighting, subject))
  }

  /// How many properties have been looked at.
  public var sightingCount: Int { sightings.count }

  /// How many lifelines there are so far.
  public var participantCount: Int { recorder.participantCount }

  /// The names of a message.
  public func selector(_ id: SelectorID) -> MessageSelector { recorder.selector(id) }

  /// The object that has a name in the trace so far; nil for nobody.
  public func object(named name: String) -> Object? { recorder.object(named: name) }

  /// What was seen, with the names that lifelines have at the end: who had none yet may have got another.
  /// One whose class is meant, because nobody has that name, keeps what was seen.
  func namedSightings(in trace: Trace) -> [Sighting] {
    guard !sightings.isEmpty else { return [] }
    let names = Set(trace.participants.map { $0.name })
    return sightings.map { seen in
      guard let subject = seen.subject, subject.participant >= 0 else { return seen.sighting }
      let participant = trace[ParticipantID(subject.participant)]
      let wanted = String(seen.sighting.property.prefix { $0 != "." })
      if participant.name == wanted
        || participant.className == wanted && !names.contains(wanted)
      {
        return seen.sighting
      }
      var sighting = seen.sighting
      sighting.value = .failure("nobody is called '\(wanted)' yet")
      return sighting
    }
  }
}
