import LetterpressSolver
import Testing

@testable import LetterpressCLI

struct BoardTextTests {
  @Test func showsLettersBesideOwners() throws {
    let position = try Position(parsing: "lohrufdsxeiuwshthabiupsmj Rr.brrbbb.rbBb.rbb.rrbb.r blue word")
    #expect(
      BoardText(position).text(style: .plain) == """
           A B C D E    A B C D E
        1  L O H R U    R r . b r
        2  F D S X E    r b b b .
        3  I U W S H    r b B b .
        4  T H A B I    r b b . r
        5  U P S M J    r b b . r

        """)
  }
}
