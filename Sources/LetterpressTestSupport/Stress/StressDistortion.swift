/// One thing that happens to a screenshot.
package enum StressDistortion: String, CaseIterable, Sendable {
  /// The colours of a known theme.
  case theme
  /// The colours of a theme that does not exist.
  case invented
  /// Tiles turned and shifted, as if touched.
  case tilt
  /// Strips over tiles.
  case strip
  /// A message over the header.
  case popUp
  /// A finger over the header.
  case finger
  /// Another picture around it.
  case margin
  /// Sides cut off.
  case crop
  /// Another size.
  case scale
  case blur
  /// Colours of another gamut.
  case gamut
  case gamma
  case noise
  /// JPEG compression.
  case jpeg
}

/// The strength of distortions.
package enum StressRange: Sendable {
  /// Pictures that must be read.
  case stated
  /// Stronger: pictures may be refused, but not misread.
  case outside
}
