import { SignOut } from "#identity/contract"
import { api } from "./client.ts"
import { currentSession, endSession } from "./session.ts"

/** Ends this session, in this browser in any case: failing to reach the server is logged, not shown. */
export const signOut = async (): Promise<void> => {
  const person = currentSession()?.user.id
  try {
    await api(SignOut, {})
  } catch (error) {
    console.error("Sign-out failed on the server; the session was forgotten here.", error)
  }
  const now = currentSession()?.user.id
  // Another user may have signed in in another tab in the meantime: they stay signed in.
  if (now === undefined || now === person) endSession({ chosen: true })
}
