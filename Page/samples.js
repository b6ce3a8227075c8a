// The pictures that the page offers to try, from the project's samples.

/** @type {{ file: string, title: string }[]} */
export const samples = [
  { file: 'light-midgame.png', title: 'Light' },
  { file: 'dark-midgame.png', title: 'Dark' },
  { file: 'retro-midgame.png', title: 'Retro' },
  { file: 'glow-opening.png', title: 'Glow' },
]
