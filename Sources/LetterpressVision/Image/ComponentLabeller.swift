/// Finds the connected components of a picture, row by row.
///
/// The caller splits each row into runs of pixels that belong together, from left to right, and hands them over with the
/// runs of the row above. A run joins the components of all runs above that it touches; one that touches none begins a
/// component of its own. Where a run joins two components, the later one is merged into the earlier one, so that the
/// number of a component is that of its first pixel in reading order.
struct ComponentLabeller {
  /// Neighbouring pixels of a row that belong to one component.
  struct Run {
    /// The first column.
    var start: Int
    /// One more than the last column.
    var end: Int
    /// The number of its component, once connected; a later row may merge that into another, see ``root(of:)``.
    var component = -1
  }

  private struct Component {
    var shape: Shape
    /// The component that this one was merged into; its own number if it was not.
    var parent: Int
  }

  private var components: [Component] = []
  /// The numbers that may be used again.
  private var freed: [Int] = []
  /// The numbers of components merged into others since the last row was retired.
  private var merged: [Int] = []

  /// The number of components, including those merged into others.
  var componentCount: Int { components.count }

  /// The components that were not merged into others, in reading order of their first pixels, if none was retired.
  var shapes: [(component: Int, shape: Shape)] {
    components.indices.compactMap { components[$0].parent == $0 ? ($0, components[$0].shape) : nil }
  }

  /// Returns the component that a run's component belongs to by now.
  ///
  /// Shortens the way there: otherwise a comb whose teeth merge one after the other would take time quadratic in their
  /// number.
  ///
  /// - Complexity: O(log *n*) amortized over *n* mergers (R. E. Tarjan and J. van Leeuwen, "Worst-case analysis of set
  ///   union algorithms", Journal of the ACM 31:2, 1984).
  mutating func root(of component: Int) -> Int {
    var root = component
    while components[root].parent != root {
      let parent = components[components[root].parent].parent
      components[root].parent = parent
      root = parent
    }
    return root
  }

  /// Assigns every run of row `y` its component.
  ///
  /// - Parameters:
  ///   - above: the connected runs of the row above; empty for the first row.
  ///   - reach: how many columns beside it a run touches those above: 0 if only pixels that share a side are neighbours,
  ///     1 if those that share a corner are too.
  ///   - touch: whether two runs that are neighbours in these columns belong together.
  @inline(__always)
  mutating func connect(
    _ runs: inout [Run], at y: Int, to above: [Run], reach: Int, where touch: (Range<Int>) -> Bool
  ) {
    var first = 0
    for index in runs.indices {
      let run = runs[index]
      let (start, end) = (run.start &- reach, run.end &+ reach)
      while first < above.count, above[first].end <= start { first &+= 1 }
      var component = -1
      var other = first
      while other < above.count, above[other].start < end {
        if touch(max(start, above[other].start)..<min(end, above[other].end)) {
          let root = root(of: above[other].component)
          component = component < 0 ? root : merge(component, root)
        }
        other &+= 1
      }
      if component < 0 {
        component = add(run, y: y)
      } else {
        include(run, y: y, in: component)
      }
      runs[index].component = component
    }
    for index in runs.indices { runs[index].component = root(of: runs[index].component) }
  }

  /// Hands over the components that ended above row `y`, whose numbers are then used again. Memory thus grows with the
  /// width of a picture, not with its size.
  @inline(__always)
  mutating func retire(_ above: [Run], before y: Int, _ body: (Shape) -> Void) {
    for run in above {
      let root = root(of: run.component)
      let shape = components[root].shape
      guard shape.box.endY <= y, shape.area > 0 else { continue }
      body(shape)
      components[root].shape.area = 0
      freed.append(root)
    }
    // By now every run of the current row refers to its root, so nothing refers to a merged component.
    freed.append(contentsOf: merged)
    merged.removeAll(keepingCapacity: true)
  }

  private mutating func add(_ run: Run, y: Int) -> Int {
    let shape = Shape(box: Rect(x: run.start, y: y, width: run.end - run.start, height: 1), area: run.end - run.start)
    if let number = freed.popLast() {
      components[number] = Component(shape: shape, parent: number)
      return number
    }
    components.append(Component(shape: shape, parent: components.count))
    return components.count - 1
  }

  /// Adds a run of row `y`, the lowest row of the component so far.
  private mutating func include(_ run: Run, y: Int, in component: Int) {
    let box = components[component].shape.box
    let left = min(box.x, run.start)
    components[component].shape.box = Rect(
      x: left, y: box.y, width: max(box.x &+ box.width, run.end) &- left, height: y &+ 1 &- box.y)
    components[component].shape.area &+= run.end &- run.start
  }

  /// Merges two components and returns the number of the result.
  private mutating func merge(_ one: Int, _ other: Int) -> Int {
    guard one != other else { return one }
    let (kept, lost) = (min(one, other), max(one, other))
    components[kept].shape.box = components[kept].shape.box.union(components[lost].shape.box)
    components[kept].shape.area += components[lost].shape.area
    components[lost].parent = kept
    merged.append(lost)
    return kept
  }
}
