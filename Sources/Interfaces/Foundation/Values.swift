/// Values of Foundation.
extension Interface {
  static let url = Interface(
    """
    @carried struct URL {
      init?(string: String)
      init(fileURLWithPath path: String)
    }
    """)

  static let urlComponents = Interface(
    """
    @carried struct URLComponents {
      init?(string: String)
    }
    """)
}
