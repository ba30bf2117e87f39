import { clear } from "idb-keyval"
import { forgetLastRead, forgetOldReads } from "../api/lastReadStore.ts"
import { sendRevocations } from "../api/revocations.ts"
import { workerTokenStore } from "../api/workerTokenStore.ts"

declare const self: ServiceWorkerGlobalScope

/**
 * On every occasion on which the worker runs: ends sessions that this browser has left, and deletes what the server has
 * not confirmed for a day. The next occasion tries again.
 */
export const tidy = async (): Promise<void> => {
  await Promise.allSettled([sendRevocations(), forgetOldReads()])
}

/** Ends the sessions that this browser has left. Rejects while some remain, so that the browser retries later. */
export const finishSignOuts = async (): Promise<void> => {
  if (!(await sendRevocations())) throw new Error("The server has not confirmed every sign-out.")
}

/**
 * The session has ended on the server, and perhaps no page is open to notice: deletes what was stored for reading, the
 * access token and what the system still shows. Unsent messages stay: their author may sign in again.
 */
export const onSessionEnded = async (): Promise<void> => {
  for (const notification of await self.registration.getNotifications()) notification.close()
  await Promise.allSettled([forgetLastRead(undefined), clear(workerTokenStore())])
}
