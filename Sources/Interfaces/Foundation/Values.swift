/// Values of Foundation.
extension Interface {
  static let url = Interface(
    """
    @opaque struct URL {
      init?(string: String)
      init(fileURLWithPath path: String)
    }
    """)

  static let urlComponents = Interface(
    """
    @opaque struct URLComponents {
      init?(string: String)
    }
    """)
}
