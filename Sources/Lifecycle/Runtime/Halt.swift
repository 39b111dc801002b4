public import CallTrace

/// Why a program stopped before its end.
public enum Halt: Error {
  /// An exception was raised; it is already in the trace.
  case exception(Exception)
  /// A budget is used up.
  case budget(Budget.Kind)
  /// The person has ended the application.
  case terminated
  /// The program did something that its reader has already reported.
  case failure
}
