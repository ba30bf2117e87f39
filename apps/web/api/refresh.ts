import { RefreshSession, type Session } from "#identity/contract"
import { currentSession, endSession, secondsLeft, startSession, watchSession } from "./session.ts"
import { problemOf } from "./problem.ts"
import { send } from "./send.ts"

const LOCK = "motorpool.session-refresh"
/** Seconds before expiry at which the tokens are refreshed; a tenth of their lifetime if that is less. */
const AHEAD = 60
/** Seconds to wait after a refresh failed because the connection was down. */
const PAUSE = 15

/**
 * Runs work that replaces the tokens, in one tab at a time. Browsers offer locks only over https and on localhost, and refuse
 * them where storage is forbidden; without them the server's grace period has to do.
 */
export const withLock = async <A>(work: () => Promise<A>): Promise<A> => {
  if (!("locks" in navigator)) return work()
  let acquired = false
  const enter = () => {
    acquired = true
    return work()
  }
  return navigator.locks.request(LOCK, enter).catch((error: unknown) => {
    if (acquired) throw error
    return work()
  })
}

const secondsFresh = (session: Session) => secondsLeft(session) - Math.min(AHEAD, session.expires_in / 10)

export const isStale = (session: Session) => secondsFresh(session) <= 0

/** If the user signs out or in while the response is on its way, that takes precedence. */
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
 * Refreshes the tokens, once for all calls and tabs that need it: the second to get the lock finds a
 * different access token than the one it wanted to replace, and uses that. Undefined if the server says the
 * session is over; fails if it cannot be reached.
 */
export const refreshSession = (replacing: string): Promise<Session | undefined> =>
  withLock(async () => {
    const session = currentSession()
    return session?.access_token === replacing ? exchange(session) : session
  })

/** A session whose access token is valid now, or undefined if no one is signed in. */
export const freshSession = async (): Promise<Session | undefined> => {
  const session = currentSession()
  return session && isStale(session) ? refreshSession(session.access_token) : session
}

/** Keeps the tokens fresh while the page is open. Returns the function that stops it. */
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
  const onVisible = () => schedule()
  const unwatch = watchSession(onVisible)
  // Timers pause while the computer sleeps.
  document.addEventListener("visibilitychange", onVisible)
  schedule()
  return () => {
    clearTimeout(timer)
    unwatch()
    document.removeEventListener("visibilitychange", onVisible)
  }
}
