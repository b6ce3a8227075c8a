#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The few things this package does with files, with errors that name the file.
package enum FileSystem {
  /// The bytes of a file.
  ///
  /// - Throws: ``FileError/notFound(_:)``, ``FileError/unreadable(_:reason:)``.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(filePath: path)))
    } catch {
      guard exists(path) else { throw .notFound(path) }
      throw .unreadable(path, reason: isDirectory(path) ? "it is a folder" : reason(of: error))
    }
  }

  /// Writes a file beside its target and renames it into place, so that the target is either as it was
  /// or whole.
  ///
  /// - Throws: ``FileError/unwritable(_:reason:)``.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    do {
      try Data(bytes).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw .unwritable(path, reason: isDirectory(path) ? "it is a folder" : reason(of: error))
    }
  }

  /// The names of a folder's entries, sorted; none where there is no folder.
  ///
  /// - Throws: ``FileError/unreadable(_:reason:)``.
  package static func names(inFolder path: String) throws(FileError) -> [String] {
    guard exists(path) else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    } catch {
      throw .unreadable(path, reason: isDirectory(path) ? reason(of: error) : "it is no folder")
    }
  }

  /// Makes a folder and those above it, where they are missing.
  ///
  /// - Throws: ``FileError/unwritable(_:reason:)``.
  package static func makeFolder(_ path: String) throws(FileError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path, reason: reason(of: error))
    }
  }

  /// - Throws: ``FileError/unwritable(_:reason:)``.
  package static func remove(_ path: String) throws(FileError) {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw .unwritable(path, reason: reason(of: error))
    }
  }

  package static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  private static func isDirectory(_ path: String) -> Bool {
    var isDirectory = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory
  }

  private static func reason(of error: any Error) -> String {
    guard let error = error as? CocoaError else { return "\(error)" }
    return switch error.code {
    case .fileReadNoPermission, .fileWriteNoPermission: "permission denied"
    case .fileWriteOutOfSpace: "no space left"
    case .fileNoSuchFile, .fileReadNoSuchFile: "no such folder"
    case .fileWriteVolumeReadOnly: "the disk is read-only"
    case .fileReadTooLarge: "it is too large"
    default: "the system reports error \(error.code.rawValue)"
    }
  }
}
