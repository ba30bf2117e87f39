import { onTestFinished, vi } from "vitest"

/** A public key in the server's format, and another one. */
export const PUBLIC_KEY = `B${"A".repeat(86)}`
export const OTHER_KEY = `B${"Q".repeat(86)}`

interface Script {
  readonly permission?: NotificationPermission
  /** The user's answer to the browser's permission prompt. */
  readonly answer?: NotificationPermission
  /** The browser's push service cannot be reached. */
  readonly broken?: boolean
}

const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.charCodeAt(0)).buffer

/** Replaces the browser's permission prompt and push service. */
export const pushService = ({ permission = "default", answer = "granted", broken = false }: Script = {}) => {
  let now = permission
  let made = 0
  let promptCount = 0
  let subscription: PushSubscription | null = null
  const subscribe = (options?: PushSubscriptionOptionsInit): PushSubscription => {
    const key = options?.applicationServerKey
    const endpoint = `https://push.example/${++made}`
    const keys = { p256dh: "p".repeat(87), auth: "a".repeat(22) }
    return {
      endpoint,
      expirationTime: null,
      options: { userVisibleOnly: true, applicationServerKey: typeof key === "string" ? bytesOf(key) : null },
      getKey: () => null,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        subscription = null
        return true
      }
    }
  }
  const spies = [
    vi.spyOn(Notification, "permission", "get").mockImplementation(() => now),
    vi.spyOn(Notification, "requestPermission").mockImplementation(async () => {
      promptCount += 1
      return (now = answer)
    }),
    vi.spyOn(PushManager.prototype, "getSubscription").mockImplementation(async () => subscription),
    vi.spyOn(PushManager.prototype, "subscribe").mockImplementation(async (options) => {
      if (broken) throw new DOMException("Registration failed - push service error", "AbortError")
      return (subscription = subscribe(options))
    })
  ]
  onTestFinished(async () => {
    for (const spy of spies) spy.mockRestore()
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
  })
  return {
    promptCount: () => promptCount,
    endpoint: () => subscription?.endpoint,
    /** The browser already has this address. */
    subscribed: (publicKey: string) => {
      now = "granted"
      subscription = subscribe({ applicationServerKey: publicKey })
      return subscription.endpoint
    }
  }
}
