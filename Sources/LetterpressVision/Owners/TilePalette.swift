internal import LetterpressSolver

/// The five colours a tile can have.
///
/// All follow from three: a defended tile has its player's colour, an undefended one the mean of that and the
/// background, a free one nearly that of the background.
package struct TilePalette: Equatable, Sendable {
  package var background: RGBColor
  package var red: RGBColor
  package var blue: RGBColor

  package init(background: RGBColor, red: RGBColor, blue: RGBColor) {
    (self.background, self.red, self.blue) = (background, red, blue)
  }

  /// What a colour stands for.
  package enum Kind: Int, CaseIterable, Sendable {
    case unclaimed
    case red
    case redDefended
    case blue
    case blueDefended

    var owner: Player? {
      switch self {
      case .unclaimed: nil
      case .red, .redDefended: .red
      case .blue, .blueDefended: .blue
      }
    }

    var isDefended: Bool { self == .redDefended || self == .blueDefended }
  }

  package subscript(kind: Kind) -> RGBColor {
    switch kind {
    case .unclaimed: background
    case .red: background.mean(with: red)
    case .redDefended: red
    case .blue: background.mean(with: blue)
    case .blueDefended: blue
    }
  }
}

/// Which cluster of tiles has which kind, in four bytes.
///
/// Four bits per kind, the first kind lowest: the index of the cluster plus one, or 0 for a kind without tiles.
struct KindAssignment: Hashable, Sendable {
  private var bits: UInt32 = 0

  /// The cluster of a kind; nil if it has none.
  private(set) subscript(kind: TilePalette.Kind) -> Int? {
    get {
      let place = bits >> (4 * UInt32(kind.rawValue)) & 0b1111
      return place == 0 ? nil : Int(place) - 1
    }
    set { bits |= (newValue.map { UInt32($0) + 1 } ?? 0) << (4 * UInt32(kind.rawValue)) }
  }

  /// Returns every way to assign different kinds to clusters.
  ///
  /// - Parameter count: the number of clusters, at most that of kinds: 4 or 5 give 120 ways.
  static func all(of count: Int) -> [KindAssignment] {
    let kinds = TilePalette.Kind.allCases
    var assignments: [KindAssignment] = []
    func extend(_ assignment: KindAssignment, from cluster: Int) {
      guard cluster < count else { return assignments.append(assignment) }
      for kind in kinds where assignment[kind] == nil {
        var extended = assignment
        extended[kind] = cluster
        extend(extended, from: cluster + 1)
      }
    }
    extend(KindAssignment(), from: 0)
    return assignments
  }
}
