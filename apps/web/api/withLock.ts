let before: Promise<unknown> = Promise.resolve()

/**
 * Runs work while no other tab and no service worker runs work under this name. Browsers offer locks only over https and on
 * localhost; without them, only the work of this tab waits for its turn.
 */
export const withLock = (name: string, work: () => Promise<void>): Promise<void> => {
  if ("locks" in navigator) return navigator.locks.request(name, work)
  const turn = before.then(work, work)
  before = turn
  return turn
}
