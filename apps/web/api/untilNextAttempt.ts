import { watchSession } from "./session.ts"

/** Milliseconds; together they stay below the time after which a lost stream counts as offline. */
const SHORTEST_PAUSE = 1_000
const JITTER = 3_000
const LONGEST_PAUSE = 5_000

/**
 * Waits until another attempt may succeed: a while, or until the network returns or the session changes.
 * Honours a longer delay requested by the server, whatever the network does: it sends one when this person has too
 * many streams, which would push each other out forever, or opens them too often.
 */
export const untilNextAttempt = (requested = 0) =>
  new Promise<void>((resolve) => {
    const over = () => {
      clearTimeout(timer)
      unwatch()
      window.removeEventListener("online", over)
      resolve()
    }
    const isRequested = requested >= LONGEST_PAUSE
    const usual = SHORTEST_PAUSE + Math.random() * JITTER
    const timer = setTimeout(over, isRequested ? requested : usual)
    const unwatch = watchSession(over)
    if (!isRequested) window.addEventListener("online", over)
  })
