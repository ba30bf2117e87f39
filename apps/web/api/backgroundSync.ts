/** Background Sync, which TypeScript does not know: only Chromium has it. */
interface WithSync extends ServiceWorkerRegistration {
  readonly sync: { readonly register: (tag: string) => Promise<void> }
}

/** Only Chromium has it, and only for installed apps. */
interface WithPeriodicSync extends ServiceWorkerRegistration {
  readonly periodicSync: {
    readonly register: (tag: string, options: { readonly minInterval: number }) => Promise<void>
  }
}

const canSync = (registration: ServiceWorkerRegistration | undefined): registration is WithSync =>
  registration !== undefined && "sync" in registration

const syncing = async () => {
  const registration =
    "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined
  return canSync(registration) ? registration.sync : undefined
}

/** Whether this browser can wake the service worker once the connection is back. */
export const hasBackgroundSync = async (): Promise<boolean> => (await syncing()) !== undefined

/**
 * Has the browser wake the service worker once the connection is back. Does nothing in browsers without Background
 * Sync; rejects if the user has forbidden it.
 */
export const requestSync = async (tag: string): Promise<void> => (await syncing())?.register(tag)

const canSyncPeriodically = (registration: ServiceWorkerRegistration): registration is WithPeriodicSync =>
  "periodicSync" in registration

/** Has the browser wake the service worker now and then, at most once in `minInterval` milliseconds. */
export const requestPeriodicSync = async (
  registration: ServiceWorkerRegistration,
  tag: string,
  minInterval: number
): Promise<void> => {
  // Refused unless the app is installed.
  if (canSyncPeriodically(registration))
    await registration.periodicSync.register(tag, { minInterval }).catch(() => undefined)
}
