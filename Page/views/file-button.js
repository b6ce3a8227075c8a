// A button that chooses a file.
import { make } from './dom.js'

/**
 * @param {string} name
 * @param {string} label
 * @param {(file: File) => void} take
 * @param {string} [accept]
 */
export const fileButton = (name, label, take, accept = '.txt,text/plain') => make('label', { class: 'quiet file' }, label, make('input', {
  class: 'unseen', name, type: 'file', accept, onchange: event => {
    const [chosen] = event.target.files
    // So that the same file can be chosen again.
    event.target.value = ''
    if (chosen) take(chosen)
  },
}))
