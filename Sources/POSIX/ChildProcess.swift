import CPrograms

/// Another program, run by this one.
///
/// It has nothing of this process but what it is given: no other open file, and no signal that is ignored here.
package struct ChildProcess: ~Copyable {
  private let number: pid_t
  /// How it came to its end, as the system has it; nil as long as it is not known to have.
  private var status: Int32?

  /// Starts a program; nil where that cannot be done.
  ///
  /// - Parameters:
  ///   - environment: Its variables; nil for those of this process.
  ///   - folder: Where it is run; nil for where this process is.
  ///   - input: The file that it reads; nil for none.
  ///   - output: The file that it writes to; nil for where this process writes.
  ///   - complaints: The file that it complains to; nil for none.
  package init?(
    _ path: String, _ arguments: [String], environment: [String: String]? = nil,
    folder: String? = nil, input: Int32? = nil, output: Int32? = nil, complaints: Int32? = nil
  ) {
    let words = [path] + arguments
    let variables = environment?.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    guard !(words + (variables ?? []) + [folder ?? ""]).contains(where: { $0.utf8.contains(0) })
    else { return nil }
    let (read, first, second) = (input ?? -1, output ?? -1, complaints ?? -1)
    let started: pid_t = unsafe Self.withStrings(words) { words in
      guard let variables else {
        return unsafe start_program(path, words, nil, folder, read, first, second)
      }
      return unsafe Self.withStrings(variables) {
        unsafe start_program(path, words, $0, folder, read, first, second)
      }
    }
    guard started > 0 else { return nil }
    number = started
  }

  /// Strings as C has them: a list that ends with none.
  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = unsafe strings.map { unsafe strdup($0) }
    defer { for index in unsafe copies.indices { unsafe free(copies[index]) } }
    return unsafe body(copies + [nil])
  }

  /// Whether it ended well; nil as long as it runs.
  package mutating func endedWell() -> Bool? {
    if status == nil {
      var found: Int32 = 0
      let ended = unsafe waitpid(number, &found, WNOHANG)
      guard ended != 0 else { return nil }
      // Of one that is not there any more nobody knows how it ended.
      status = ended == number ? found : -1
    }
    return status == 0
  }

  /// With which code it ended, or by which signal; nil where neither is known.
  package var code: (exit: Int32?, signal: Int32?)? {
    guard let status, status >= 0 else { return nil }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8 & 0xFF, nil) : (nil, signal)
  }

  /// Ends it at once, with what it has started itself.
  package mutating func end() {
    guard status == nil else { return }
    _ = kill(-number, SIGKILL)
    _ = kill(number, SIGKILL)
    var found: Int32 = 0
    while unsafe waitpid(number, &found, 0) < 0, errno == EINTR {}
    status = -1
  }
}

/// A file without a name for what a program reads.
package struct UnnamedFile: ~Copyable {
  /// The file, at its beginning.
  package let descriptor: Int32

  /// A file in a folder that holds some bytes; nil where there can be none, and `errno` says why.
  package init?(_ bytes: [UInt8], in folder: String) {
    var template = Array("\(folder)/lifeline-XXXXXX".utf8CString)
    let descriptor = unsafe mkstemp(&template)
    guard descriptor >= 0 else { return nil }
    unsafe unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var place = 0
    while place < bytes.count {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe write(descriptor, $0.baseAddress! + place, bytes.count - place)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let reason = errno
        close(descriptor)
        errno = reason
        return nil
      }
      place += count
    }
    lseek(descriptor, 0, SEEK_SET)
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}

/// A pipe from a program to this one.
package struct ReadingPipe: ~Copyable {
  /// The file that this process reads.
  package let reading: Int32
  /// The file that the program writes.
  package let writing: Int32
  private var isWritable = true

  package init?() {
    var ends: [Int32] = [-1, -1]
    guard unsafe open_pipe(&ends) == 0 else { return nil }
    (reading, writing) = (ends[0], ends[1])
  }

  /// Leaves writing to the program alone, so that the pipe ends when that does.
  package mutating func endWriting() {
    if isWritable { close(writing) }
    isWritable = false
  }

  /// The next bytes; none at the end.
  package borrowing func next() -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: 65536) { buffer, count in
      var got = 0
      repeat {
        got = unsafe read(reading, buffer.baseAddress, buffer.count)
      } while got < 0
        && errno == EINTR
      count = max(got, 0)
    }
  }

  deinit {
    close(reading)
    if isWritable { close(writing) }
  }
}
