internal import LetterpressSolver
package import LetterpressVision

/// A reader with the letters that it has learnt, and the picture it read last.
package struct TrainedReader: Sendable {
  /// The templates learnt, besides the built-in ones.
  package private(set) var trained: [StoredTemplate] = []
  /// All templates that tiles are compared with.
  private var templates = TemplateSet.builtIn
  private var reader = BoardReader()
  /// The last picture read, with the templates used for it.
  private var last: (stages: ReadingStages, templates: TemplateSet)?

  package init() {}

  /// Reads a picture, and keeps how it was read.
  ///
  /// - Throws: ``/LetterpressVision/BoardReaderError``.
  package mutating func read(_ image: RGBImage) throws(BoardReaderError) -> BoardReading {
    let stages = reader.stages(of: image)
    last = (stages, templates)
    return try stages.reading()
  }

  /// Forgets the picture read last.
  package mutating func forgetPicture() { last = nil }

  /// Returns the members of a JSON object on a tile of the last picture: what it looks like, and how it was read.
  ///
  /// - Throws: ``TileError``.
  package func tile(_ index: Int) throws(TileError) -> [(String, JSONValue)] {
    guard let (stages, templates) = last, !stages.tiles.isEmpty else { throw .noPicture }
    guard stages.tiles.indices.contains(index) else { throw .noSuchTile(index) }
    return TileReport.members(of: index, stages: stages, templates: templates)
  }

  /// Uses these templates from now on, besides the built-in ones.
  ///
  /// - Throws: ``RepeatedTemplate``.
  package mutating func use(_ trained: [StoredTemplate]) throws(RepeatedTemplate) {
    for (index, template) in trained.enumerated() {
      guard !trained[..<index].contains(where: { $0.name == template.name }) else {
        throw RepeatedTemplate(name: template.name)
      }
    }
    replace(trained)
  }

  private mutating func replace(_ trained: [StoredTemplate]) {
    self.trained = trained
    templates = TemplateSet.builtIn.union(TemplateSet(trained.map { $0.template }))
    reader = BoardReader(templates: templates)
  }

  /// What a labelled picture has taught.
  package struct Lessons: Sendable {
    /// How many tiles were learnt.
    package let tileCount: Int
    /// The names of the new templates; tiles that look like known ones need none.
    package let added: [TemplateName]
    /// The names of the tiles that were not learnt, because something covers them.
    package let covered: [String]
  }

  /// Learns the letters of a labelled picture: all of them or, if anything is wrong, none.
  ///
  /// - Parameters:
  ///   - label: the 25 letters; `?` for a tile to skip.
  ///   - force: whether to learn letters that contradict a confident reading.
  /// - Throws: ``TeachingError``.
  package mutating func learn(
    _ image: RGBImage, file: String, label: String, force: Bool
  ) throws(TeachingError) -> Lessons {
    let lessons: [Lesson]
    let cut: [TrainedTemplate]
    do throws(TrainingError) {
      lessons = try Trainer.lessons(from: try LabelledScreenshot(name: file, image: image, label: label))
      cut = try Trainer(known: .builtIn, trained: trained)
        .learnable([lessons.compactMap { $0.template }], allowsContradictions: force)
    } catch {
      throw .training(error)
    }
    let added: [StoredTemplate]
    do throws(TooManyTemplates) {
      added = try StoredTemplate.naming(cut, besides: trained)
    } catch {
      throw .tooMany(error)
    }
    replace(trained + added)
    return Lessons(
      tileCount: cut.count, added: added.map { $0.name },
      covered: lessons.map { $0.origin.tileName }.filter { name in !cut.contains { $0.origin.tileName == name } })
  }
}

/// The file of learnt letters, which the program and other browsers read as well.
extension TrainedReader {
  /// What was learnt, as ``/LetterpressVision/LearntLetters/file``.
  package var file: [UInt8] { letters.file }

  // No name occurs twice: that is checked when they are learnt or taken.
  private var letters: LearntLetters { LearntLetters(trained) ?? LearntLetters() }

  /// What a file has that can be used besides what was learnt.
  package struct OpenedFile: Sendable {
    /// The letters that contradict nothing.
    package let templates: [StoredTemplate]
    /// The others: each looks the same as another letter that was learnt.
    package let contradictions: [LearntLetters.Contradiction]
    /// How many entries are damaged.
    package let damagedCount: Int
  }

  /// Reads a file; uses nothing of it.
  ///
  /// - Throws: ``/LetterpressVision/LearntLettersError``.
  package func opened(_ file: [UInt8]) throws(LearntLettersError) -> OpenedFile {
    let theirs = try LearntLetters(file: file)
    let contradictions = letters.contradictions(in: theirs.templates)
    let templates = theirs.templates.filter { template in !contradictions.contains { $0.theirs.name == template.name } }
    return OpenedFile(
      templates: templates.map { $0.checked }, contradictions: contradictions, damagedCount: theirs.damaged.count)
  }
}

extension TrainedReader {
  /// Why nothing is known of a tile.
  package enum TileError: Error, Equatable, Sendable {
    /// No picture was read, or it shows no board.
    case noPicture
    /// An index that is not 0 to 24.
    case noSuchTile(Int)
  }
}

extension TrainedReader.TileError: CustomStringConvertible {
  /// What happened, and what to do about it.
  package var description: String {
    switch self {
    case .noPicture: "no picture with a board has been read"
    case .noSuchTile(let index): "there is no tile \(index): tiles are numbered 0 to \(Board.tileCount - 1)"
    }
  }
}

extension TrainedReader {
  /// Two templates of one name.
  package struct RepeatedTemplate: Error, Equatable, Sendable, CustomStringConvertible {
    package let name: TemplateName

    package var description: String { "\(name.description) occurs twice" }
  }
}

extension TrainedReader {
  /// Why a labelled picture taught nothing.
  package enum TeachingError: Error, Equatable, Sendable {
    case training(TrainingError)
    case tooMany(TooManyTemplates)
  }
}

extension TrainedReader.TeachingError: CustomStringConvertible {
  /// What happened, and what to do about it.
  package var description: String {
    switch self {
    case .training(let error): error.description
    case .tooMany(let error): error.description
    }
  }
}
