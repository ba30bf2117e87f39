import { SignOut } from "#identity/contract"
import { api } from "./client.ts"
import { currentSession, endSession } from "./session.ts"

/** Ends this session, here in any case: a server that cannot be told is logged, not shown. */
export const signOut = async (): Promise<void> => {
  const person = currentSession()?.user.id
  try {
    await api(SignOut, {})
  } catch (error) {
    console.error("Sign-out failed on the server; the session was forgotten here.", error)
  }
  const now = currentSession()?.user.id
  // Somebody else may have signed in meanwhile, in another tab: they stay.
  if (now === undefined || now === person) endSession({ chosen: true })
}
