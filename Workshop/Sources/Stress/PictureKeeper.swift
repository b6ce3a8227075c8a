internal import Foundation
internal import LetterpressFiles
internal import LetterpressPNG
internal import LetterpressTestSupport
internal import LetterpressVision

/// Writes pictures into a folder, named after what went wrong.
struct PictureKeeper: Sendable {
  private let folder: String
  /// Whether to keep pictures whose readings are only incomplete, too.
  private let keepsAll: Bool

  init(folder: String, keepsAll: Bool) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    self.folder = folder
    self.keepsAll = keepsAll
  }

  func keep(_ picture: StressPicture, _ outcome: StressOutcome, name: String) {
    guard outcome.isWrong || outcome.refusal != nil && !outcome.isRefusalDue || keepsAll && !outcome.complaints.isEmpty
    else { return }
    write(picture.image, "\(name)-\(picture.recipe)-\(outcome.complaints.prefix(6).joined(separator: ","))")
  }

  func write(_ image: RGBImage, _ name: String) {
    do {
      try FileSystem.write(try PNGEncoder.encode(image), to: "\(folder)/\(name).png")
    } catch {
      FileHandle.standardError.write(Data("\(name): \(error)\n".utf8))
    }
  }
}
