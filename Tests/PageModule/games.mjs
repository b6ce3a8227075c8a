// Racks and positions from a seed: the same in every run.

/** Random numbers from 0 to less than 1: SplitMix64, as in the Swift tests. */
export function seeded(seed) {
  let state = BigInt(seed)
  const mask = (1n << 64n) - 1n
  return () => {
    state = state + 0x9E3779B97F4A7C15n & mask
    let bits = state
    bits = (bits ^ bits >> 30n) * 0xBF58476D1CE4E5B9n & mask
    bits = (bits ^ bits >> 27n) * 0x94D049BB133111EBn & mask
    return Number((bits ^ bits >> 31n) >> 11n) / 2 ** 53
  }
}

// Each letter about as often as in English words.
const bag = 'eeeeeeeeeeeiiiiiiiiaaaaaaaasssssssrrrrrrrnnnnnnntttttttoooooolllllcccccddddduuuuggggppppmmmmhhhbbbyyfffvkwzxjq'

export function letters(random, count) {
  return Array.from({ length: count }, () => bag[Math.floor(random() * bag.length)]).join('')
}

/** A random word filter for a rack, as options of the program and as members of a request. */
export function filter(random, rack) {
  const pick = text => text[Math.floor(random() * text.length)]
  const all = [
    ['containing', '--containing', () => pick(rack)],
    ['starting', '--starting', () => pick(rack)], ['ending', '--ending', () => pick(rack)],
    ['minLength', '--min-length', () => Math.min(2 + Math.floor(random() * 5), rack.length)],
    ['maxLength', '--max-length', () => 7 + Math.floor(random() * 5)],
    ['maxRarity', '--max-rarity', () => [10, 20, 35, 60, 95][Math.floor(random() * 5)]],
    ['known', '--known', () => true],
    ['limit', '--limit', () => 1 + Math.floor(random() * 50)],
  ]
  const chosen = all.filter(() => random() < 0.2).map(([member, option, value]) => [member, option, value()])
  return {
    options: chosen.flatMap(([, option, value]) => value === true ? [option] : [option, `${value}`]),
    members: Object.fromEntries(chosen.map(([member, , value]) => [member, value])),
  }
}

/** A random position, from a new game to a nearly finished one, with some words played. */
export function position(random, page) {
  const board = letters(random, 25)
  const share = random()
  const owners = Array.from({ length: 25 }, () => random() < share ? random() < 0.5 ? 'r' : 'b' : '.').join('')
  const found = JSON.parse(page.words({ letters: board, minLength: 4 })).text.split('\n')
  const played = Array.from({ length: Math.floor(random() * 4) }, () => found[Math.floor(random() * found.length)])
    .filter(word => word)
  const turn = random() < 0.5 ? 'red' : 'blue'
  return { letters: board, owners, turn, played: random() < 0.05 ? [...played, '-'] : played }
}

/** A position in one line, as the program takes it. */
export const line = ({ letters, owners, turn, played }) => [letters, owners, turn, played.join(',')].filter(part => part).join(' ')
