import { SignOut } from "#identity/contract"
import { api } from "./client.ts"
import { endSession } from "./session.ts"

/** Ends this session, here in any case: a server that cannot be told is logged, not shown. */
export const signOut = async (): Promise<void> => {
  try {
    await api(SignOut, {})
  } catch (error) {
    console.error("Sign-out failed on the server; the session was forgotten here.", error)
  }
  endSession({ chosen: true })
}
