/// Where the members of a type stand in its text, by the names that they go by.
struct MemberPlaces: Sendable {
  /// The places of properties, by each name that they go by.
  private(set) var properties: [String: Int] = [:]
  /// The places of methods, by the first word of each name that they go by.
  private(set) var methods: [String: [Int]] = [:]
  /// The places of type methods, likewise.
  private(set) var typeMethods: [String: [Int]] = [:]

  /// The places of members, in their order.
  static func of(_ members: [DeclaredMember]) -> MemberPlaces {
    var places = MemberPlaces()
    for (place, member) in members.enumerated() { places.add(member, at: place) }
    return places
  }

  private mutating func add(_ member: DeclaredMember, at place: Int) {
    switch member.kind {
    case .property where !member.isStatic:
      for name in [member.name, member.objectiveCName] + member.earlierNames {
        properties[name] = place
      }
    case .method where !member.isStatic:
      for word in member.firstWords { methods[word, default: []].append(place) }
    case .method:
      for word in member.firstWords { typeMethods[word, default: []].append(place) }
    default: break
    }
  }
}
