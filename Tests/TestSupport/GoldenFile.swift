import Foundation
public import Testing

/// Expects a text to be what a golden file holds: `Golden/NAME` beside the test's own file.
///
/// With `RECORD=1` in the environment the file is written and the test fails, so that recording
/// cannot pass for testing. The failure shows the first line that differs, and the whole of what
/// was produced is in the golden's diff after recording.
public func expectGolden(
  _ text: String, _ name: String, folder: String = "Golden", testFile: String = #filePath,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let file = URL(fileURLWithPath: testFile).deletingLastPathComponent()
    .appendingPathComponent(folder).appendingPathComponent(name)
  if ProcessInfo.processInfo.environment["RECORD"] == "1" {
    record(text, in: file, sourceLocation)
    return
  }
  guard let data = try? Data(contentsOf: file) else {
    Issue.record("no golden \(folder)/\(name): RECORD=1 makes it", sourceLocation: sourceLocation)
    return
  }
  let expected = String(decoding: data, as: UTF8.self)
  guard Array(text.utf8) != Array(expected.utf8) else { return }
  Issue.record(
    "\(folder)/\(name) differs: \(firstDifference(expected, text))", sourceLocation: sourceLocation)
}

private func record(_ text: String, in file: URL, _ sourceLocation: Testing.SourceLocation) {
  do {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    Issue.record("recorded \(file.lastPathComponent)", sourceLocation: sourceLocation)
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}

/// The first line that differs, as a reader of the failure wants it.
private func firstDifference(_ expected: String, _ actual: String) -> String {
  let expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
  for index in 0..<max(expected.count, actual.count) {
    let left = index < expected.count ? String(expected[index]) : "(end of text)"
    let right = index < actual.count ? String(actual[index]) : "(end of text)"
    if Array(left.utf8) != Array(right.utf8) {
      return "line \(index + 1)\n  expected: \(left)\n  actual:   \(right)"
    }
  }
  return "only in the bytes of a line ending"
}
