package import LetterpressVision

/// A generated picture and what it shows.
package struct StressPicture: Sendable {
  /// The picture to read.
  package var image: RGBImage
  /// What it shows.
  package var truth: StressTruth
  /// The sample and its distortions.
  package var recipe: String
}
