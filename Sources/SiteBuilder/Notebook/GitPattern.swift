extension GitIgnore {
  /// One line of a `.gitignore`.
  struct Pattern {
    /// Whether it takes back what a line above it ignores.
    let isNegated: Bool
    /// Whether it is of folders alone.
    let isOfFolders: Bool
    /// Whether it begins at the file's own folder; otherwise it is of names, wherever they are.
    let isAnchored: Bool
    private let parts: [Part]

    /// What stands between two slashes.
    private enum Part {
      /// `**`: any number of folders.
      case folders
      case name([Piece])
    }

    /// What stands for a byte, or for some.
    private enum Piece: Equatable {
      case byte(UInt8)
      case any
      case run
      case set(ByteSet)
    }

    /// Some of the 256 bytes: whether it holds one costs the same however it is written.
    private struct ByteSet: Equatable {
      private var words: SIMD4<UInt64> = .zero

      init(_ ranges: [ClosedRange<UInt8>], isNegated: Bool) {
        for byte in ranges.joined() { words[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }
        if isNegated { words = ~words }
      }

      func contains(_ byte: UInt8) -> Bool {
        words[Int(byte >> 6)] & (1 << UInt64(byte & 63)) != 0
      }
    }

    /// Reads a line; nil for one that says nothing.
    init?(line: ArraySlice<UInt8>) {
      var line = Array(line)
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      while line.last == UInt8(ascii: " "), line.dropLast().last != UInt8(ascii: "\\") {
        line.removeLast()
      }
      guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
      isNegated = first == UInt8(ascii: "!")
      if isNegated { line.removeFirst() }
      isOfFolders = line.last == UInt8(ascii: "/")
      if isOfFolders { line.removeLast() }
      isAnchored = line.contains(UInt8(ascii: "/"))
      let names = line.split(separator: UInt8(ascii: "/"))
      guard !names.isEmpty else { return nil }
      var parts: [Part] = []
      for name in names {
        if name.elementsEqual("**".utf8) {
          if case .folders? = parts.last { continue }
          parts.append(.folders)
        } else {
          guard let pieces = Self.pieces(name) else { return nil }
          parts.append(.name(pieces))
        }
      }
      self.parts = parts
    }

    /// The one thing that it is of, where nothing in it stands for anything else: a name, or a path from the
    /// file's own folder.
    var literal: [UInt8]? {
      var literal: [UInt8] = []
      for part in parts {
        guard case .name(let pieces) = part else { return nil }
        if !literal.isEmpty { literal.append(UInt8(ascii: "/")) }
        for piece in pieces {
          guard case .byte(let byte) = piece else { return nil }
          literal.append(byte)
        }
      }
      return literal
    }

    /// Whether it is of a path below the folder of its file, which is of some names.
    ///
    /// - Parameter steps: Counts what is compared.
    func matches(_ names: [ArraySlice<UInt8>], isFolder: Bool, steps: inout Int) -> Bool {
      steps += 1
      if isOfFolders, !isFolder { return false }
      guard isAnchored else {
        guard let name = names.last, case .name(let pieces)? = parts.first else {
          return !names.isEmpty
        }
        return Self.matches(pieces, name, &steps)
      }
      return Self.matchesAll(names, parts, &steps)
    }

    /// The same for parts: as for the pieces of a name, where `**` stands for a run. What a `**` at the end
    /// stands for is never empty.
    private static func matchesAll(
      _ names: [ArraySlice<UInt8>], _ parts: [Part], _ steps: inout Int
    ) -> Bool {
      var (name, part) = (0, 0)
      var retry: (name: Int, part: Int)?
      while name < names.count {
        steps += 1
        if part < parts.count {
          switch parts[part] {
          case .folders:
            if part == parts.count - 1 { return true }
            retry = (name, part + 1)
            part += 1
            continue
          case .name(let pieces):
            if matches(pieces, names[name], &steps) {
              name += 1
              part += 1
              continue
            }
          }
        }
        guard let last = retry else { return false }
        retry = (last.name + 1, last.part)
        (name, part) = (last.name + 1, last.part)
      }
      return part == parts.count
    }

    /// Whether pieces are all of a name; of several runs, only the last has ever to be tried again.
    private static func matches(
      _ pieces: [Piece], _ name: ArraySlice<UInt8>, _ steps: inout Int
    ) -> Bool {
      // Of most names that differ the end does: `*.log`.
      if let piece = pieces.last, let byte = name.last, piece != .run, !matches(piece, byte) {
        return false
      }
      var (index, piece) = (name.startIndex, 0)
      var retry: (index: Int, piece: Int)?
      while index < name.endIndex {
        steps += 1
        if piece < pieces.count {
          if pieces[piece] == .run {
            retry = (index, piece + 1)
            piece += 1
            continue
          }
          if matches(pieces[piece], name[index]) {
            index += 1
            piece += 1
            continue
          }
        }
        guard let last = retry else { return false }
        retry = (last.index + 1, last.piece)
        (index, piece) = (last.index + 1, last.piece)
      }
      return pieces[piece...].allSatisfy { $0 == .run }
    }

    private static func matches(_ piece: Piece, _ byte: UInt8) -> Bool {
      switch piece {
      case .byte(let own): own == byte
      case .any, .run: true
      case .set(let bytes): bytes.contains(byte)
      }
    }

    // MARK: Reading

    /// The pieces of a name; nil for one that is of nothing, such as one with a set that does not end.
    private static func pieces(_ name: ArraySlice<UInt8>) -> [Piece]? {
      var pieces: [Piece] = []
      var index = name.startIndex
      while index < name.endIndex {
        switch name[index] {
        case UInt8(ascii: "*"): if pieces.last != .run { pieces.append(.run) }
        case UInt8(ascii: "?"): pieces.append(.any)
        case UInt8(ascii: "\\"):
          index += 1
          guard index < name.endIndex else { return nil }
          pieces.append(.byte(name[index]))
        case UInt8(ascii: "["):
          guard let set = set(name, &index) else { return nil }
          pieces.append(set)
        default: pieces.append(.byte(name[index]))
        }
        index += 1
      }
      return pieces
    }

    /// Reads a set such as `[a-z]` or `[!0-9]`, up to its end.
    private static func set(_ name: ArraySlice<UInt8>, _ index: inout Int) -> Piece? {
      index += 1
      let isNegated = index < name.endIndex && "!^".utf8.contains(name[index])
      if isNegated { index += 1 }
      var ranges: [ClosedRange<UInt8>] = []
      let start = index
      while index < name.endIndex, name[index] != UInt8(ascii: "]") || index == start {
        if let named = named(name, &index) {
          ranges += named
          continue
        }
        guard let low = member(name, &index) else { return nil }
        guard index + 1 < name.endIndex, name[index] == UInt8(ascii: "-"),
          name[index + 1] != UInt8(ascii: "]")
        else {
          ranges.append(low...low)
          continue
        }
        index += 1
        guard let high = member(name, &index) else { return nil }
        if low <= high { ranges.append(low...high) }
      }
      return index < name.endIndex ? .set(ByteSet(ranges, isNegated: isNegated)) : nil
    }

    /// Reads a class such as `[:digit:]` in a set; nil where there is none.
    private static func named(_ name: ArraySlice<UInt8>, _ index: inout Int) -> [ClosedRange<
      UInt8
    >]? {
      for (word, ranges) in classes where name[index...].starts(with: "[:\(word):]".utf8) {
        index += word.utf8.count + 4
        return ranges
      }
      return nil
    }

    private static let classes: [(String, [ClosedRange<UInt8>])] = [
      ("digit", [0x30...0x39]), ("lower", [0x61...0x7A]), ("upper", [0x41...0x5A]),
      ("alpha", [0x41...0x5A, 0x61...0x7A]), ("alnum", [0x30...0x39, 0x41...0x5A, 0x61...0x7A]),
      ("xdigit", [0x30...0x39, 0x41...0x46, 0x61...0x66]), ("space", [0x09...0x0D, 0x20...0x20]),
      ("blank", [0x09...0x09, 0x20...0x20]), ("cntrl", [0x00...0x1F, 0x7F...0x7F]),
      ("punct", [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E]),
      ("graph", [0x21...0x7E]), ("print", [0x20...0x7E]),
    ]

    private static func member(_ name: ArraySlice<UInt8>, _ index: inout Int) -> UInt8? {
      if name[index] == UInt8(ascii: "\\") { index += 1 }
      guard index < name.endIndex else { return nil }
      index += 1
      return name[index - 1]
    }
  }
}
