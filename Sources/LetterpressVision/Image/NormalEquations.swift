/// Linear least squares: the equations whose solution fits others best.
struct NormalEquations {
  private var matrix: [[Double]]
  private var values: [Double]

  init(count: Int) {
    matrix = Array(repeating: Array(repeating: 0, count: count), count: count)
    values = Array(repeating: 0, count: count)
  }

  mutating func add(_ factors: [Double], equals value: Double) {
    for row in factors.indices {
      for column in factors.indices { matrix[row][column] += factors[row] * factors[column] }
      values[row] += factors[row] * value
    }
  }

  /// The solution, by elimination with the largest pivot of each column; nil if there is no single one.
  var solution: [Double]? {
    var (matrix, values) = (matrix, values)
    let count = values.count
    for column in 0..<count {
      let pivot = (column..<count).max { abs(matrix[$0][column]) < abs(matrix[$1][column]) } ?? column
      guard abs(matrix[pivot][column]) > 1e-12 else { return nil }
      matrix.swapAt(column, pivot)
      values.swapAt(column, pivot)
      for row in column + 1..<count {
        let factor = matrix[row][column] / matrix[column][column]
        for other in column..<count { matrix[row][other] -= factor * matrix[column][other] }
        values[row] -= factor * values[column]
      }
    }
    for row in (0..<count).reversed() {
      for column in row + 1..<count { values[row] -= matrix[row][column] * values[column] }
      values[row] /= matrix[row][row]
    }
    return values
  }
}
