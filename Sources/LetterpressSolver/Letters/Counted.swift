/// How many there are of something, as a text: `1 tile`, `2 tiles`.
///
/// - Parameter several: what any other number of them is called; nil for the one's name with an `s`.
package func counted(_ count: Int, _ one: String, _ several: String? = nil) -> String {
  "\(count) \(count == 1 ? one : several ?? one + "s")"
}
