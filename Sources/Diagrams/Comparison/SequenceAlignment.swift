/// Finds which elements of two sequences are the same, in order and as many as can be: E. W. Myers,
/// "An O(ND) difference algorithm and its variations", in linear space.
///
/// Sequences that have little in common are cut in pieces of bounded effort, so that the work grows
/// with their length and never with its square; what is found is then in order still, but may not be
/// all there is.
struct SequenceAlignment {
  /// For each element of the first sequence, its partner in the second.
  private(set) var partners: [Int?]

  /// How many differences a piece may have before it is cut.
  static let limit = 512

  /// A part of each sequence.
  private struct Piece {
    var first: Range<Int>
    var second: Range<Int>
  }

  private let first: [Int]
  private let second: [Int]
  private var forward: [Int]
  private var backward: [Int]

  init(_ first: [Int], _ second: [Int]) {
    self.first = first
    self.second = second
    partners = Array(repeating: nil, count: first.count)
    let reach = min(Self.limit, first.count + second.count) + 2
    forward = Array(repeating: 0, count: 2 * reach + 1)
    backward = forward
    var pending = [Piece(first: 0..<first.count, second: 0..<second.count)]
    while let piece = pending.popLast() {
      let rest = pairEnds(piece)
      guard !rest.first.isEmpty, !rest.second.isEmpty else { continue }
      let (x, y) = middle(rest)
      pending.append(Piece(first: x..<rest.first.upperBound, second: y..<rest.second.upperBound))
      pending.append(Piece(first: rest.first.lowerBound..<x, second: rest.second.lowerBound..<y))
    }
  }

  /// Pairs what a piece's two parts begin and end with, and returns what is left.
  private mutating func pairEnds(_ piece: Piece) -> Piece {
    var (low, high) = (piece.first.lowerBound, piece.first.upperBound)
    var (otherLow, otherHigh) = (piece.second.lowerBound, piece.second.upperBound)
    while low < high, otherLow < otherHigh, first[low] == second[otherLow] {
      partners[low] = otherLow
      low += 1
      otherLow += 1
    }
    while low < high, otherLow < otherHigh, first[high - 1] == second[otherHigh - 1] {
      high -= 1
      otherHigh -= 1
      partners[high] = otherHigh
    }
    return Piece(first: low..<high, second: otherLow..<otherHigh)
  }

  /// A point on a shortest way through a piece whose parts differ at both ends: never a corner at
  /// which nothing would be gained.
  private mutating func middle(_ piece: Piece) -> (Int, Int) {
    let (a, b) = (piece.first.lowerBound, piece.second.lowerBound)
    let (n, m) = (piece.first.count, piece.second.count)
    let delta = n - m
    let isOdd = delta % 2 != 0
    let zero = forward.count / 2
    let most = min((n + m + 1) / 2, Self.limit, zero - 1)
    for k in (zero - most - 1)...(zero + most + 1) {
      forward[k] = 0
      backward[k] = 0
    }
    for distance in 0...most {
      // Diagonals that have left the rectangle lead nowhere.
      let lowest = -(distance - 2 * max(0, distance - m))
      let highest = distance - 2 * max(0, distance - n)
      for k in stride(from: lowest, through: highest, by: 2) {
        var x =
          k == -distance || (k != distance && forward[zero + k - 1] < forward[zero + k + 1])
          ? forward[zero + k + 1] : forward[zero + k - 1] + 1
        var y = x - k
        while x < n, y < m, first[a + x] == second[b + y] {
          x += 1
          y += 1
        }
        forward[zero + k] = x
        guard isOdd, abs(delta - k) < distance else { continue }
        if x + backward[zero + delta - k] >= n { return point(x, y, in: piece) }
      }
      for k in stride(from: lowest, through: highest, by: 2) {
        var x =
          k == -distance || (k != distance && backward[zero + k - 1] < backward[zero + k + 1])
          ? backward[zero + k + 1] : backward[zero + k - 1] + 1
        var y = x - k
        while x < n, y < m, first[a + n - 1 - x] == second[b + m - 1 - y] {
          x += 1
          y += 1
        }
        backward[zero + k] = x
        guard !isOdd, abs(delta - k) <= distance else { continue }
        if forward[zero + delta - k] + x >= n { return point(n - x, m - y, in: piece) }
      }
    }
    return farthest(most, in: piece)
  }

  /// The point that the bounded search came farthest to from the start.
  private func farthest(_ distance: Int, in piece: Piece) -> (Int, Int) {
    let zero = forward.count / 2
    var best = (0, 0)
    for k in stride(from: -distance, through: distance, by: 2) {
      let x = min(forward[zero + k], piece.first.count)
      let y = x - k
      guard y >= 0, y <= piece.second.count, x + y > best.0 + best.1 else { continue }
      best = (x, y)
    }
    return point(best.0, best.1, in: piece)
  }

  /// A point of the whole; one in a corner, which would leave the piece as it is, moves by one.
  private func point(_ x: Int, _ y: Int, in piece: Piece) -> (Int, Int) {
    let (n, m) = (piece.first.count, piece.second.count)
    var x = min(max(x, 0), n)
    let y = min(max(y, 0), m)
    if x == 0, y == 0 { x = 1 }
    if x == n, y == m { x = n - 1 }
    return (piece.first.lowerBound + x, piece.second.lowerBound + y)
  }
}
