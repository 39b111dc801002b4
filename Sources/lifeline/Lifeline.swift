import Commands

@main
enum Lifeline {
  static func main() { CommandLineProcess.run() }
}
