/// Values of Foundation.
extension Interface {
  static let url = Interface(
    """
    @opaque struct URL {
      init?(string: String)
      init(fileURLWithPath path: String)
    }
    """)

  static let dateComponents = Interface(
    """
    @opaque struct DateComponents {
      init(
        calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil,
        month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil,
        nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil,
        weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil)
      var calendar: Calendar?
      var timeZone: TimeZone?
      var era: Int?
      var year: Int?
      var month: Int?
      var day: Int?
      var hour: Int?
      var minute: Int?
      var second: Int?
      var nanosecond: Int?
      var weekday: Int?
      var weekdayOrdinal: Int?
      var quarter: Int?
      var weekOfMonth: Int?
      var weekOfYear: Int?
      var yearForWeekOfYear: Int?
      var isLeapMonth: Bool?
      @own var date: Date? { get }
      var isValidDate: Bool { get }
    }
    """)

  static let mirror = Interface(
    """
    @opaque struct Mirror {
      init(reflecting subject: Any)
      @own var children: Mirror.Children { get }
      @own var subjectType: Any.Type { get }
      @own var displayStyle: Mirror.DisplayStyle? { get }
      @own var superclassMirror: Mirror? { get }
    }
    """)

  static let urlComponents = Interface(
    """
    @opaque struct URLComponents {
      init?(string: String)
    }
    """)
}
