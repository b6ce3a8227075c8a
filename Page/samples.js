// The sample pictures that the page offers to try, with their contents and the colours of their themes: a picture is loaded
// only when it is tried.

/** @type {{ file: string, title: string, theme: string, letters: string, owners: string, colors: import('./model/types.js').TileColors }[]} */
export const samples = [
  { file: 'light-midgame.png', title: 'Light', theme: 'light', letters: 'lohrufdsxeiuwshthabiupsmj', owners: 'rr.brbbb.rBBb.rBb.rrBb.r.',
    colors: { free: '#e8e7e4', red: '#f4958a', redDefended: '#ff432f', blue: '#74c5f2', blueDefended: '#00a2ff' },
  },
  { file: 'dark-midgame.png', title: 'Dark', theme: 'dark', letters: 'wnwivoymeesgsohcvnofbnern', owners: '..rRrb.rrbBbbbrBBb..BBBbb',
    colors: { free: '#383838', red: '#9c3e34', redDefended: '#ff432f', blue: '#1c799c', blueDefended: '#00baff' },
  },
  { file: 'retro-midgame.png', title: 'Retro', theme: 'retro', letters: 'lyhspmsanqgaarkxeikedfvei', owners: 'brrRRBbbrRb..rRbrrrrb....',
    colors: { free: '#f9e8b9', red: '#ef9978', redDefended: '#e54a36', blue: '#b874dc', blueDefended: '#7700ff' },
  },
  { file: 'glow-opening.png', title: 'Glow', theme: 'glow', letters: 'ctrmienqfesrtyzhnlyrjoxqe', owners: '..rrr.....r.......r......',
    colors: { free: '#383838', red: '#911c51', redDefended: '#ea0069', blue: '#4d9c7b', blueDefended: '#61ffbe' },
  },
]
