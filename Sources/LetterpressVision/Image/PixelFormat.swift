/// The memory layout of a pixel, one byte per channel.
public enum PixelFormat: CaseIterable, Sendable {
  /// Red, green, blue.
  case rgb
  /// Red, green, blue, alpha, as in an HTML canvas.
  case rgba
  /// Blue, green, red, alpha, as in most pictures on Apple platforms.
  case bgra

  /// The number of bytes per pixel.
  public var byteCount: Int { self == .rgb ? 3 : 4 }
}
