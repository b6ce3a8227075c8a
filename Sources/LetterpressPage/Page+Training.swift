internal import LetterpressEngine
internal import LetterpressSolver
internal import LetterpressVision

extension Page {
  /// Learns the letters of a labelled picture: all of them or, if anything is wrong, none.
  func train(_ request: String, pixels: UnsafeBufferPointer<UInt8>) -> JSONValue {
    answer { () throws(RequestError) in
      let request = try Request(
        parsing: request, allowing: ["file", "width", "height", "format", "stride", "letters", "force"])
      let image = try Page.image(request, pixels: pixels)
      let (file, letters, force) = (
        try request.needed("file"), try request.needed("letters"), try request.flag("force")
      )
      let lessons: [Lesson]
      do throws(TrainingError) {
        lessons = try Trainer.lessons(from: try LabelledScreenshot(name: file, image: image, label: letters))
        if !force { try Trainer(known: .builtIn, trained: trained).check(lessons.compactMap { $0.template }) }
      } catch {
        throw RequestError(error.description, file: file)
      }
      let cut = lessons.compactMap { $0.template }
      let covered = lessons.filter { $0.template == nil }
      let added: [StoredTemplate]
      do throws(TooManyTemplates) {
        added = try StoredTemplate.naming(cut, besides: trained)
      } catch {
        throw RequestError(error.description, file: file)
      }
      use(trained + added)
      return .object([
        ("file", .string(file)), ("tiles", .integer(cut.count)),
        ("added", .array(added.map { .string($0.name.description) })),
        ("covered", .array(covered.map { .string($0.origin.tileName) })),
        ("templates", .integer(trained.count)),
      ])
    }
  }

  /// The templates learnt, in the form for ``useTemplates(_:)``.
  var trainedTemplates: JSONValue { .object([("templates", .array(trained.map { TemplateReport.json($0) }))]) }

  /// Replaces the templates learnt.
  func useTemplates(_ request: String) -> JSONValue {
    answer { () throws(RequestError) in
      let request = try Request(parsing: request, allowing: ["templates"])
      var templates: [StoredTemplate] = []
      for (index, json) in try request.neededElements("templates").enumerated() {
        let template: StoredTemplate
        do throws(TemplateReportError) {
          template = try TemplateReport.template(json)
        } catch {
          throw RequestError("template \(index + 1): \(error.description)")
        }
        guard !templates.contains(where: { $0.name == template.name }) else {
          throw RequestError("\(template.name) occurs twice")
        }
        templates.append(template)
      }
      use(templates)
      return .object([("templates", .integer(templates.count))])
    }
  }
}
