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
