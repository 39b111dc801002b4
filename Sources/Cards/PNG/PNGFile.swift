/// A picture as a PNG file of at most 256 colours.
enum PNGFile {
  static func bytes(of canvas: Canvas) -> [UInt8] {
    let (palette, indices) = colors(of: canvas)
    var rows: [UInt8] = []
    rows.reserveCapacity((canvas.width + 1) * canvas.height)
    for row in 0..<canvas.height {
      rows.append(0)
      rows += indices[row * canvas.width..<(row + 1) * canvas.width]
    }
    let size = UInt32(canvas.width).bigEndianBytes + UInt32(canvas.height).bigEndianBytes
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", size + [8, 3, 0, 0, 0])
      + chunk("PLTE", palette.flatMap { $0.bigEndianBytes.dropFirst() })
      + chunk("IDAT", Deflate.zlib(rows, stride: canvas.width + 1))
      + chunk("IEND", [])
  }

  /// The colours of a picture, in the order in which they come, and which of them each pixel has. Where there are
  /// too many, those that differ least count as one.
  private static func colors(of canvas: Canvas) -> (palette: [UInt32], indices: [UInt8]) {
    for mask: UInt32 in [0xFFFFFF, 0xFCFCFC, 0xF8F8F8, 0xF0F0F0, 0xE0E0E0] {
      if let found = colors(of: canvas, mask) { return found }
    }
    return colors(of: canvas, 0xC0C0C0) ?? ([0], Array(repeating: 0, count: canvas.pixels.count))
  }

  private static func colors(
    of canvas: Canvas, _ mask: UInt32
  ) -> (palette: [UInt32], indices: [UInt8])? {
    var places: [UInt32: UInt8] = [:]
    var palette: [UInt32] = []
    var indices: [UInt8] = []
    indices.reserveCapacity(canvas.pixels.count)
    var (last, index): (UInt32?, UInt8) = (nil, 0)
    for pixel in canvas.pixels {
      if pixel != last {
        let color = pixel & mask
        if let place = places[color] {
          index = place
        } else {
          guard palette.count < 256 else { return nil }
          index = UInt8(palette.count)
          places[color] = index
          palette.append(pixel)
        }
        last = pixel
      }
      indices.append(index)
    }
    return (palette, indices)
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return UInt32(content.count).bigEndianBytes + body + CRC32.of(body).bigEndianBytes
  }
}
