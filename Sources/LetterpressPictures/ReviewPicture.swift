package import LetterpressSolver
package import LetterpressVision

/// Draws a reviewed game: red's chance to win over the moves, the tiles of both players below it, and the board at the turning
/// point with the better move.
package struct ReviewPicture {
  /// What is drawn of the moment between two moves.
  package struct Moment {
    /// Red's chance to win, 0 to 1; nil if it is not known.
    package let redChance: Double?
    package let red: Int
    package let blue: Int
    /// What is written over it, such as the word of a mistake that led to it; empty for nothing.
    package let mark: String

    package init(redChance: Double?, red: Int, blue: Int, mark: String) {
      (self.redChance, self.red, self.blue, self.mark) = (redChance, red, blue, mark)
    }
  }

  /// A move that would have been better, and where.
  package struct BetterMove {
    package let before: Position
    package let placement: Placement
    package let after: Position

    package init(before: Position, placement: Placement, after: Position) {
      (self.before, self.placement, self.after) = (before, placement, after)
    }
  }

  private let moments: [Moment]
  private let turningPoint: BetterMove?
  private let colors = TileColors(of: .light)

  /// - Precondition: there is a moment.
  package init(_ moments: [Moment], turningPoint: BetterMove?) {
    precondition(!moments.isEmpty, "a game has a beginning")
    (self.moments, self.turningPoint) = (moments, turningPoint)
  }

  private static let ground = RGBColor(red: 28, green: 28, blue: 30)
  private static let faint = RGBColor(red: 150, green: 150, blue: 154)
  private static let width = 1058
  private static let chances = Rect(x: 110, y: 90, width: 900, height: 300)
  private static let tiles = Rect(x: 110, y: 470, width: 900, height: 130)
  private static let height = 660

  private var red: RGBColor { colors.color(of: .owned(by: .red, isDefended: true)) }
  private var blue: RGBColor { colors.color(of: .owned(by: .blue, isDefended: true)) }

  /// The picture, wide enough for the board.
  package var drawn: RGBImage {
    let board = turningPoint.map { move in
      MovePicture(
        image: BoardPicture(move.before.board, owners: move.before.owners).drawn, frame: BoardPicture.frame,
        colors: colors
      ).drawn(word: move.placement.word, tiles: move.placement.tiles, after: move.after)
    }
    let size = (width: max(board?.width ?? 0, Self.width), height: Self.height + (board?.height ?? 0))
    var canvas = Canvas(width: size.width, height: size.height, color: Self.ground)
    drawChances(on: &canvas)
    drawTiles(on: &canvas)
    if let board {
      canvas.draw(
        board, part: Rect(x: 0, y: 0, width: board.width, height: board.height),
        in: Rect(x: 0, y: Self.height, width: board.width, height: board.height))
    }
    return canvas.image
  }

  /// The column of a moment.
  private func x(_ place: Int) -> Double {
    let area = Self.chances
    return Double(area.x) + Double(area.width) * Double(place) / Double(max(moments.count - 1, 1))
  }

  private func y(_ chance: Double) -> Double { Double(Self.chances.endY) - chance * Double(Self.chances.height) }

  private func write(_ text: String, _ rect: Rect, height: Double = 20, _ color: RGBColor, on canvas: inout Canvas) {
    canvas.write(text, within: rect, height: height, color)
  }

  private func drawChances(on canvas: inout Canvas) {
    let area = Self.chances
    write("Chance of red to win", Rect(x: area.x, y: 24, width: area.width, height: 30), .white, on: &canvas)
    canvas.fill(area, Self.ground.mixed(with: .white, share: 0.12))
    // Between two moments whose chances are known, red's part is below the line.
    for place in moments.indices.dropFirst() {
      guard let from = moments[place - 1].redChance, let to = moments[place].redChance else { continue }
      let (left, right) = (Int(x(place - 1)), Int(x(place)))
      for column in left..<max(right, left + 1) {
        let share = Double(column - left) / Double(max(right - left, 1))
        let middle = Int(y(from + (to - from) * share).rounded())
        canvas.fill(Rect(x: column, y: area.y, width: 1, height: middle - area.y), blue)
        canvas.fill(Rect(x: column, y: middle, width: 1, height: area.endY - middle), red)
      }
    }
    canvas.line(atY: Int(y(0.5)), columns: area.x..<area.endX, width: 1, .white)
    for (percent, chance) in [("100%", 1.0), ("50%", 0.5), ("0%", 0)] {
      write(
        percent, Rect(x: 8, y: Int(y(chance)) - 15, width: area.x - 20, height: 30), Self.faint, on: &canvas)
    }
    drawLine(on: &canvas)
    drawNumbers(on: &canvas)
  }

  private func drawLine(on canvas: inout Canvas) {
    var line: [Point] = []
    func finish(_ canvas: inout Canvas) {
      if !line.isEmpty { canvas.stroke([line], width: 4, .white) }
      line = []
    }
    for (place, moment) in moments.enumerated() {
      guard let chance = moment.redChance else {
        finish(&canvas)
        continue
      }
      line.append(Point(x: x(place), y: y(chance)))
    }
    finish(&canvas)
    for (place, moment) in moments.enumerated() where !moment.mark.isEmpty {
      guard let chance = moment.redChance else { continue }
      canvas.disc(at: Point(x: x(place), y: y(chance)), radius: 10, .white)
      canvas.disc(at: Point(x: x(place), y: y(chance)), radius: 7, Self.ground)
      drawMark(moment.mark, x: Int(x(place)), y: Int(y(chance)), on: &canvas)
    }
  }

  /// Writes a word on a plate beside its point, within the picture.
  private func drawMark(_ text: String, x: Int, y: Int, on canvas: inout Canvas) {
    let area = Self.chances
    let width = Int(Canvas.width(of: text, height: 18)) + 20
    let left = min(max(x - width / 2, area.x), area.endX - width)
    let top = y > area.y + area.height / 2 ? y - 48 : y + 20
    let plate = Rect(x: left, y: top, width: width, height: 28)
    canvas.fill(plate, cornerRadius: 14, Self.ground, opacity: 0.85)
    write(text, Rect(x: left + 8, y: top, width: width - 16, height: 28), height: 18, .white, on: &canvas)
  }

  /// The numbers of the moves, as many as there is room for.
  private func drawNumbers(on canvas: inout Canvas) {
    let step = max((moments.count + 24) / 25, 1)
    for place in stride(from: step, to: moments.count, by: step) {
      write(
        "\(place)", Rect(x: Int(x(place)) - 16, y: Self.chances.endY + 6, width: 32, height: 24), height: 16,
        Self.faint, on: &canvas)
    }
  }

  private func drawTiles(on canvas: inout Canvas) {
    let area = Self.tiles
    write("Tiles", Rect(x: area.x, y: area.y - 38, width: area.width, height: 26), .white, on: &canvas)
    canvas.fill(area, Self.ground.mixed(with: .white, share: 0.12))
    func y(_ count: Int) -> Double { Double(area.endY) - Double(count * area.height) / Double(Board.tileCount) }
    for (count, color) in [({ (moment: Moment) in moment.red }, red), ({ $0.blue }, blue)] {
      canvas.stroke(
        [moments.enumerated().map { Point(x: x($0), y: y(count($1))) }], width: 5, color)
    }
    for count in [0, 25] {
      write("\(count)", Rect(x: 8, y: Int(y(count)) - 15, width: area.x - 20, height: 30), Self.faint, on: &canvas)
    }
  }
}
