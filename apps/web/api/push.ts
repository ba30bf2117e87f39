import { PushKey, SubscribeToPush } from "#notifications/contract"
import { api } from "./client.ts"
import { isAppleMobile } from "./device.ts"
import { startWorker } from "./serviceWorker.ts"
import { PUSH_KEY } from "./storageKeys.ts"
import { hasServiceWorkers } from "./workerMessages.ts"
import { currentSession } from "./session.ts"
import { local } from "./storage.ts"

/** Why push messages cannot be turned on here; `blocked` can be undone in the browser's settings. */
export type PushObstacle = "insecure" | "home screen" | "unsupported" | "blocked"
export type PushState = PushObstacle | "off" | "on"

const obstacle = (): PushObstacle | undefined => {
  if (!isSecureContext) return "insecure"
  if (hasServiceWorkers() && "PushManager" in window && "Notification" in window)
    return Notification.permission === "denied" ? "blocked" : undefined
  return isAppleMobile() ? "home screen" : "unsupported"
}

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")

/** Whose push messages come here and to which address, as this browser last told the server. */
const remembered = () => local.getItem(PUSH_KEY)
const noteOf = ({ endpoint }: PushSubscription) => `${currentSession()?.user.id} ${endpoint}`
const isOwn = (note: string) => note.startsWith(`${currentSession()?.user.id} `)

const subscribedHere = async () =>
  hasServiceWorkers()
    ? ((await (await navigator.serviceWorker.getRegistration())?.pushManager?.getSubscription()) ?? undefined)
    : undefined

/** This browser's push address for the server's key. A browser has one; one for another key gives way. */
const subscribe = async (publicKey: string): Promise<PushSubscription> => {
  const { pushManager } = await startWorker()
  const before = await pushManager.getSubscription()
  const key = before?.options.applicationServerKey
  if (before && key && base64url(key) === publicKey) return before
  await before?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/** Ends a subscription, unless this browser knows it as somebody's by now: there is only one for all. */
const giveUp = async (subscription: PushSubscription) => {
  if (!remembered()?.endsWith(` ${subscription.endpoint}`)) await subscription.unsubscribe()
}

const tellServer = async (subscription: PushSubscription) => {
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {}
  await api(SubscribeToPush, { body: { endpoint: subscription.endpoint, keys: { p256dh, auth } } })
}

/**
 * Subscribes for the server's key and tells the server, unless that is the address it was told last. Somebody may
 * sign out or turn push messages off meanwhile: what nobody wants any more ends, and so does what the server could
 * not be told.
 */
const subscribeWhile = async (isWanted: () => boolean, told: string | null): Promise<void> => {
  const { public_key } = await api(PushKey, {})
  if (!isWanted()) return
  const subscription = await subscribe(public_key)
  try {
    if (isWanted() && told !== noteOf(subscription)) await tellServer(subscription)
  } catch (error) {
    await giveUp(subscription)
    if (isWanted()) throw error
    return
  }
  if (isWanted()) local.setItem(PUSH_KEY, noteOf(subscription))
  else await giveUp(subscription)
}

/** Whether push messages for the signed-in person come to this browser, or what stands in the way. */
export const pushState = async (): Promise<PushState> => {
  const why = obstacle()
  if (why) return why
  const subscription = await subscribedHere()
  return subscription && remembered() === noteOf(subscription) ? "on" : "off"
}

/** Needs the browser's permission. Fails with ProblemError, or with DOMException where the browser cannot. */
export const turnOnPush = async (): Promise<void> => {
  const person = currentSession()?.user.id
  await subscribeWhile(() => currentSession()?.user.id === person, null)
}

/** Ends push messages in this browser; the server notices at the next one, if it was not told. */
export const endPushHere = async (): Promise<void> => {
  local.removeItem(PUSH_KEY)
  await (await subscribedHere())?.unsubscribe()
}

/**
 * Where push messages were turned on, sees to it that they go on: with the server's new key, or this
 * browser's new address. What somebody else turned on here, who did not sign out, ends.
 */
export const keepPush = async (): Promise<void> => {
  const note = remembered()
  if (note === null || !currentSession()) return
  try {
    if (!isOwn(note) || obstacle()) return await endPushHere()
    const isWanted = () => {
      const now = remembered()
      return now !== null && isOwn(now)
    }
    await subscribeWhile(isWanted, note)
  } catch (error) {
    console.error("Failed to renew the push subscription; retrying on the next visit.", error)
  }
}
