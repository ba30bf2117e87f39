import { del, entries, set } from "idb-keyval"
import { database } from "./database.ts"
import { REVOCATIONS } from "./storageKeys.ts"

// Shared by the pages and the service worker, so without schemas.

/** Milliseconds for which a session can outlive its last refresh: afterwards there is nothing to end. */
const LIFETIME = 30 * 86_400_000
/** Milliseconds after which an attempt counts as failed. */
const ATTEMPT_TIMEOUT = 30_000

const store = () => database(REVOCATIONS, "sign-out-tokens")

/**
 * Remembers that the server must still end a session. A sign-out token is good for nothing else. Rejects where
 * browsers forbid databases; never throws synchronously.
 */
export const saveRevocation = async (token: string): Promise<void> =>
  set(token, Date.now() + LIFETIME, store())

/** Asks the server to end a session; resolves to whether it confirmed. Also completes after the page is closed. */
export const revoke = async (token: string): Promise<boolean> => {
  const request = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ sign_out_token: token }),
    keepalive: true,
    signal: AbortSignal.timeout(ATTEMPT_TIMEOUT)
  }
  const response = await fetch("/api/public/sign-out", request).catch(() => undefined)
  return response?.status === 204
}

/** Ends the sessions that this browser has left without the server's confirmation; resolves to whether none remain. */
export const sendRevocations = async (): Promise<boolean> => {
  const all = await entries<string, number>(store())
  const attempts = all.map(async ([token, until]) => {
    const done = until <= Date.now() || (await revoke(token))
    if (done) await del(token, store())
    return done
  })
  return (await Promise.all(attempts)).every(Boolean)
}
