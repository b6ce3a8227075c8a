public import LetterpressSolver

/// All letters that were learnt, as they are kept in one file, which the program and the page share.
public struct LearntLetters: Equatable, Sendable {
  /// The letters, ordered by name; no name occurs twice.
  public private(set) var templates: [StoredTemplate] = []
  /// One for each damaged entry of the file that this was read from, which is left out: its name, or nil if that is damaged, too.
  public internal(set) var damaged: [TemplateName?] = []

  /// Creates an empty collection.
  public init() {}

  /// Collects letters.
  ///
  /// - Returns: nil if a name occurs twice.
  /// - Complexity: O(*n* log *n*).
  public init?(_ templates: [StoredTemplate]) {
    let sorted = templates.sorted { $0.name < $1.name }
    guard zip(sorted, sorted.dropFirst()).allSatisfy({ $0.name < $1.name }) else { return nil }
    self.templates = sorted
  }

  /// The forms that tiles are compared with.
  ///
  /// - Complexity: O(letters).
  public var templateSet: TemplateSet { TemplateSet(templates.map { $0.template }) }

  /// The number of the last training of which letters are left; 0 if there are none.
  public var lastTraining: Int { templates.reduce(0) { max($0, $1.training) } }

  /// How many trainings are told apart; all further ones count as one.
  static let mostTrainings = 1_000_000

  private var nextTraining: Int { min(lastTraining + 1, LearntLetters.mostTrainings) }

  /// Learns the letters of a training under new names, except those that are known already: the same letter with nearly the same
  /// pixels.
  ///
  /// - Returns: those that are new, in the order given.
  /// - Throws: ``TooManyTemplates``; nothing is learnt then.
  /// - Complexity: O(*n* · *m*) for *n* letters and *m* that are known.
  @discardableResult
  public mutating func learn(_ cut: [TrainedTemplate]) throws(TooManyTemplates) -> [StoredTemplate] {
    let new = try StoredTemplate.naming(cut, besides: templates, training: nextTraining)
    insert(new)
    return new
  }

  /// Takes letters over from somebody else, as one training, except those that are known already.
  ///
  /// - Returns: those that are new, in the order given, under new names.
  /// - Throws: ``TooManyTemplates``; nothing is taken over then.
  /// - Complexity: O(*n* · *m*) for *n* letters and *m* that are known.
  @discardableResult
  public mutating func take(_ others: [StoredTemplate]) throws(TooManyTemplates) -> [StoredTemplate] {
    let new = try StoredTemplate.renaming(others.map { $0.checked }, besides: templates, training: nextTraining)
    insert(new)
    return new
  }

  /// Forgets letters, and all damaged entries.
  ///
  /// - Returns: the letters forgotten, ordered by name.
  /// - Complexity: O(letters).
  @discardableResult
  public mutating func remove(where isUnwanted: (StoredTemplate) -> Bool) -> [StoredTemplate] {
    let unwanted = templates.filter(isUnwanted)
    templates.removeAll(where: isUnwanted)
    damaged = []
    return unwanted
  }

  private mutating func insert(_ new: [StoredTemplate]) {
    templates = (templates + new).sorted { $0.name < $1.name }
    // They cannot be repaired, and are in the next file no more.
    damaged = []
  }

  mutating func read(_ template: StoredTemplate) { templates.append(template) }
}

extension LearntLetters {
  /// A letter from somebody else that looks like another one that is known.
  public struct Contradiction: Equatable, Sendable {
    /// The one from somebody else.
    public let theirs: StoredTemplate
    /// The one that is known.
    public let own: StoredTemplate
  }

  /// The similarity from which two glyphs are the same letter of the same typeface: pictures of different sizes differ by as much.
  package static let sameness: Float = 0.985

  /// Returns the letters of others that look the same as one of another letter here, and more so than as any of their own letter.
  ///
  /// - Complexity: O(*n* · *m*) comparisons of glyphs for *n* letters of others and *m* here.
  public func contradictions(in others: [StoredTemplate]) -> [Contradiction] {
    others.compactMap { theirs in
      var own: (similarity: Float, template: StoredTemplate)?
      var sameLetter = -Float.infinity
      for template in templates {
        let similarity = theirs.glyph.similarity(to: template.glyph)
        if template.name.letter == theirs.name.letter {
          sameLetter = max(sameLetter, similarity)
        } else if similarity >= LearntLetters.sameness, own.map({ similarity > $0.similarity }) ?? true {
          own = (similarity, template)
        }
      }
      guard let own, own.similarity > sameLetter else { return nil }
      return Contradiction(theirs: theirs, own: own.template)
    }
  }
}

extension LearntLetters {
  /// Returns the letters learnt that look the same as one of another letter, learnt or built in, where it is about one of certain letters.
  ///
  /// - Complexity: O(*n* · *k*) comparisons of glyphs for *n* templates, of which *k* are of those letters.
  public func conflicts(on letters: [Letter], besides builtIn: TemplateSet) -> [StoredTemplate] {
    guard !letters.isEmpty else { return [] }
    let concerned = LetterSet(letters)
    let all = (builtIn.templates + templates.map { $0.template }).filter { $0.symbol.letter != nil }
    let ofThem = all.filter { $0.symbol.letter.map { concerned.contains($0) } ?? false }
    return templates.filter { template in
      (concerned.contains(template.name.letter) ? all : ofThem).contains { other in
        other.symbol.letter != template.name.letter
          && template.glyph.similarity(to: other.glyph) >= LearntLetters.sameness
      }
    }
  }
}

/// Why bytes are not learnt letters.
public enum LearntLettersError: DescribedError, Equatable, Sendable {
  /// The bytes do not begin like learnt letters.
  case notLearntLetters
  /// A version of the format that this program does not support.
  case unsupportedVersion(Int)
}

extension LearntLettersError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .notLearntLetters: "this is not a file of learnt letters"
    case .unsupportedVersion(let version):
      """
      the learnt letters have version \(version) of the format, but only version \(LearntLetters.formatVersion) can be read: use \
      the version of Letterpress that wrote them
      """
    }
  }
}
