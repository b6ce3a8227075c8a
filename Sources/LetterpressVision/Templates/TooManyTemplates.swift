public import LetterpressSolver

/// Why templates could not be named: all of ``TemplateName/numbers`` are taken for a letter.
public struct TooManyTemplates: DescribedError, Equatable, Sendable {
  /// The letter.
  public let letter: Letter
}

extension TooManyTemplates: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    "there is no room for more templates of \(letter.uppercase): remove some"
  }
}
