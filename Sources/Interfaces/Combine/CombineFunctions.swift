/// What Combine makes of several publishers.
extension FreeDeclarations {
  static let combine: StaticString = """
    extension Publishers {
      @engine(publish) static func CombineLatest<A, B>(_ a: A, _ b: B) -> AnyPublisher<Any, Error>
      @engine(publish) static func CombineLatest3<A, B, C>(_ a: A, _ b: B, _ c: C) -> AnyPublisher<Any, Error>
      @engine(publish) static func CombineLatest4<A, B, C, D>(_ a: A, _ b: B, _ c: C, _ d: D) -> AnyPublisher<Any, Error>
      @engine(publish) static func Merge<A, B>(_ a: A, _ b: B) -> AnyPublisher<Any, Error>
      @engine(publish) static func Merge3<A, B, C>(_ a: A, _ b: B, _ c: C) -> AnyPublisher<Any, Error>
      @engine(publish) static func MergeMany<A>(_ upstream: A...) -> AnyPublisher<Any, Error>
      @engine(publish) static func Zip<A, B>(_ a: A, _ b: B) -> AnyPublisher<Any, Error>
      @engine(publish) static func Zip3<A, B, C>(_ a: A, _ b: B, _ c: C) -> AnyPublisher<Any, Error>
    }
    """
}
