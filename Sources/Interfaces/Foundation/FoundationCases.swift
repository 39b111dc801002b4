/// The cases of Foundation's enumerations.
extension Interface {
  static let operationQueuePriority = Interface(
    """
    extension Operation {
      enum QueuePriority: Int {
        case veryLow = -8
        case low = -4
        case normal = 0
        case high = 4
        case veryHigh = 8
      }
    }
    """)

  static let qualityOfService = Interface(
    """
    enum QualityOfService: Int {
      case userInteractive = 33
      case userInitiated = 25
      case utility = 17
      case background = 9
      case `default` = -1
    }
    """)
}
