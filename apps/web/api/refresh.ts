import { RefreshSession, type Session } from "#identity/contract"
import { currentSession, endSession, secondsLeft, startSession, watchSession } from "./session.ts"
import { problemOf } from "./problem.ts"
import { send } from "./send.ts"

const LOCK = "motorpool.session-refresh"
/** Seconds before expiry at which the tokens are exchanged; a tenth of their life where that is less. */
const AHEAD = 60
/** Seconds to wait after an exchange that failed for want of a connection. */
const PAUSE = 15

/**
 * Browsers offer locks only over https and on localhost, and refuse them where storage is forbidden; without them
 * the server's grace period must do.
 */
const alone = async <A>(work: () => Promise<A>): Promise<A> => {
  if (!("locks" in navigator)) return work()
  let isIn = false
  const enter = () => {
    isIn = true
    return work()
  }
  return navigator.locks.request(LOCK, enter).catch((error: unknown) => {
    if (isIn) throw error
    return work()
  })
}

const secondsFresh = (session: Session) => secondsLeft(session) - Math.min(AHEAD, session.expires_in / 10)

export const isStale = (session: Session) => secondsFresh(session) <= 0

/** Whoever signs out or in while the answer is on its way has the last word. */
const exchange = async (session: Session) => {
  const isStill = () => currentSession()?.access_token === session.access_token
  try {
    const fresh = await send(RefreshSession, { body: { refresh_token: session.refresh_token } })
    if (isStill()) startSession(fresh)
  } catch (error) {
    if (problemOf(error).status !== 401) throw error
    if (isStill()) endSession({ chosen: false })
  }
  return currentSession()
}

/**
 * Exchanges the tokens, once however many calls and tabs ask: whoever gets the lock second finds
 * another access token than the one it wanted to replace, and takes that. Undefined when the server
 * says the session is over; fails when it cannot be asked.
 */
export const refreshSession = (replacing: string): Promise<Session | undefined> =>
  alone(async () => {
    const session = currentSession()
    return session?.access_token === replacing ? exchange(session) : session
  })

/** A session whose access token can be used now, or undefined when nobody is signed in. */
export const freshSession = async (): Promise<Session | undefined> => {
  const session = currentSession()
  return session && isStale(session) ? refreshSession(session.access_token) : session
}

/** Keeps the tokens fresh for as long as the page is open. Returns the way to stop. */
export const keepSessionFresh = () => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = (soonest = 0) => {
    clearTimeout(timer)
    const session = currentSession()
    if (session) timer = setTimeout(wake, Math.max(soonest, secondsFresh(session)) * 1000)
  }
  const wake = () =>
    void freshSession().then(
      () => schedule(1),
      () => schedule(PAUSE)
    )
  const onSight = () => schedule()
  const unwatch = watchSession(onSight)
  // Timers sleep with the machine.
  document.addEventListener("visibilitychange", onSight)
  schedule()
  return () => {
    clearTimeout(timer)
    unwatch()
    document.removeEventListener("visibilitychange", onSight)
  }
}
