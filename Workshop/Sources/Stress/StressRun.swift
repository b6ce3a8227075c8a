internal import Foundation
internal import LetterpressFiles
internal import LetterpressPNG
internal import LetterpressVision
internal import StressPictures

/// Makes and reads pictures of families, several at a time.
struct StressRun: Sendable {
  let seed: UInt64
  let jobs: Int
  let keeper: PictureKeeper?

  /// Reads the pictures of a family and tallies the outcomes.
  func tally(of family: StressFamily, _ indices: [Int]) async -> StressTally {
    await tally(family.name, indices) { family.picture($0, seed: seed) }
  }

  /// Reads pictures of boards that have lost all but their tiles.
  func tally(of kind: BareBoard, _ indices: [Int]) async -> StressTally {
    await tally("bare-\(kind.rawValue)", indices) { kind.picture($0, seed: seed) }
  }

  private func tally(
    _ name: String, _ indices: [Int], picture: @escaping @Sendable (Int) -> StressPicture
  ) async -> StressTally {
    await merged(StressTally(name: name), indices) { index, tally in
      let reader = BoardReader()
      let picture = picture(index)
      var outcome: StressOutcome?
      let time = ContinuousClock().measure { outcome = StressOutcome(reading: picture, with: reader) }
      guard let outcome else { return }
      tally.add(outcome, time: time)
      keeper?.keep(picture, outcome, name: "\(name)-\(seed)-\(index)")
    }
  }

  /// Does the work on each index, `jobs` at a time, and merges the tallies in a fixed order.
  func merged<Tally: Mergeable & Sendable>(
    _ empty: Tally, _ indices: [Int], work: @escaping @Sendable (Int, inout Tally) -> Void
  ) async -> Tally {
    await withTaskGroup(of: (Int, Tally).self) { group in
      for job in 0..<jobs {
        group.addTask {
          var tally = empty
          for index in indices where index % jobs == job { work(index, &tally) }
          return (job, tally)
        }
      }
      var tallies: [(job: Int, tally: Tally)] = []
      for await tally in group { tallies.append(tally) }
      return tallies.sorted { $0.job < $1.job }.reduce(into: empty) { $0.add($1.tally) }
    }
  }
}

/// A tally that can be counted in parts.
protocol Mergeable {
  mutating func add(_ other: Self)
}

extension StressRun {
  /// Counts how many pictures without a board are mistaken for one: equally many of every kind, and two large ones.
  func nonBoards(_ indices: [Int]) async -> NonBoardTally {
    await merged(NonBoardTally(), indices) { index, tally in
      let (kind, image) = nonBoard(index)
      let reader = BoardReader()
      var reading: BoardReading?
      let time = ContinuousClock().measure { reading = try? reader.read(image) }
      let mistaken = reading.flatMap { kind.isMistaken($0) ? $0 : nil }
      tally.add(kind, isAccepted: mistaken != nil, time: time)
      if let mistaken { keeper?.write(image, "no-board-\(seed)-\(index)-\(kind)-read-\(mistaken.board)") }
    }
  }

  private func nonBoard(_ index: Int) -> (kind: NonBoard, image: RGBImage) {
    let pictureSeed = seed &* 1_000_003 &+ UInt64(index)
    switch index {
    case 0: return (.textPage, NonBoard.scannedPage(seed: pictureSeed))
    case 1: return (.squares, NonBoard.manySquares(seed: pictureSeed))
    default:
      let kind = NonBoard.allCases[index % NonBoard.allCases.count]
      return (kind, kind.picture(seed: pictureSeed))
    }
  }
}

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
