/// The functions of Swift's standard library and of C's, and what every scenario has.
extension FreeDeclarations {
  static let scenario: StaticString = """
    @engine(settle) func settle()
    @engine(wait) func wait(_ seconds: Double)
    """

  static let swift: StaticString = """
    @formerly(println)
    @engine(print) func print(_ items: Any..., separator: String = " ", terminator: String = "\\n")
    @engine(print) func print<Target>(_ items: Any..., separator: String = " ", terminator: String = "\\n", to output: inout Target)
    @engine(print) func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\\n")
    @engine(print) func debugPrint<Target>(_ items: Any..., separator: String = " ", terminator: String = "\\n", to output: inout Target)
    @engine(print) func dump<T>(_ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max) -> T
    @engine(fatalError) func fatalError(_ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line) -> Never
    @engine(fatalError) func preconditionFailure(_ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line) -> Never
    @engine(fatalError) func assertionFailure(_ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line)
    @engine(assert) func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line)
    @engine(assert) func precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line)
    @engine(minimum) func min<T: Comparable>(_ x: T, _ y: T) -> T
    @engine(minimum) func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
    @engine(maximum) func max<T: Comparable>(_ x: T, _ y: T) -> T
    @engine(maximum) func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
    @engine(absolute) func abs<T: Comparable>(_ x: T) -> T
    @engine(typeOf) func type<T>(of value: T) -> Any.Type
    @engine(zip) func zip<First, Second>(_ sequence1: First, _ sequence2: Second) -> Zip2Sequence<First, Second>
    @engine(stride) func stride<T>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T>
    @engine(stride) func stride<T>(from start: T, through end: T, by stride: T.Stride) -> StrideThrough<T>
    @engine(sequence) func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldFirstSequence<T>
    @engine(sequence) func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State>
    @engine(swap) func swap<T>(_ a: inout T, _ b: inout T)
    extension Int {
      @engine(lowest) static func random(in range: Range<Int>) -> Int
      @engine(lowest) static func random<T>(in range: Range<Int>, using generator: inout T) -> Int
    }
    extension UInt32 {
      @engine(lowest) static func random(in range: Range<UInt32>) -> UInt32
    }
    extension Double {
      @engine(lowest) static func random(in range: Range<Double>) -> Double
    }
    extension Float {
      @engine(lowest) static func random(in range: Range<Float>) -> Float
    }
    extension CGFloat {
      @engine(lowest) static func random(in range: Range<CGFloat>) -> CGFloat
    }
    extension TimeInterval {
      @engine(lowest) static func random(in range: Range<TimeInterval>) -> TimeInterval
    }
    extension Bool {
      @engine(no) static func random() -> Bool
      @engine(no) static func random<T>(using generator: inout T) -> Bool
    }
    extension Duration {
      @engine(interval) static func seconds<T>(_ seconds: T) -> Duration
      @engine(interval) static func milliseconds<T>(_ milliseconds: T) -> Duration
    }
    """

  static let concurrency: StaticString = """
    @engine(cancellationHandler) func withTaskCancellationHandler<T>(operation: () async throws -> T, onCancel handler: @Sendable () -> Void) async -> T
    @engine(cancellationHandler) func withTaskCancellationHandler<T>(handler: @Sendable () -> Void, operation: () async throws -> T) async -> T
    @engine(taskGroup) func withTaskGroup<Child, T>(of childTaskResultType: Child.Type = Child.self, returning returnType: T.Type = T.self, body: (inout TaskGroup<Child>) async -> T) async -> T
    @engine(taskGroup) func withThrowingTaskGroup<Child, T>(of childTaskResultType: Child.Type = Child.self, returning returnType: T.Type = T.self, body: (inout ThrowingTaskGroup<Child, any Error>) async throws -> T) async -> T
    @engine(taskGroup) func withDiscardingTaskGroup<T>(returning returnType: T.Type = T.self, body: (inout DiscardingTaskGroup) async -> T) async -> T
    @engine(taskGroup) func withThrowingDiscardingTaskGroup<T>(returning returnType: T.Type = T.self, body: (inout ThrowingDiscardingTaskGroup<any Error>) async throws -> T) async -> T
    @engine(continuation) func withCheckedContinuation<T>(function: String = #function, _ body: (CheckedContinuation<T, Never>) -> Void) async -> T
    @engine(continuation) func withCheckedThrowingContinuation<T>(function: String = #function, _ body: (CheckedContinuation<T, any Error>) -> Void) async -> T
    @engine(continuation) func withUnsafeContinuation<T>(_ fn: (UnsafeContinuation<T, Never>) -> Void) async -> T
    @engine(continuation) func withUnsafeThrowingContinuation<T>(_ fn: (UnsafeContinuation<T, any Error>) -> Void) async -> T
    extension Task {
      @engine(task) static func sleep(nanoseconds duration: UInt64) async throws
      @engine(task) static func sleep(_ duration: UInt64) async
      @engine(task) static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws
      @engine(task) static func sleep<C>(for duration: Duration, tolerance: Duration? = nil, clock: C) async throws
      @engine(task) static func sleep<C>(until deadline: C.Instant, tolerance: Duration? = nil, clock: C) async throws
      @engine(task) static func yield() async
      @engine(task) static func checkCancellation() throws
      @engine(task) static func detached<T>(name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> T) -> Task<T, any Error>
      @engine(task) static func immediate<T>(name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> T) -> Task<T, any Error>
    }
    extension MainActor {
      @engine(mainActorRun) static func run<T>(resultType: T.Type = T.self, body: () throws -> T) async -> T
      @engine(mainActorRun) static func assumeIsolated<T>(_ operation: () throws -> T) -> T
      @engine(mainActorRun) static func assertIsolated(_ message: @autoclosure () -> String = "")
      @engine(mainActorRun) static func preconditionIsolated(_ message: @autoclosure () -> String = "")
    }
    extension AsyncStream {
      @engine(stream) static func makeStream<T>(of elementType: T.Type = T.self, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded) -> (stream: AsyncStream<T>, continuation: Continuation)
    }
    extension AsyncThrowingStream {
      @engine(stream) static func makeStream<T>(of elementType: T.Type = T.self, throwing failureType: Failure.Type = Failure.self, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded) -> (stream: AsyncThrowingStream<T, any Error>, continuation: Continuation)
    }
    """

  static let observation: StaticString = """
    @engine(observationTracking) func withObservationTracking<T>(_ apply: () -> T, onChange: @autoclosure () -> @Sendable () -> Void) -> T
    """

  /// C's own, of which some are macros.
  static let c: StaticString = """
    @engine(log) func printf(_ format: String, _ args: CVarArg...) -> Int32
    @engine(fatalError) func abort() -> Never
    @engine(minimum) func MIN<T: Comparable>(_ a: T, _ b: T) -> T
    @engine(maximum) func MAX<T: Comparable>(_ a: T, _ b: T) -> T
    @engine(absolute) func ABS<T: Comparable>(_ a: T) -> T
    @engine(absolute) func fabs<T: FloatingPoint>(_ x: T) -> T
    @engine(absolute) func fabsf(_ x: Float) -> Float
    @engine(rounded) func round<T: FloatingPoint>(_ x: T) -> T
    @engine(rounded) func floor<T: FloatingPoint>(_ x: T) -> T
    @engine(rounded) func ceil<T: FloatingPoint>(_ x: T) -> T
    @engine(rounded) func roundf(_ x: Float) -> Float
    @engine(rounded) func floorf(_ x: Float) -> Float
    @engine(rounded) func ceilf(_ x: Float) -> Float
    @engine(minimum) func fmin<T: FloatingPoint>(_ x: T, _ y: T) -> T
    @engine(maximum) func fmax<T: FloatingPoint>(_ x: T, _ y: T) -> T
    @engine(minimum) func fminf(_ x: Float, _ y: Float) -> Float
    @engine(maximum) func fmaxf(_ x: Float, _ y: Float) -> Float
    @engine(root) func sqrt<T: FloatingPoint>(_ x: T) -> T
    @engine(root) func sqrtf(_ x: Float) -> Float
    @engine(elementary) func sin<T: FloatingPoint>(_ x: T) -> T
    @engine(elementary) func sinf(_ x: Float) -> Float
    @engine(elementary) func cos<T: FloatingPoint>(_ x: T) -> T
    @engine(elementary) func cosf(_ x: Float) -> Float
    @engine(elementary) func tan<T: FloatingPoint>(_ x: T) -> T
    @engine(elementary) func tanf(_ x: Float) -> Float
    @engine(elementary) func asin<T: FloatingPoint>(_ x: T) -> T
    @engine(elementary) func asinf(_ x: Float) -> Float
    @engine(elementary) func acos<T: FloatingPoint>(_ x: T) -> T
    @engine(elementary) func acosf(_ x: Float) -> Float
    @engine(elementary) func atan<T: FloatingPoint>(_ x: T) -> T
    @engine(elementary) func atanf(_ x: Float) -> Float
    @engine(elementary) func sinh<T: FloatingPoint>(_ x: T) -> T
    @engine(elementary) func sinhf(_ x: Float) -> Float
    @engine(elementary) func cosh<T: FloatingPoint>(_ x: T) -> T
    @engine(elementary) func coshf(_ x: Float) -> Float
    @engine(elementary) func tanh<T: FloatingPoint>(_ x: T) -> T
    @engine(elementary) func tanhf(_ x: Float) -> Float
    @engine(elementary) func exp<T: FloatingPoint>(_ x: T) -> T
    @engine(elementary) func expf(_ x: Float) -> Float
    @engine(elementary) func logf(_ x: Float) -> Float
    @engine(elementary) func log2<T: FloatingPoint>(_ x: T) -> T
    @engine(elementary) func log2f(_ x: Float) -> Float
    @engine(elementary) func log10<T: FloatingPoint>(_ x: T) -> T
    @engine(elementary) func log10f(_ x: Float) -> Float
    @engine(elementary) func cbrt<T: FloatingPoint>(_ x: T) -> T
    @engine(elementary) func cbrtf(_ x: Float) -> Float
    @engine(elementary) func trunc<T: FloatingPoint>(_ x: T) -> T
    @engine(elementary) func truncf(_ x: Float) -> Float
    @engine(elementary) func pow<T: FloatingPoint>(_ x: T, _ y: T) -> T
    @engine(elementary) func powf(_ x: Float, _ y: Float) -> Float
    @engine(elementary) func atan2<T: FloatingPoint>(_ x: T, _ y: T) -> T
    @engine(elementary) func atan2f(_ x: Float, _ y: Float) -> Float
    @engine(elementary) func fmod<T: FloatingPoint>(_ x: T, _ y: T) -> T
    @engine(elementary) func fmodf(_ x: Float, _ y: Float) -> Float
    @engine(elementary) func hypot<T: FloatingPoint>(_ x: T, _ y: T) -> T
    @engine(elementary) func hypotf(_ x: Float, _ y: Float) -> Float
    @engine(zero) func arc4random() -> UInt32
    @engine(zero) func arc4random_uniform(_ upper_bound: UInt32) -> UInt32
    @engine(zero) func rand() -> Int32
    @engine(sleep) func sleep(_ seconds: UInt32) -> UInt32
    @engine(sleep) func usleep(_ microseconds: UInt32) -> Int32
    @engine(sizeOf) func sizeof<T>(_ value: T) -> Int
    let M_PI: Double = 3.141592653589793
    let M_PI_2: Double = 1.5707963267948966
    """
}
