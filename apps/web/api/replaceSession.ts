import type { Session } from "#identity/contract"
import { ownProblem } from "./problem.ts"
import { withLock } from "./refresh.ts"
import { currentSession, startSession } from "./session.ts"

/** Replaces the tokens by those that a call returns, once no other tab is refreshing them. Fails if no one is signed in. */
export const replaceSession = (call: (session: Session) => Promise<Session>): Promise<void> =>
  withLock(async () => {
    const session = currentSession()
    if (session === undefined) throw ownProblem("unexpected")
    const fresh = await call(session)
    if (currentSession()?.access_token === session.access_token) startSession(fresh)
  })
