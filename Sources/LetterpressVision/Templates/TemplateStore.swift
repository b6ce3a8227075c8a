internal import LetterpressSolver

/// A folder of trained templates, one PNG file each, that a person can look at.
///
/// A file is called after its letter and a number, `A-1.png`, and shows the binarized letter, black on
/// white. `origins.tsv` beside them says which tile of which screenshot each was cut from; a picture
/// that somebody put there by hand has no line in it and serves as well. A folder that does not exist is an empty
/// store.
public struct TemplateStore: Sendable {
  /// The path of the folder.
  public let folder: String

  /// The store in a folder, which need not exist.
  public init(folder: String) { self.folder = folder }

  /// The stored templates, in the order of their letters and numbers.
  ///
  /// - Throws: ``TemplateStoreError``.
  public func load() throws(TemplateStoreError) -> [StoredTemplate] {
    let names = try fileNames()
    guard !names.isEmpty else { return [] }
    let origins = try origins()
    var templates: [StoredTemplate] = []
    for name in names {
      templates.append(StoredTemplate(name: name, mask: try mask(of: name), origin: origins[name]))
    }
    return templates
  }

  /// Adds templates under new names; one that is there already, with the same letter and the same
  /// pixels, is not added again. Either all are added or none.
  ///
  /// - Returns: the names of those that were added.
  /// - Throws: ``TemplateStoreError``.
  public func add(_ templates: [TrainedTemplate]) throws(TemplateStoreError) -> [TemplateName] {
    try wrap { () throws(FileError) in try FileSystem.makeFolder(folder) }
    let lock = try lock()
    defer { _ = lock }

    let stored = try load()
    var known = Set(stored.map { KnownMask(letter: $0.name.letter, mask: $0.mask) })
    var nextNumbers: [Letter: Int] = [:]
    for template in stored { nextNumbers[template.name.letter] = template.name.number + 1 }
    var origins = try origins()
    var added: [TemplateName] = []
    do {
      for template in templates
      where known.insert(KnownMask(letter: template.letter, mask: template.mask)).inserted {
        let number = nextNumbers[template.letter] ?? 1
        nextNumbers[template.letter] = number + 1
        let name = TemplateName(letter: template.letter, number: number)
        added.append(name)
        origins[name] = template.origin
        try write(template.mask, as: name)
      }
      try write(origins)
    } catch {
      // What was not written yet is not there to be removed; the first error is the one to report.
      for name in added { try? FileSystem.remove(path(of: name)) }
      throw error
    }
    return added
  }

  /// Removes templates.
  ///
  /// - Throws: ``TemplateStoreError``; ``TemplateStoreError/noSuchTemplate(_:folder:)`` before any is
  ///   removed.
  public func remove(_ names: [TemplateName]) throws(TemplateStoreError) {
    guard !names.isEmpty else { return }
    let present = Set(try fileNames())
    for name in names where !present.contains(name) { throw .noSuchTemplate(name, folder: folder) }
    let lock = try lock()
    defer { _ = lock }
    var origins = try origins()
    for name in Set(names) {
      try wrap { () throws(FileError) in try FileSystem.remove(path(of: name)) }
      origins[name] = nil
    }
    try write(origins)
  }

  private struct KnownMask: Hashable {
    let letter: Letter
    let mask: GlyphMask
  }
}
