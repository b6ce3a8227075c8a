package import LetterpressVision

// How additions and removals are atomic, wherever the process is killed:
//
// 1. New files are written to the folder `.adding`, which is never read, with the new list of origins.
// 2. `.adding` is renamed to `.added`. From here on they are in the store: readers look there, too.
// 3. The files are moved out of `.added` one by one, and it is removed.
//
// A removal writes the names of the templates to the file `.removed`, atomically: from then on readers skip them. Then
// the files are removed one by one, and `.removed` last.
//
// A process that takes the lock to change the store first deletes `.adding` and finishes the work in `.added` and
// `.removed`.

extension TemplateStore {
  private var staging: String { "\(folder)/.adding" }

  /// The templates added but not yet moved into the folder.
  var committed: String { "\(folder)/.added" }

  /// Step 1; the caller holds the lock.
  func stage(_ additions: [StoredTemplate], besides stored: [StoredTemplate]) throws(TemplateStoreError) {
    var origins: [TemplateName: TemplateOrigin] = [:]
    for template in stored { origins[template.name] = template.origin }
    for addition in additions { origins[addition.name] = addition.origin }
    do {
      try wrap { () throws(FileError) in try FileSystem.makeFolder(staging) }
      for addition in additions {
        try write(addition.mask, to: "\(staging)/\(addition.name.fileName)")
      }
      try write(origins, to: "\(staging)/\(TemplateStore.originsFileName)")
    } catch {
      // The first error is the one to report.
      try? FileSystem.removeFolder(staging)
      throw error
    }
  }

  /// Step 2; the caller holds the lock.
  func commit() throws(TemplateStoreError) {
    try wrap { () throws(FileError) in try FileSystem.rename(staging, to: committed) }
  }

  /// Step 3, and cleaning up after an earlier process; the caller holds the lock.
  func settle() throws(TemplateStoreError) {
    try wrap { () throws(FileError) in
      try FileSystem.removeFolder(staging)
      // Not made by this program, so its target is not part of the store.
      guard !FileSystem.isLink(committed) else { return try FileSystem.remove(committed) }
      for name in try FileSystem.names(inFolder: committed) {
        try FileSystem.rename("\(committed)/\(name)", to: "\(folder)/\(name)")
      }
      try FileSystem.removeFolder(committed)
    }
    try finishRemoval()
  }

  private var removal: String { "\(folder)/.removed" }

  /// The removed templates, whose files may still exist.
  func removed() throws(TemplateStoreError) -> [TemplateName] {
    guard FileSystem.exists(removal) else { return [] }
    let bytes = try wrap { () throws(FileError) in try FileSystem.read(removal, limit: .table, isRegular: true) }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap {
      TemplateName(fileName: String($0))
    }
  }

  /// Removes templates from the store, though not yet their files; the caller holds the lock.
  func commitRemoval(of names: Set<TemplateName>) throws(TemplateStoreError) {
    let lines = names.sorted().map { "\($0.fileName)\n" }.joined()
    try wrap { () throws(FileError) in try FileSystem.write(Array(lines.utf8), to: removal, followingLinks: false) }
  }

  private func finishRemoval() throws(TemplateStoreError) {
    let names = try removed()
    guard FileSystem.exists(removal) else { return }
    for path in names.map({ "\(folder)/\($0.fileName)" }) where FileSystem.exists(path) {
      try wrap { () throws(FileError) in try FileSystem.remove(path) }
    }
    let files = try files()
    try write(
      try origins().filter { files[$0.key] != nil }, to: "\(folder)/\(TemplateStore.originsFileName)")
    try wrap { () throws(FileError) in try FileSystem.remove(removal) }
  }
}

extension TemplateStore {
  /// A template that was in a ``TemplateStore``.
  package struct RemovedTemplate: Equatable, Sendable {
    /// What it was called in the store.
    package let name: TemplateName
    /// Where it was cut from; nil if that was not recorded.
    package let origin: TemplateOrigin?
  }
}
