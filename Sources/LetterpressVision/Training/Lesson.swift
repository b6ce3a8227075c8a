public import LetterpressSolver

/// What a labelled tile teaches.
public enum Lesson: Equatable, Sendable {
  /// Its letter, cut out.
  case template(TrainedTemplate)
  /// Nothing, as the sign on the tile cannot be told from ink over a letter. It has the label's letter and the tile's origin.
  case covered(Letter, at: TemplateOrigin)
}

extension Lesson {
  /// The letter, cut out; nil if the tile teaches nothing.
  public var template: TrainedTemplate? {
    switch self {
    case .template(let template): template
    case .covered: nil
    }
  }

  /// What the label says.
  public var letter: Letter {
    switch self {
    case .template(let template): template.letter
    case .covered(let letter, _): letter
    }
  }

  /// Which tile of which screenshot it is.
  public var origin: TemplateOrigin {
    switch self {
    case .template(let template): template.origin
    case .covered(_, let origin): origin
    }
  }
}
