import Foundation
import SourceText

/// The process's streams: data goes to standard output, everything about it to standard error.
enum Streams {
  /// Writes data.
  static func output(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  /// Writes about the data.
  static func error(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }

  /// Prints diagnostics with their source lines.
  static func report(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    error(DiagnosticPrinter().print(diagnostics))
  }

  /// The form that suits standard output: what a person reads on a terminal, a picture elsewhere.
  static var usualForm: RenderFormat { isatty(1) == 1 ? .text : .svg }

  /// All of standard input.
  static func input() -> [UInt8] {
    Array(FileHandle.standardInput.readDataToEndOfFile())
  }
}
