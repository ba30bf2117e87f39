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

/** Who receives push messages here and at which address, as last sent to the server by this browser. */
const remembered = () => local.getItem(PUSH_KEY)
const noteOf = ({ endpoint }: PushSubscription) => `${currentSession()?.user.id} ${endpoint}`
const isOwn = (note: string) => note.startsWith(`${currentSession()?.user.id} `)

const subscribedHere = async () =>
  hasServiceWorkers()
    ? ((await (await navigator.serviceWorker.getRegistration())?.pushManager?.getSubscription()) ?? undefined)
    : undefined

/** This browser's push address for the server's key. A browser has only one; one for another key is replaced. */
const subscribe = async (publicKey: string): Promise<PushSubscription> => {
  const { pushManager } = await startWorker()
  const before = await pushManager.getSubscription()
  const key = before?.options.applicationServerKey
  if (before && key && base64url(key) === publicKey) return before
  await before?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/** Ends a subscription, unless another user has taken it over: a browser has only one. */
const unsubscribeUnlessTaken = async (subscription: PushSubscription) => {
  if (!remembered()?.endsWith(` ${subscription.endpoint}`)) await subscription.unsubscribe()
}

const registerWithServer = async (subscription: PushSubscription) => {
  const { p256dh = "", auth = "" } = subscription.toJSON().keys ?? {}
  const { refresh_token = "" } = currentSession() ?? {}
  await api(SubscribeToPush, {
    body: { endpoint: subscription.endpoint, keys: { p256dh, auth }, refresh_token }
  })
}

/**
 * Subscribes with the server's key and sends the server the address, unless it already has it. The user may
 * sign out or turn push messages off in the meantime: then the subscription ends, as it does when the server
 * cannot be reached.
 */
const subscribeWhile = async (shouldContinue: () => boolean, registered: string | null): Promise<void> => {
  const { public_key } = await api(PushKey, {})
  if (!shouldContinue()) return
  const subscription = await subscribe(public_key)
  try {
    if (shouldContinue() && registered !== noteOf(subscription)) await registerWithServer(subscription)
  } catch (error) {
    await unsubscribeUnlessTaken(subscription)
    if (shouldContinue()) throw error
    return
  }
  if (shouldContinue()) local.setItem(PUSH_KEY, noteOf(subscription))
  else await unsubscribeUnlessTaken(subscription)
}

/** Whether the signed-in user gets push messages in this browser, or what prevents it. */
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

/** Ends push messages in this browser; if the server was not notified, it notices at the next message. */
export const endPushHere = async (): Promise<void> => {
  local.removeItem(PUSH_KEY)
  await (await subscribedHere())?.unsubscribe()
}

/**
 * Renews push messages that were turned on: with the server's new key, or this browser's new address. Ends
 * those of another user who did not sign out.
 */
export const renewPush = async (): Promise<void> => {
  const note = remembered()
  if (note === null || !currentSession()) return
  try {
    if (!isOwn(note) || obstacle()) return await endPushHere()
    const shouldContinue = () => {
      const now = remembered()
      return now !== null && isOwn(now)
    }
    await subscribeWhile(shouldContinue, note)
  } catch (error) {
    console.error("Failed to renew the push subscription; retrying on the next visit.", error)
  }
}
