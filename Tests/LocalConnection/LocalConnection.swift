import Foundation

/// A connection to a server on this machine, which whoever asked for it closes.
public func connection(toPort port: Int) throws -> Int32 {
  #if os(Linux)
    let stream = Int32(SOCK_STREAM.rawValue)
  #else
    let stream = SOCK_STREAM
  #endif
  let descriptor = socket(AF_INET, stream, 0)
  guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = UInt16(port).bigEndian
  address.sin_addr.s_addr = inet_addr("127.0.0.1")
  let isConnected = withUnsafePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
    }
  }
  guard isConnected else {
    let reason = errno
    close(descriptor)
    throw POSIXError(.init(rawValue: reason) ?? .EIO)
  }
  return descriptor
}
