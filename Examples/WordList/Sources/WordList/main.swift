import LetterpressSolver

let words = Lexicon.english.words(from: "tejntgzhhgpsmzpthaoudgbph")  // longest first
print("\(words.count) words, the longest: \(words.prefix(3).joined(separator: ", "))")
