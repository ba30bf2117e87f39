import { Session } from "#identity/contract"
import { Schema } from "effect"
import { useSyncExternalStore } from "react"
import { forgetPerson } from "./forgetPerson.ts"
import { SESSION_KEY } from "./storageKeys.ts"
import { local, tab } from "./storage.ts"

/** The only place tokens are stored. All tabs of the browser share this entry. */
export { SESSION_KEY }

const listeners = new Set<() => void>()
const codec = Schema.toCodecJson(Session)
const decode = Schema.decodeUnknownSync(codec)
const encode = Schema.encodeSync(codec)

let text: string | null | undefined
let session: Session | undefined
let signedOutHere = false
/** Seconds the browser's clock is ahead of the server's, known once a token arrives. */
let clockAhead = 0

const parse = (text: string | null): Session | undefined => {
  if (text === null) return undefined
  try {
    return decode(JSON.parse(text))
  } catch {
    // Written by another version of this page, or by hand: treated as missing.
    return undefined
  }
}

/** The session as stored right now; another tab may just have written it. */
export const currentSession = (): Session | undefined => {
  const stored = local.getItem(SESSION_KEY)
  if (stored !== text) {
    text = stored
    session = parse(stored)
  }
  return session
}

const notify = () => {
  for (const listener of listeners) listener()
}

const onStorage = ({ key, oldValue }: StorageEvent) => {
  if (key !== SESSION_KEY && key !== null) return
  // The tab that ended or replaced the session has removed what all tabs share.
  if (currentSession()?.user.id !== parse(oldValue)?.user.id) forgetPerson(tab)
  notify()
}

const forgetEverywhere = () => {
  forgetPerson(local)
  forgetPerson(tab)
}

/** Stores a session that just arrived from the server. */
export const startSession = (arrived: Session) => {
  clockAhead = Date.now() / 1000 + arrived.expires_in - arrived.expires_at
  signedOutHere = false
  if (currentSession()?.user.id !== arrived.user.id) forgetEverywhere()
  local.setItem(SESSION_KEY, JSON.stringify(encode(arrived)))
  notify()
}

/**
 * Removes the session and whatever else belongs to its person; `chosen` if the user signed out rather than the server
 * ending it.
 */
export const endSession = ({ chosen }: { readonly chosen: boolean }) => {
  signedOutHere = chosen
  forgetEverywhere()
  notify()
}

/** Whether the last session ended because the user signed out in this tab. */
export const endedByChoice = () => signedOutHere

/** Seconds until the access token expires, by the server's clock. */
export const secondsLeft = ({ expires_at }: Session) => expires_at - (Date.now() / 1000 - clockAhead)

/**
 * Calls back whenever the session changes, in this tab or another. Returns the function that unsubscribes.
 * All listeners share one browser event: with one each, a page could be drawn between two of them.
 */
export const watchSession = (listener: () => void) => {
  if (listeners.size === 0) window.addEventListener("storage", onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener("storage", onStorage)
  }
}

/** Calls back whenever another user, or no one, is signed in. Returns the function that unsubscribes. */
export const watchUser = (listener: () => void) => {
  let person = currentSession()?.user.id
  return watchSession(() => {
    const next = currentSession()?.user.id
    if (next === person) return
    person = next
    listener()
  })
}

/** The stored session, or undefined if no one is signed in. It may have expired: see useAuthentication. */
export const useSession = () => useSyncExternalStore(watchSession, currentSession, currentSession)
