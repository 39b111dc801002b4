import POSIX
import SiteBuilder
import SourceText

/// The process's streams: data goes to standard output, everything about it to standard error.
///
/// All that the command says goes through here, and leaves as ``OutputText`` has it.
enum Streams {
  /// Writes data; where that fails, the process ends with 2, for nobody has the result.
  static func output(_ text: String, as form: OutputText.Form = .plain) {
    let text = OutputText.safe(text, as: form)
    guard let reason = write(text, to: STDOUT_FILENO), reason != EPIPE else { return }
    error(unsafe "error: cannot write to standard output: \(String(cString: strerror(reason)))\n")
    exit(2)
  }

  /// Writes a note that was read, byte for byte: it is its writer's own, and goes to the tool that asked.
  static func data(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe POSIX.write(STDOUT_FILENO, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        guard errno != EPIPE else { return }
        error(
          unsafe "error: cannot write to standard output: \(String(cString: strerror(errno)))\n")
        exit(2)
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Writes about the data, where anybody can read it.
  static func error(_ text: String) { _ = write(OutputText.safe(text), to: STDERR_FILENO) }

  /// Moves the cursor of a terminal, and writes there: what is made by us alone, byte for byte.
  static func terminal(_ text: String) { _ = write(text, to: STDERR_FILENO) }

  /// Writes all of a text; the error's number where that fails. A reader that has gone ends the process
  /// with a signal, as it ends others, unless the command does without readers.
  private static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while unsafe !rest.isEmpty {
        let count = unsafe POSIX.write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { return errno }
        unsafe rest = unsafe UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
      return nil
    }
  }

  /// Prints diagnostics with their source lines, what is said of many places once.
  ///
  /// - Parameters:
  ///   - each: Whether it is said of each place instead.
  ///   - all: Whether all are printed of many pages, but for those of a page with more than a thousand.
  static func report(_ diagnostics: [Diagnostic], each: Bool = false, all: Bool = false) {
    guard !diagnostics.isEmpty else { return }
    if all { return error(DiagnosticPrinter().print(diagnostics, atMost: .forPrograms)) }
    error(
      DiagnosticPrinter().print(each ? diagnostics : GatheredDiagnostics.gathered(diagnostics)))
  }

  /// The form that suits standard output: what a person reads on a terminal, a picture elsewhere.
  static var usualForm: RenderFormat { isatty(1) == 1 ? .text : .svg }

  /// All of standard input, or of one that is too large as much as shows that it is.
  static func input(atMost limit: Int = SizeLimits.page) -> [UInt8] {
    input(of: STDIN_FILENO, atMost: limit)
  }

  /// The same of another stream.
  static func input(of descriptor: Int32, atMost limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let more = next(of: descriptor, atMost: limit + 1 - bytes.count)
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  /// The next bytes of a stream; none at its end, or where it cannot be read.
  private static func next(of descriptor: Int32, atMost limit: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: min(limit, 65_536)) { buffer, count in
      var got = 0
      repeat {
        got = unsafe POSIX.read(descriptor, buffer.baseAddress, buffer.count)
      } while got < 0
        && errno == EINTR
      count = max(got, 0)
    }
  }
}
