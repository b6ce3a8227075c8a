// Asks against whom to play, with the part of the page that only those need who do.

/** @param {import('../store/session.js').Session} session */
export async function askOpponent(session) {
  try {
    const { chooseOpponent } = await import('./opponent-question.js')
    // What levels there are, the module says, which may still be loading.
    await session.facts.begin()
    chooseOpponent(session)
  } catch {
    session.change({ alert: 'This part of the page could not be loaded: check the network, or reload the page, and try again.' })
  }
}
