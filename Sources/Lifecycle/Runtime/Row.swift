/// Objects in an order, each of which knows its neighbours: one is put in or taken out in the same
/// short time however many there are.
///
/// A row keeps none of its members: they live as long as the simulator, or somebody else holds them
/// until they are taken out. So to put one in counts no references. Nor does a row look whether an
/// object stands in another one: whoever has it takes care of that.
struct Row<Member: RowMember> where Member.Member == Member {
  private var head: Unmanaged<Member>?
  private var tail: Unmanaged<Member>?
  private(set) var count = 0

  var first: Member? { head?.takeUnretainedValue() }
  var last: Member? { tail?.takeUnretainedValue() }

  var isEmpty: Bool { head == nil }

  /// The objects, in order.
  var members: [Member] {
    var members: [Member] = []
    members.reserveCapacity(count)
    var current = first
    while let member = current {
      members.append(member)
      current = member.neighbours.next
    }
    return members
  }

  /// Whether an object that stands in this row or in none stands in this one.
  func holds(_ member: Member) -> Bool {
    member.neighbours.previous != nil || first === member
  }

  mutating func append(_ member: Member) { insert(member, before: nil) }

  /// Puts an object at a place; past the end, or without a place, at the end.
  mutating func insert(_ member: Member, at place: Int?) {
    insert(member, before: place.flatMap { self.member(at: max(0, $0)) })
  }

  mutating func insert(_ member: Member, before next: Member?) {
    let next = next.map { Unmanaged.passUnretained($0) }
    let previous = next == nil ? tail : next?.neighbours.previousReference
    var order = order(between: previous, and: next)
    if order == nil {
      if let previous, next != nil { makeRoom(after: previous) } else { numberAnew() }
      order = self.order(between: previous, and: next)
    }
    member.neighbours = Neighbours(previous: previous, next: next, order: order ?? 0)
    let reference = Unmanaged.passUnretained(member)
    join(previous, reference)
    join(reference, next)
    count += 1
  }

  /// Takes an object of the row out.
  mutating func remove(_ member: Member) {
    let previous = member.neighbours.previousReference
    let next = member.neighbours.nextReference
    member.neighbours = Neighbours()
    join(previous, next)
    count -= 1
  }

  /// Makes two members neighbours; without one, the other is the first or the last.
  private mutating func join(_ previous: Unmanaged<Member>?, _ next: Unmanaged<Member>?) {
    if let previous {
      previous._withUnsafeGuaranteedRef { $0.neighbours.nextReference = next }
    } else {
      head = next
    }
    if let next {
      next._withUnsafeGuaranteedRef { $0.neighbours.previousReference = previous }
    } else {
      tail = previous
    }
  }

  /// Takes all objects out, and returns them.
  mutating func removeAll() -> [Member] {
    let members = members
    for member in members { member.neighbours = Neighbours() }
    self = Row()
    return members
  }

  /// Has two objects change places, if both places are there.
  mutating func exchange(_ one: Int, _ other: Int) {
    guard one != other, let front = member(at: max(one, other)),
      let back = member(at: min(one, other))
    else { return }
    let next = front.neighbours.next
    remove(front)
    insert(front, before: back)
    remove(back)
    insert(back, before: next)
  }

  /// A number between those of two neighbours; nil when there is none left.
  private func order(between previous: Unmanaged<Member>?, and next: Unmanaged<Member>?) -> Int64? {
    guard let previous = previous?.neighbours.order else {
      guard let next = next?.neighbours.order else { return 0 }
      return next > -Self.limit ? next - Self.gap : nil
    }
    guard let next = next?.neighbours.order else {
      return previous < Self.limit ? previous + Self.gap : nil
    }
    return next - previous > 1 ? previous + (next - previous) / 2 : nil
  }

  /// Spreads the numbers around a member: of the ever larger ranges that it stands in those of the
  /// first that has few members, so that a number is seldom changed however often something is put in
  /// at the same place.
  private func makeRoom(after member: Unmanaged<Member>) {
    let middle = member.neighbours.order
    var first = member
    var last = member
    var count = 1
    var mostMembers = 1.0
    for bits in 1..<Self.numberBits {
      let size = Int64(1) << Int64(bits)
      let start = middle & ~(size - 1)
      while let previous = first.neighbours.previousReference, previous.neighbours.order >= start {
        first = previous
        count += 1
      }
      while let next = last.neighbours.nextReference, next.neighbours.order - start < size {
        last = next
        count += 1
      }
      mostMembers *= 1.5
      guard Double(count) < mostMembers else { continue }
      return number(from: first, count: count, start: start, step: size / Int64(count))
    }
    numberAnew()
  }

  private func number(from first: Unmanaged<Member>, count: Int, start: Int64, step: Int64) {
    var current = first
    var order = start
    for _ in 0..<count {
      current._withUnsafeGuaranteedRef { $0.neighbours.order = order }
      order += step
      guard let next = current.neighbours.nextReference else { return }
      current = next
    }
  }

  private func numberAnew() {
    var order: Int64 = 0
    var current = first
    while let member = current {
      member.neighbours.order = order
      order += Self.gap
      current = member.neighbours.next
    }
  }

  /// How far apart the numbers of neighbours are at first.
  private static var gap: Int64 { 1 << 32 }
  private static var limit: Int64 { 1 << Int64(numberBits) }
  private static var numberBits: Int { 61 }

  /// The object at a place, looked for from the nearer end.
  func member(at place: Int) -> Member? {
    guard place >= 0, place < count else { return nil }
    var steps = min(place, count - 1 - place)
    let isNearFirst = steps == place
    var current = isNearFirst ? first : last
    while steps > 0, let member = current {
      current = isNearFirst ? member.neighbours.next : member.neighbours.previous
      steps -= 1
    }
    return current
  }

  /// The place of an object of the row, counted from the nearer end.
  func place(of member: Member) -> Int {
    var steps = 0
    var before = member.neighbours.previous
    var after = member.neighbours.next
    while let left = before {
      guard let right = after else { return count - 1 - steps }
      before = left.neighbours.previous
      after = right.neighbours.next
      steps += 1
    }
    return steps
  }
}

/// Whatever may stand in a row.
protocol RowMember: AnyObject {
  associatedtype Member: AnyObject
  /// Those beside it in the row it stands in.
  var neighbours: Neighbours<Member> { get set }
}

/// Those beside a member of a row.
struct Neighbours<Member: AnyObject> {
  fileprivate var previousReference: Unmanaged<Member>?
  fileprivate var nextReference: Unmanaged<Member>?
  /// Grows along the row, so that two members can be compared.
  fileprivate(set) var order: Int64 = 0

  init() {}

  fileprivate init(previous: Unmanaged<Member>?, next: Unmanaged<Member>?, order: Int64) {
    previousReference = previous
    nextReference = next
    self.order = order
  }

  var previous: Member? { previousReference?.takeUnretainedValue() }
  var next: Member? { nextReference?.takeUnretainedValue() }
}

extension Unmanaged where Instance: RowMember, Instance.Member == Instance {
  fileprivate var neighbours: Neighbours<Instance> {
    _withUnsafeGuaranteedRef { $0.neighbours }
  }
}
