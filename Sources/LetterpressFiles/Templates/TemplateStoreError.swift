package import LetterpressPNG
package import LetterpressVision

/// An error with a folder of templates.
package enum TemplateStoreError: Error, Equatable, Sendable {
  /// A file or the folder itself could not be read or written.
  case file(FileError)
  /// A template file that could not be decoded as PNG.
  case undecodable(TemplateName, path: String, PNGDecodingError)
  /// A template file with nothing darker than middle grey.
  case blank(TemplateName, path: String)
  /// A template file that could not be encoded.
  case unencodable(path: String, PNGEncodingError)
  /// There is no such template to remove.
  case noSuchTemplate(TemplateName, folder: String)
}

extension TemplateStoreError: CustomStringConvertible {
  /// What happened, and what to do about it.
  package var description: String {
    switch self {
    case .file(let error):
      error.description
    case .undecodable(_, let path, let error):
      "\(path.printable): damaged template: \(error)"
    case .blank(_, let path):
      "\(path.printable): the template shows no black letter on white"
    case .unencodable(let path, let error):
      "\(path.printable): \(error)"
    case .noSuchTemplate(let name, let folder):
      "there is no template \(name) in \(folder.printable)"
    }
  }
}
