internal import LetterpressVision

// How additions, and removals, come all or not at all, wherever the process is killed:
//
// 1. They are written into the folder `.adding`, which nobody reads, with the new list of origins.
// 2. `.adding` becomes `.added`, in one step. From here on they are in the store: readers look there too.
// 3. The files are moved out of `.added`, one after the other, and it is removed.
//
// A removal writes the names of what is to go into the file `.removed`, in one step: from then on readers pass them over. Then
// the files are removed, one after the other, and `.removed` at the end.
//
// Who takes the lock to change the store first does away with an `.adding`, and finishes what is in `.added` and `.removed`.

extension TemplateStore {
  private var staging: String { "\(folder)/.adding" }

  /// What has been added and not been moved into the folder yet.
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

  /// Step 3, and the clearing of what an earlier process left; the caller holds the lock.
  func settle() throws(TemplateStoreError) {
    try wrap { () throws(FileError) in
      try FileSystem.removeFolder(staging)
      // Not made by this program, so nothing behind it is the store's.
      guard !FileSystem.isLink(committed) else { return try FileSystem.remove(committed) }
      for name in try FileSystem.names(inFolder: committed) {
        try FileSystem.rename("\(committed)/\(name)", to: "\(folder)/\(name)")
      }
      try FileSystem.removeFolder(committed)
    }
    try finishRemoval()
  }

  private var removal: String { "\(folder)/.removed" }

  /// The templates that have been removed, though their files may still be there.
  func removed() throws(TemplateStoreError) -> [TemplateName] {
    guard FileSystem.exists(removal) else { return [] }
    let bytes = try wrap { () throws(FileError) in try FileSystem.read(removal, limit: .table, isRegular: true) }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap {
      TemplateName(fileName: String($0))
    }
  }

  /// From here on they are no longer in the store; the caller holds the lock.
  func commitRemoval(of names: Set<TemplateName>) throws(TemplateStoreError) {
    let lines = names.sorted().map { "\($0.fileName)\n" }.joined()
    try wrap { () throws(FileError) in try FileSystem.write(Array(lines.utf8), to: removal) }
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
