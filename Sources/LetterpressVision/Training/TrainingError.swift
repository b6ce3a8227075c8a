public import LetterpressSolver

/// Why nothing was learnt.
public enum TrainingError: DescribedError, Equatable, Sendable {
  /// A label that is not 25 characters of A–Z or `?`.
  case invalidLabel(screenshot: String, BoardError)
  /// A screenshot from which no board could be read.
  case unreadable(screenshot: String, BoardReaderError)
  /// Labels that contradict confident readings, or one another.
  case contradictions([Contradiction])

  /// A tile whose label contradicts a confident reading, or the labels of other tiles.
  public struct Contradiction: Equatable, Sendable {
    /// Which tile of which screenshot.
    public let origin: TemplateOrigin
    /// What the label says.
    public let label: Letter
    /// What it is instead.
    public let read: Letter
    /// The confidence with which it is read so, 0 to 1; nil if only other tiles say so.
    public let confidence: Double?
    /// How many other tiles of the training look the same and are labelled so.
    public let votes: Int
    /// The trained template that causes the reading; nil if it would be the same without any.
    public let cause: Cause?

    /// A stored template, which may have been learnt from a wrong label.
    public struct Cause: Equatable, Sendable {
      /// Its name in the store.
      public let name: TemplateName
      /// Where it was cut from; nil if not recorded.
      public let origin: TemplateOrigin?
    }
  }
}

extension TrainingError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .invalidLabel(let screenshot, .wrongCount(let count)):
      "\(screenshot): its label has \(counted(count, "letter")) instead of 25, one per tile, row by row (? skips a tile)"
    case .invalidLabel(let screenshot, let error):
      "\(screenshot): in its label, \(error)"
    case .unreadable(let screenshot, let error):
      "\(screenshot): \(error)"
    case .contradictions(let contradictions):
      contradictions.map { $0.description }.joined(separator: "\n")
    }
  }
}

extension TrainingError.Contradiction: CustomStringConvertible {
  /// The tile, its label, what it is instead, and why.
  public var description: String {
    var reasons: [String] = []
    if let confidence {
      reasons.append(
        "it reads as \(read.uppercase) (confidence \(Int(confidence * 100))%)" + (cause.map { ", \($0)" } ?? ""))
    }
    if votes > 0 {
      let tiles = votes == 1 ? "1 tile that looks the same is" : "\(votes) tiles that look the same are"
      reasons.append("\(tiles) labelled \(read.uppercase)")
    }
    return "\(origin): labelled \(label.uppercase), but \(reasons.joined(separator: ", and "))"
  }
}

extension TrainingError.Contradiction.Cause: CustomStringConvertible {
  /// The template, and where it came from.
  public var description: String {
    "because of the trained template \(name) (\(origin?.description ?? "added by hand"))"
  }
}
