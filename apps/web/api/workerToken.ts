import { clear, del, set } from "idb-keyval"
import { hasBackgroundSync, requestSync } from "./backgroundSync.ts"
import { workerTokenStore } from "./workerTokenStore.ts"
import { currentSession } from "./session.ts"

/**
 * Removes the service worker's access tokens. Rejects where browsers forbid databases; never throws
 * synchronously.
 */
export const revokeWorkerToken = async (): Promise<void> => clear(workerTokenStore())

const removeToken = async (tag: string): Promise<void> => del(tag, workerTokenStore())

/**
 * Lets the service worker send what waits once the connection is back, even if every page is closed by
 * then: in the name of the signed-in user, for as long as the access token is valid. Does nothing in browsers
 * without Background Sync.
 */
const grantToken = async (tag: string): Promise<void> => {
  const canSync = await hasBackgroundSync()
  const session = currentSession()
  if (!session || !canSync) return
  const { access_token, expires_at } = session
  await set(tag, { user_id: session.user.id, access_token, expires_at }, workerTokenStore())
  // Signed out in another tab in the meantime: nothing else would remove it.
  if (currentSession()?.user.id !== session.user.id) return revokeWorkerToken()
  // Users can forbid it in the browser: then a page sends what waits, as in other browsers.
  await requestSync(tag).catch(() => removeToken(tag))
}

/** Lets the service worker send a queue, named by its sync tag, as long as something is left in it. */
export const shareWithWorker = async (tag: string, isLeft: boolean): Promise<void> => {
  const sharing = isLeft ? grantToken(tag) : removeToken(tag)
  await sharing.catch((error: unknown) =>
    console.error("What waits will be sent when a page is open.", error)
  )
}
