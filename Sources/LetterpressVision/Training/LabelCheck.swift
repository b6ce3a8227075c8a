internal import LetterpressSolver

/// What to make of a labelled letter, after it was compared with the others of its training.
public enum LabelVerdict: Equatable, Sendable {
  /// Nothing speaks against the label.
  case accepted
  /// The letter is known, or looks the same as others of the training, but under another label.
  case contradicted(TrainingError.Contradiction)
  /// Nothing confirms the label, and several of its picture are contradicted.
  case unconfirmed
  /// The letter looks as if something covered a part of it or stood beside it, and no other of its label looks the same.
  case covered
}

/// Compares the labels of a training with one another and with what is known.
///
/// Letters that look the same vote on each other: each for its own label. A label is contradicted if another one has more votes. Right
/// labels would be contradicted by wrong ones, too, where there are few; so the pictures with the most contradicted labels are settled
/// first, and what is contradicted in them has no vote from then on. Who has slipped once in a picture has made one mistake; who has slipped
/// twice, perhaps more than are seen, as in a label that is shifted by a row: then no label of the picture has a vote.
///
/// Two letters of a typeface may look nearly the same, as D and V do in a blackletter. So a label is believed if another letter with the
/// same label is clearly nearer than those with another one.
struct LabelCheck {
  private struct Sample {
    let picture: Int
    let letter: Letter
    /// What it is read as with the known templates; nil if they do not know its typeface.
    let known: Letter?
    /// The number of its shape.
    let shape: Int
    /// What speaks against the label, once that is settled.
    var finding: Finding?
    /// Whether it votes for its label.
    var hasVote = true
  }

  private struct Finding {
    let letter: Letter
    let votes: Int
  }

  /// The votes of templates that are known, where they know the typeface: more than those of a letter that occurs twice.
  private static let knownVotes = 3

  /// How dissimilar two shapes of one letter may be: in pictures of different sizes, and on one board, where they differ by less.
  private static let sameness: (elsewhere: Float, onOneBoard: Float) = (1 - LearntLetters.sameness, 0.002)
  /// A letter is clearly nearer than another one if it is at most this much as dissimilar.
  private static let nearer: Float = 0.8

  private var samples: [Sample] = []
  /// For each shape, the shapes that look the same and how dissimilar they are, itself among them.
  private var neighbours: [[(shape: Int, dissimilarity: Float)]] = []
  /// For each shape, how many samples vote for each letter.
  private var votes: [[Int32]] = []

  /// - Parameters:
  ///   - pictures: the letters of each picture.
  ///   - readings: for each, what it is read as with the known templates.
  init(_ pictures: [[TrainedTemplate]], known readings: [[Letter?]]) {
    var shapes: [Glyph] = []
    var picturesOfShape: [Set<Int>] = []
    var known: [GlyphMask: Int] = [:]
    for (picture, templates) in pictures.enumerated() {
      for (template, reading) in zip(templates, readings[picture]) {
        // Many pictures show exactly the same shapes, which need to be compared only once.
        let shape = known[template.mask] ?? shapes.count
        if shape == shapes.count {
          known[template.mask] = shape
          shapes.append(template.template.glyph)
          picturesOfShape.append([])
          votes.append([Int32](repeating: 0, count: Int(Letter.count)))
        }
        picturesOfShape[shape].insert(picture)
        votes[shape][Int(template.letter.index)] += 1
        samples.append(Sample(picture: picture, letter: template.letter, known: reading, shape: shape))
      }
    }
    let norms = BlockNorms(shapes)
    neighbours = shapes.indices.map { [(shape: $0, dissimilarity: Float(0))] }
    for index in shapes.indices {
      let (shape, own) = (shapes[index], BlockNorms([shapes[index]]))
      for other in 0..<index {
        let bound = shape.similarity(to: shapes[other], product: norms.product(own, at: other))
        guard 1 - bound <= LabelCheck.sameness.elsewhere else { continue }
        let dissimilarity = 1 - shape.similarity(to: shapes[other])
        let areOnOneBoard = !picturesOfShape[index].isDisjoint(with: picturesOfShape[other])
        guard dissimilarity <= (areOnOneBoard ? LabelCheck.sameness.onOneBoard : LabelCheck.sameness.elsewhere) else {
          continue
        }
        neighbours[index].append((other, dissimilarity))
        neighbours[other].append((index, dissimilarity))
      }
    }
    settle()
  }

  /// The votes for each letter, of all that look the same as a sample but the sample itself.
  private func count(for sample: Sample) -> [Int32] {
    var count = [Int32](repeating: 0, count: Int(Letter.count))
    for (shape, _) in neighbours[sample.shape] { for letter in count.indices { count[letter] += votes[shape][letter] } }
    if sample.hasVote { count[Int(sample.letter.index)] -= 1 }
    if let known = sample.known { count[Int(known.index)] += Int32(LabelCheck.knownVotes) }
    return count
  }

  private func finding(on sample: Sample) -> Finding? {
    let count = count(for: sample)
    let own = count[Int(sample.letter.index)]
    guard let best = count.indices.max(by: { count[$0] < count[$1] }), count[best] > own,
      !isNearer(to: Int(sample.letter.index), than: best, sample)
    else { return nil }
    let letter = Letter.all[best]
    return Finding(letter: letter, votes: Int(count[best]) - (sample.known == letter ? LabelCheck.knownVotes : 0))
  }

  /// Whether another letter with a label is clearly nearer to a sample than those with another label.
  private func isNearer(to label: Int, than other: Int, _ sample: Sample) -> Bool {
    func nearest(_ letter: Int) -> Float {
      neighbours[sample.shape].reduce(.infinity) { nearest, neighbour in
        let isSelf = neighbour.shape == sample.shape && letter == label && sample.hasVote
        return votes[neighbour.shape][letter] > (isSelf ? 1 : 0) ? min(nearest, neighbour.dissimilarity) : nearest
      }
    }
    return sample.known.map { Int($0.index) } != other && nearest(label) < LabelCheck.nearer * nearest(other)
  }

  private mutating func settle() {
    while true {
      let findings = samples.map { $0.finding == nil ? finding(on: $0) : nil }
      var contradicted: [Int: Int] = [:]
      for (sample, finding) in zip(samples, findings) where finding != nil {
        contradicted[sample.picture, default: 0] += 1
      }
      guard let most = contradicted.values.max() else { return }
      for (index, finding) in findings.enumerated() where contradicted[samples[index].picture] == most {
        if let finding { samples[index].finding = finding }
        guard samples[index].hasVote, finding != nil || most > 1 else { continue }
        samples[index].hasVote = false
        votes[samples[index].shape][Int(samples[index].letter.index)] -= 1
      }
    }
  }

  /// The verdicts on the letters of each picture.
  ///
  /// - Parameter contradiction: makes one of a letter, what it is instead, and how many letters of the training say so.
  func verdicts(
    on pictures: [[TrainedTemplate]], contradiction: (TrainedTemplate, Letter, Int) -> TrainingError.Contradiction
  ) -> [[LabelVerdict]] {
    var rest = samples[...]
    return pictures.map { templates in
      let own = rest.prefix(templates.count)
      rest = rest.dropFirst(templates.count)
      let isDoubtful = own.count { $0.finding != nil } > 1
      return zip(templates, own).map { template, sample in
        if let finding = sample.finding { return .contradicted(contradiction(template, finding.letter, finding.votes)) }
        guard isDoubtful || template.isOdd, count(for: sample)[Int(sample.letter.index)] == 0 else { return .accepted }
        return template.isOdd ? .covered : .unconfirmed
      }
    }
  }
}
