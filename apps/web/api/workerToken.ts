import { clear, set } from "idb-keyval"
import { SYNC_TAG } from "../worker/messages.ts"
import { hasBackgroundSync, requestSync } from "./backgroundSync.ts"
import { WORKER_TOKEN_KEY, workerTokenStore } from "./workerTokenStore.ts"
import { currentSession } from "./session.ts"

/**
 * Removes the service worker's access token. Rejects where browsers forbid databases; never throws
 * synchronously.
 */
export const revokeWorkerToken = async (): Promise<void> => clear(workerTokenStore())

/**
 * Lets the service worker send queued messages once the connection is back, even if every page is closed by
 * then: in the name of the signed-in user, for as long as the access token is valid. Does nothing in browsers
 * without Background Sync.
 */
export const grantWorkerToken = async (): Promise<void> => {
  const canSync = await hasBackgroundSync()
  const session = currentSession()
  if (!session || !canSync) return
  const { access_token, expires_at } = session
  await set(WORKER_TOKEN_KEY, { user_id: session.user.id, access_token, expires_at }, workerTokenStore())
  // Signed out in another tab in the meantime: nothing else would remove it.
  if (currentSession()?.user.id !== session.user.id) return revokeWorkerToken()
  // Users can forbid it in the browser: then a page sends the messages, as in other browsers.
  await requestSync(SYNC_TAG).catch(revokeWorkerToken)
}
