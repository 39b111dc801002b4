@main
enum Lifeline {
  static func main() {}
}
