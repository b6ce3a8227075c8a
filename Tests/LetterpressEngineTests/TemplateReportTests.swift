import LetterpressEngine
import LetterpressSolver
import LetterpressVision
import SamplePictures
import Testing

/// Trained templates written as JSON are read back unchanged, or refused.
struct TemplateReportTests {
  private static let ink = String(repeating: "f0", count: 48)

  /// The members of a template in their printed form.
  private static let members = [
    "name": #""A-1""#, "width": "4", "ink": #""\#(ink)""#, "screenshot": #""a.png""#, "row": "0", "column": "4",
  ]

  private func template(_ members: [String: String]) throws -> Result<StoredTemplate, TemplateReport.ParsingError> {
    let json = try JSONValue(parsing: "{\(members.map { "\"\($0)\":\($1)" }.joined(separator: ","))}")
    return Result { () throws(TemplateReport.ParsingError) in try TemplateReport.template(json) }
  }

  @Test func readsWhatWasWritten() throws {
    let trained = try Trainer(known: .builtIn).templates(from: [Samples.phone])
    #expect(trained.count == 25)
    for (number, template) in trained.enumerated() {
      for (origin, stance) in [(template.origin, template.stance), (nil, nil)] {
        let name = TemplateName(letter: template.letter, number: number + 1)
        let stored = StoredTemplate(name: name, mask: template.mask, origin: origin, stance: stance)
        let json = try JSONValue(parsing: "\(TemplateReport.json(stored))")
        #expect(try TemplateReport.template(json) == stored)
      }
    }
  }

  @Test func readsMembersInAnyOrder() throws {
    let template = try template(Self.members).get()
    #expect(template.name == TemplateName(letter: .init(index: 0), number: 1))
    #expect(template.mask.hexadecimal == Self.ink)
    #expect(template.origin == TemplateOrigin(screenshot: "a.png", row: 0, column: 4))
  }

  @Test(arguments: ["name", "width", "ink", "screenshot", "row", "column"])
  func refusesATemplateThatLacksAMember(name: String) throws {
    let template = try template(Self.members.filter { $0.key != name })
    #expect(template == .failure(.missing(name)))
  }

  @Test(arguments: [
    ("name", "1", "name must be a letter and a number, as in A-1"),
    ("name", #""A""#, "name must be a letter and a number, as in A-1"),
    ("width", "3", "width must be a whole number from 4 to 288"),
    ("width", "null", "width must be a whole number from 4 to 288"),
    ("ink", "0", "ink must be 96 hexadecimal digits in lower case, not all of them 0"),
    ("ink", #""ff""#, "ink must be 96 hexadecimal digits in lower case, not all of them 0"),
    (
      "ink", #""\#(String(repeating: "0", count: 96))""#,
      "ink must be 96 hexadecimal digits in lower case, not all of them 0"
    ),
    (
      "ink", #""\#(String(repeating: "x", count: 96))""#,
      "ink must be 96 hexadecimal digits in lower case, not all of them 0"
    ),
    ("screenshot", "null", "screenshot, row and column must be a text and two whole numbers from 0 to 4, or all null"),
    ("row", "null", "screenshot, row and column must be a text and two whole numbers from 0 to 4, or all null"),
    ("row", "5", "screenshot, row and column must be a text and two whole numbers from 0 to 4, or all null"),
    ("column", "-1", "screenshot, row and column must be a text and two whole numbers from 0 to 4, or all null"),
    ("height", "96", #"unknown member "height"; allowed are name, width, ink, screenshot, row, column, stance"#),
    ("stance", "1", "stance must be a whole number as a template's, or null"),
    ("stance", #""1""#, "stance must be a whole number as a template's, or null"),
  ])
  func saysWhichMemberIsWrong(name: String, value: String, message: String) throws {
    guard case .failure(let error) = try template(Self.members.merging([name: value]) { $1 }) else {
      Issue.record("taken for a template")
      return
    }
    #expect(error.description == message)
  }

  @Test func refusesValuesThatAreNotObjects() {
    #expect(throws: TemplateReport.ParsingError.notAnObject) { try TemplateReport.template(.array([])) }
    #expect(
      TemplateReport.ParsingError.notAnObject.description
        == "it must be an object with name, width, ink, screenshot, row, column, stance")
  }
}
