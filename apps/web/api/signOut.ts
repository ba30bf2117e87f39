import { SIGN_OUT_TAG } from "../worker/messages.ts"
import { requestSync } from "./backgroundSync.ts"
import { revoke, saveRevocation, sendRevocations } from "./revocations.ts"
import { currentSession, endSession } from "./session.ts"

/** Milliseconds between attempts while the page is open. */
const PAUSE = 15_000

let timer: ReturnType<typeof setTimeout> | undefined

const tryAgain = () => void finishSignOuts()

/**
 * Ends the sessions that this browser has left without the server's confirmation: now, when the connection is back,
 * and every 15 seconds while the page is open. Resolves to whether none remain; never rejects.
 */
export const finishSignOuts = async (): Promise<boolean> => {
  clearTimeout(timer)
  window.removeEventListener("online", tryAgain)
  // Where browsers forbid databases, nothing was stored.
  const isDone = await sendRevocations().catch(() => true)
  if (isDone) return true
  window.addEventListener("online", tryAgain)
  timer = setTimeout(tryAgain, PAUSE)
  // The service worker goes on if every page is closed.
  await requestSync(SIGN_OUT_TAG).catch(() => undefined)
  return false
}

/**
 * Ends this session: in this browser immediately, whatever the server answers, and there as soon as it confirms,
 * even if the page or the browser has been closed in the meantime.
 */
export const signOut = async (): Promise<void> => {
  const token = currentSession()?.sign_out_token
  if (token === undefined) return endSession({ chosen: true })
  const saving = saveRevocation(token).then(
    () => true,
    () => false
  )
  endSession({ chosen: true })
  const isSaved = await saving
  if (!(await (isSaved ? finishSignOuts() : revoke(token))))
    console.error("Sign-out failed on the server and will be repeated; the session was forgotten here.")
}
