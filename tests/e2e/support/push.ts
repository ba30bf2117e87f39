import type { BrowserContext, CDPSession, Page } from "@playwright/test"

/** An unused address at a host every installation sends to, with keys of the right length. */
const ENDPOINT = "https://fcm.googleapis.com/fcm/send/journey"

/**
 * Replaces the push service, which headless browsers do not have: subscribing returns an address, and
 * the rest is the browser's own.
 */
export const fakePushService = async (context: BrowserContext): Promise<void> => {
  await context.grantPermissions(["notifications"])
  await context.addInitScript((endpoint) => {
    const STORAGE_KEY = "journey.push"
    const base64url = (bytes: Uint8Array) =>
      btoa(String.fromCharCode(...bytes))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "")
    const keys = async () => {
      const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, [
        "deriveBits"
      ])
      const raw = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey))
      return { p256dh: base64url(raw), auth: base64url(crypto.getRandomValues(new Uint8Array(16))) }
    }
    interface Stored {
      readonly endpoint: string
      readonly key: string
      readonly keys: { readonly p256dh: string; readonly auth: string }
    }
    const given = ({ endpoint, key, keys }: Stored) => ({
      endpoint,
      options: {
        applicationServerKey: Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (byte) =>
          byte.charCodeAt(0)
        ).buffer
      },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        localStorage.removeItem(STORAGE_KEY)
        return true
      }
    })
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const stored = localStorage.getItem(STORAGE_KEY)
        return stored === null ? null : given(JSON.parse(stored))
      },
      subscribe: async ({ applicationServerKey: key }: { readonly applicationServerKey: string }) => {
        const stored = { endpoint, key, keys: await keys() }
        localStorage.setItem(STORAGE_KEY, JSON.stringify(stored))
        return given(stored)
      }
    })
  }, `${ENDPOINT}-${crypto.randomUUID()}`)
}

interface Registrations {
  readonly registrations: ReadonlyArray<{ readonly registrationId: string; readonly scopeURL: string }>
}

const registrationIn = (session: CDPSession, origin: string): Promise<string> =>
  new Promise((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }: Registrations) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (own) resolve(own.registrationId)
    })
  })

interface Reported {
  readonly backgroundServiceEvent: { readonly eventName: string }
}

/** Resolves when the browser reports that the worker has handled a push message. */
const pushCompleted = (session: CDPSession): Promise<void> =>
  new Promise((resolve) => {
    session.on("BackgroundService.backgroundServiceEventReceived", (report: Reported) => {
      if (report.backgroundServiceEvent.eventName === "Push event completed") resolve()
    })
  })

/**
 * Delivers a push message to the page's real service worker, as a push service would after decrypting it, and
 * waits until the worker has handled it. Notifications must not be queried before that: the browser would take
 * the one it is about to show for closed, and drop it.
 */
export const deliverPush = async (page: Page, message: unknown): Promise<void> => {
  const { origin } = new URL(page.url())
  // Messages delivered before the worker is active are lost silently.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const session = await page.context().newCDPSession(page)
  const [found, completed] = [registrationIn(session, origin), pushCompleted(session)]
  const service = "pushMessaging"
  await session.send("BackgroundService.clearEvents", { service })
  await session.send("BackgroundService.startObserving", { service })
  await session.send("BackgroundService.setRecording", { service, shouldRecord: true })
  await session.send("ServiceWorker.enable")
  await session.send("ServiceWorker.deliverPushMessage", {
    origin,
    registrationId: await found,
    data: JSON.stringify(message)
  })
  await completed
  await session.detach()
}

export interface Shown {
  readonly title: string
  readonly body: string
  readonly icon: string
  readonly tag: string
  readonly data: unknown
}

/** The notifications currently shown for this site. */
export const notificationsOf = (page: Page): Promise<ReadonlyArray<Shown>> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, icon, tag, data }) => ({
      title,
      body,
      icon: new URL(icon).pathname,
      tag,
      data: data as unknown
    }))
  })

/** Clicks the notification with this tag. */
export const clickNotification = async (page: Page, tag: string): Promise<void> => {
  const [worker] = page.context().serviceWorkers()
  if (worker === undefined) throw new Error("There is no service worker.")
  await worker.evaluate(async (tag) => {
    // Runs in the worker, whose globals TypeScript does not know here.
    const scope = globalThis as unknown as {
      readonly registration: ServiceWorkerRegistration
      readonly NotificationEvent: new (type: string, init: { readonly notification: Notification }) => Event
    }
    const [notification] = await scope.registration.getNotifications({ tag })
    if (notification === undefined) throw new Error(`Nothing is shown under ${tag}.`)
    globalThis.dispatchEvent(new scope.NotificationEvent("notificationclick", { notification }))
  }, tag)
}
