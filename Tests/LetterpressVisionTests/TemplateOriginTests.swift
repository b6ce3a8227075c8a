import LetterpressVision
import Testing

struct TemplateOriginTests {
  @Test(arguments: [
    (0, 0, "a.png, tile A1"), (4, 4, "a.png, tile E5"), (5, 0, "a.png, row 5, column 0"),
    (.min, .max, "a.png, row -9223372036854775808, column 9223372036854775807"),
  ])
  func namesTheTile(row: Int, column: Int, description: String) {
    #expect(TemplateOrigin(screenshot: "a.png", row: row, column: column).description == description)
  }
}
