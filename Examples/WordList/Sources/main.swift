import LetterpressSolver

let words = Lexicon.english.words(from: "tejntgzhhgpsmzpthaoudgbph")
print("\(words.count) words, the longest:", words.prefix(3))
