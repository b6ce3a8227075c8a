// The sample pictures that the page offers to try, with their contents: a picture is loaded only when it is tried.

/** @type {{ file: string, title: string, theme: string, letters: string, owners: string }[]} */
export const samples = [
  { file: 'light-midgame.png', title: 'Light', theme: 'light', letters: 'lohrufdsxeiuwshthabiupsmj', owners: 'rr.brbbb.rBBb.rBb.rrBb.r.' },
  { file: 'dark-midgame.png', title: 'Dark', theme: 'dark', letters: 'wnwivoymeesgsohcvnofbnern', owners: '..rRrb.rrbBbbbrBBb..BBBbb' },
  { file: 'retro-midgame.png', title: 'Retro', theme: 'retro', letters: 'lyhspmsanqgaarkxeikedfvei', owners: 'brrRRBbbrRb..rRbrrrrb....' },
  { file: 'glow-opening.png', title: 'Glow', theme: 'glow', letters: 'ctrmienqfesrtyzhnlyrjoxqe', owners: '..rrr.....r.......r......' },
]
