/// Which cluster of tiles is of which kind, in four bytes.
///
/// Four bits a kind, the lowest those of the first: one more than the index of the cluster, 0 for a kind of
/// which there are no tiles.
struct KindAssignment: Hashable, Sendable {
  private var bits: UInt32 = 0

  /// The cluster of a kind; nil where there is none.
  private(set) subscript(kind: TilePalette.Kind) -> Int? {
    get {
      let place = bits >> (4 * UInt32(kind.rawValue)) & 0b1111
      return place == 0 ? nil : Int(place) - 1
    }
    set { bits |= (newValue.map { UInt32($0) + 1 } ?? 0) << (4 * UInt32(kind.rawValue)) }
  }

  /// Every way to give clusters different kinds.
  ///
  /// - Parameter count: how many clusters there are, as many as kinds or fewer: 120 ways for 4 or 5.
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
