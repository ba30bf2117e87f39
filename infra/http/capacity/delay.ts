/**
 * How long a caller that is turned away waits. Until then it cannot use the connection, of which it has a limited
 * number: this bounds how often it can ask.
 */
const MILLIS = 2000
/** Those that came together are due together, so few are served at a time. */
const PER_TICK = 4
const TICK_MILLIS = 5

export type Delay = (run: () => void) => void

/** Calls each function after two seconds, a few at a time. */
export const makeDelay = (): Delay => {
  const due: Array<{ readonly at: number; readonly run: () => void }> = []
  let timer: NodeJS.Timeout | undefined
  const tick = (): void => {
    const now = performance.now()
    for (let n = 0; n < PER_TICK; n++) {
      if ((due[0]?.at ?? Infinity) > now) break
      due.shift()?.run()
    }
    if (due.length > 0) return
    clearInterval(timer)
    timer = undefined
  }
  return (run) => {
    due.push({ at: performance.now() + MILLIS, run })
    timer ??= setInterval(tick, TICK_MILLIS).unref()
  }
}
