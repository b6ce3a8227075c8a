package import LetterpressVision

extension RGBImage {
  /// Returns the picture as decoded from a JPEG file: YCbCr with halved colour channels, 8 × 8 DCT, and the
  /// quantization tables of the standard's annex K, scaled as by the Independent JPEG Group's encoder.
  ///
  /// - Parameter quality: 1 to 100.
  package func withJPEGArtefacts(quality: Int) -> RGBImage {
    var planes = JPEGPlanes(self)
    let luma = JPEGQuantizer(table: JPEGQuantizer.luma, quality: quality)
    let chroma = JPEGQuantizer(table: JPEGQuantizer.chroma, quality: quality)
    luma.apply(to: &planes.luma)
    chroma.apply(to: &planes.blueness)
    chroma.apply(to: &planes.redness)
    return planes.image
  }
}
