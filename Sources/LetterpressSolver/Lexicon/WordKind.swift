/// What a word is made of, as far as the words beside it in the list show.
enum WordKind: CaseIterable {
  /// *overboil*: a prefix and a word, with the forms of a verb.
  case prefixedVerb
  /// *forbs*: -s on a word that is not among the rarest.
  case pluralOfWord
  /// *enmeshed*: another form of such a word.
  case formOfWord
  /// A word with at least two of the forms in -s, -ing and -ed, or one of these.
  case verb
  /// A word with one of these forms, mostly a noun with its plural, or that form.
  case withOneForm
  /// *uncounted*: a prefix and a word.
  case prefixed
  /// *anamorphic*: an ending that makes adjectives, adverbs and abstract nouns.
  case withEnding
  /// *daycoach*: two known words, with one of the forms.
  case joinedWithOneForm
  /// The same with at least two of them.
  case joinedVerb
  case withoutForms
  /// *offguard*: two known words, without any of the forms.
  case joinedWithoutForms
}

extension WordKind {
  /// - Parameter word: any, in the list or not.
  init(of word: Word, in lexicon: Lexicon) {
    let parts = WordParts(lexicon)
    let letters = (0..<word.count).map { word[$0] }
    let base = parts.base(of: letters)
    let root = base ?? letters
    let formCount = parts.formCount(of: root)
    if parts.isPrefixed(root) {
      self = formCount >= 2 ? .prefixedVerb : .prefixed
    } else if parts.isJoined(root) {
      self = formCount >= 2 ? .joinedVerb : formCount == 1 ? .joinedWithOneForm : .joinedWithoutForms
    } else if let base, parts.rarity(of: base) ?? .max <= WordKind.rarestUsualWord {
      self = letters.last == WordParts.s ? .pluralOfWord : .formOfWord
    } else if formCount >= 1 {
      self = formCount >= 2 ? .verb : .withOneForm
    } else {
      self = WordParts.endings.contains { letters.ends(with: $0) } ? .withEnding : .withoutForms
    }
  }

  private static let rarestUsualWord = 70
}

/// Looks up in a list what words are made of.
private struct WordParts {
  private let lexicon: Lexicon

  init(_ lexicon: Lexicon) { self.lexicon = lexicon }

  static let s = letters("s")[0]
  static let endings = all("able al est ful ible ic ier ish ive less ly ness ous")
  private static let (d, e, y) = (letters("d")[0], letters("e")[0], letters("y")[0])
  private static let (es, ies, ied, ed, ing) = (
    letters("es"), letters("ies"), letters("ied"), letters("ed"), letters("ing")
  )
  private static let (men, man, an, en) = (letters("men"), letters("man"), letters("an"), letters("en"))
  private static let prefixes = all("be dis im inter mis out over pre re sub super un up")
  /// Of shorter words, more is ending than word.
  private static let shortestPart = 3
  /// What follows a word as an ending and is also a word.
  private static let notJoined = all("able est ful ing ish ism ist less like ness ship")

  private static func letters(_ text: String) -> [Letter] { text.utf8.compactMap { Letter(ascii: $0) } }

  private static func all(_ text: String) -> [[Letter]] { text.split(separator: " ").map { letters(String($0)) } }

  private func has(_ letters: some Sequence<Letter>) -> Bool { lexicon.graph.contains(letters) }

  func rarity(of letters: some Collection<Letter>) -> Int? { lexicon.rarity(of: Word(letters)) }

  /// Returns the word of the list that a word is a form of, in -s, -ed or -ing; nil if it is none.
  func base(of word: [Letter]) -> [Letter]? {
    func ends(_ ending: [Letter]) -> ArraySlice<Letter>? { word.ends(with: ending) ? word.dropLast(ending.count) : nil }
    var bases: [[Letter]] = []
    if let stem = ends(WordParts.men) { bases.append(stem + WordParts.man) }
    if let stem = ends(WordParts.ies) ?? ends(WordParts.ied) { bases.append(stem + [WordParts.y]) }
    if let stem = ends(WordParts.es) { bases.append(Array(stem)) }
    if let stem = ends([WordParts.s]) { bases.append(Array(stem)) }
    for ending in [WordParts.ed, WordParts.ing] {
      guard let stem = ends(ending) else { continue }
      bases += [stem + [WordParts.e], Array(stem)]
      if stem.count > 2, stem.last == stem.dropLast().last { bases.append(Array(stem.dropLast())) }
    }
    return bases.first { $0.count >= WordParts.shortestPart && has($0) }
  }

  /// Returns how many of the forms in -s, -ing and -ed a word has, 0 to 3.
  func formCount(of word: [Letter]) -> Int {
    guard let last = word.last else { return 0 }
    let stem = Array(word.dropLast())
    let hasPlural =
      has(word + [WordParts.s]) || has(word + WordParts.es) || last == WordParts.y && has(stem + WordParts.ies)
      || word.ends(with: WordParts.man) && has(word.dropLast(2) + WordParts.en)
    let hasParticiple =
      has(word + WordParts.ing) || has(word + [last] + WordParts.ing)
      || last == WordParts.e && has(stem + WordParts.ing)
    let hasPast =
      has(word + WordParts.ed) || has(word + [last] + WordParts.ed) || last == WordParts.y && has(stem + WordParts.ied)
      || last == WordParts.e && has(word + [WordParts.d])
    return [hasPlural, hasParticiple, hasPast].count { $0 }
  }

  /// Whether a word is a prefix before a word of the list.
  func isPrefixed(_ word: [Letter]) -> Bool {
    WordParts.prefixes.contains { prefix in
      word.starts(with: prefix) && word.count >= prefix.count + WordParts.shortestPart
        && has(word.dropFirst(prefix.count))
    }
  }

  /// Whether a word is two known words one after the other.
  func isJoined(_ word: [Letter]) -> Bool {
    guard word.count >= 2 * WordParts.shortestPart else { return false }
    return (WordParts.shortestPart...word.count - WordParts.shortestPart).contains { cut in
      let second = Array(word[cut...])
      return isKnown(word[..<cut]) && isKnown(second) && !WordParts.notJoined.contains(second)
    }
  }

  private func isKnown(_ word: some Collection<Letter>) -> Bool {
    has(word) && rarity(of: word).map(Lexicon.knownRarities.contains) ?? false
  }
}

extension Array where Element == Letter {
  fileprivate func ends(with ending: [Letter]) -> Bool {
    count >= ending.count && suffix(ending.count).elementsEqual(ending)
  }
}
