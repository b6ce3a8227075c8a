/// What can be wrong with a folder of templates.
public enum TemplateStoreError: Error, Equatable, Sendable {
  /// A file or the folder itself could not be read or written.
  case file(FileError)
  /// A template file that is no PNG that could be decoded.
  case undecodable(path: String, PNGDecodingError)
  /// A template file that shows no letter: all white or all black.
  case blank(path: String)
  /// A template file that could not be encoded.
  case unencodable(path: String, PNGEncodingError)
  /// There is no such template to remove.
  case noSuchTemplate(TemplateName, folder: String)
}

extension TemplateStoreError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .file(let error):
      error.description
    case .undecodable(let path, let error):
      "\(path): a damaged template: \(error); or remove the file"
    case .blank(let path):
      "\(path): a template without a black letter on white: remove the file"
    case .unencodable(let path, let error):
      "\(path): \(error)"
    case .noSuchTemplate(let name, let folder):
      "no template \(name) in \(folder): `letterpress templates` lists those there are"
    }
  }
}
