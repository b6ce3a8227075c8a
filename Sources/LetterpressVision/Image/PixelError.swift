public import LetterpressSolver

/// Why bytes cannot be taken as the pixels of a picture.
public enum PixelError: DescribedError, Equatable, Sendable {
  /// A side is less than one pixel.
  case noPixels(width: Int, height: Int)
  /// More pixels than the limit: ``RGBImage/maximumPixels``, or a lower one set by the caller.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// The row stride is shorter than a row, so that rows would overlap.
  case rowsOverlap(stride: Int, rowBytes: Int)
  /// Fewer bytes than the pixels need; `expected` is `Int.max` if that number overflows.
  case tooFewBytes(expected: Int, got: Int)
}

extension PixelError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .noPixels(let width, let height): "\(width) × \(height) is not a picture: both sides must be 1 or more"
    case .tooManyPixels(let width, let height, let limit):
      "\(width) × \(height) is more than \(limit / 1_000_000) million pixels: scale the picture down"
    case .rowsOverlap(let stride, let rowBytes):
      "a row of pixels takes \(counted(rowBytes, "byte")), more than the stride of \(stride)"
    case .tooFewBytes(let expected, let got):
      "the pixels take \(counted(expected, "byte")), but there \(got == 1 ? "is" : "are") only \(got)"
    }
  }
}
