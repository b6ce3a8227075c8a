internal import LetterpressSolver
package import LetterpressVision

/// A folder of trained templates, one PNG file each, which people can view.
///
/// A file is named after its letter and a number, `A-1.png`, and shows the binarized letter, black on white. The file
/// `origins.tsv` says which tile of which screenshot each was cut from; a picture added by hand has no line in it and
/// works just as well. A folder that does not exist is an empty store.
package struct TemplateStore: Sendable {
  /// The path of the folder.
  package let folder: String
  /// Called with the folder when another process has kept the store locked for a second.
  private let wait: @Sendable (String) -> Void

  /// The store in a folder, which need not exist.
  ///
  /// - Parameter wait: called with the folder when another process has kept the store locked for a second.
  package init(folder: String, whenWaiting wait: @escaping @Sendable (String) -> Void = { _ in }) {
    (self.folder, self.wait) = (folder, wait)
  }

  /// All entries, including damaged ones, ordered by letter and number.
  ///
  /// - Throws: ``TemplateStoreError`` if the folder or its list of origins cannot be read.
  package func list() throws(TemplateStoreError) -> [ListedTemplate] {
    let lock = try wrap { () throws(FileError) in try FolderLock(reading: folder) { wait(folder) } }
    defer { lock?.release() }
    return try unlockedList()
  }

  /// The stored templates, ordered by letter and number.
  ///
  /// - Throws: ``TemplateStoreError``, also for the first damaged entry.
  package func load() throws(TemplateStoreError) -> [StoredTemplate] { try TemplateStore.checked(list()) }

  /// Adds templates under new names, except those already stored with the same letter and pixels. Either all are added
  /// or none, even if the process is killed.
  ///
  /// - Returns: the names of the added ones.
  /// - Throws: ``TemplateStoreError``.
  package func add(_ templates: [TrainedTemplate]) throws(TemplateStoreError) -> [TemplateName] {
    try wrap { () throws(FileError) in try FileSystem.makeFolder(folder) }
    let lock = try wrap { () throws(FileError) in try FolderLock(changing: folder) { wait(folder) } }
    defer { lock.release() }
    try settle()
    let stored = try TemplateStore.checked(unlockedList())
    let additions: [StoredTemplate]
    do {
      additions = try StoredTemplate.naming(templates, besides: stored)
    } catch {
      throw .file(.unwritable(folder, reason: "it has no room for more templates of \(error.letter.uppercase)"))
    }
    guard !additions.isEmpty else { return [] }
    try stage(additions, besides: stored)
    try commit()
    try settle()
    return additions.map(\.name)
  }

  /// Removes templates, including damaged ones. Either all are removed or none, even if the process is killed.
  ///
  /// - Returns: what was removed, in the order of letters and numbers.
  /// - Throws: ``TemplateStoreError``; if it is ``TemplateStoreError/noSuchTemplate(_:folder:)``, nothing was removed.
  @discardableResult
  package func remove(_ names: [TemplateName]) throws(TemplateStoreError) -> [TemplateStore.RemovedTemplate] {
    guard let first = names.first else { return [] }
    guard FileSystem.exists(folder) else { throw .noSuchTemplate(first, folder: folder) }
    return try remove { present throws(TemplateStoreError) in
      for name in names where !present.contains(name) { throw .noSuchTemplate(name, folder: folder) }
      return Set(names)
    }
  }

  /// Removes all templates, including damaged ones.
  ///
  /// - Returns: what was removed, in the order of letters and numbers.
  /// - Throws: ``TemplateStoreError``.
  @discardableResult
  package func removeAll() throws(TemplateStoreError) -> [TemplateStore.RemovedTemplate] {
    guard FileSystem.exists(folder) else { return [] }
    return try remove { $0 }
  }
}

extension TemplateStore {
  private func unlockedList() throws(TemplateStoreError) -> [ListedTemplate] {
    let files = try files()
    guard !files.isEmpty else { return [] }
    let origins = try origins()
    var entries: [ListedTemplate] = []
    for (name, path) in files.sorted(by: { $0.key < $1.key }) {
      do throws(TemplateStoreError) {
        let mask = try mask(of: name, path: path)
        entries.append(ListedTemplate(name: name, mask: .success(mask), origin: origins[name]))
      } catch .file(.notFound) {
        // It has just been removed by hand.
      } catch {
        entries.append(ListedTemplate(name: name, mask: .failure(error), origin: origins[name]))
      }
    }
    return entries
  }

  private static func checked(_ entries: [ListedTemplate]) throws(TemplateStoreError) -> [StoredTemplate] {
    var templates: [StoredTemplate] = []
    for entry in entries {
      templates.append(StoredTemplate(name: entry.name, mask: try entry.mask.get(), origin: entry.origin))
    }
    return templates
  }

  /// - Parameter choose: picks the ones to remove from those present.
  private func remove(
    _ choose: (Set<TemplateName>) throws(TemplateStoreError) -> Set<TemplateName>
  ) throws(TemplateStoreError) -> [TemplateStore.RemovedTemplate] {
    let lock = try wrap { () throws(FileError) in try FolderLock(changing: folder) { wait(folder) } }
    defer { lock.release() }
    try settle()
    let files = try files()
    let chosen = try choose(Set(files.keys))
    guard !chosen.isEmpty else { return [] }
    let origins = try origins()
    try commitRemoval(of: chosen)
    try settle()
    return chosen.sorted().map { TemplateStore.RemovedTemplate(name: $0, origin: origins[$0]) }
  }
}
