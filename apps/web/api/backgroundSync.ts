/** Background Sync, which TypeScript does not know: only Chromium has it. */
interface WithSync extends ServiceWorkerRegistration {
  readonly sync: { readonly register: (tag: string) => Promise<void> }
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
