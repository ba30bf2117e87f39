import { clear, set } from "idb-keyval"
import { SYNC_TAG } from "../worker/messages.ts"
import { PASS_KEY, passStore } from "./passStore.ts"
import { currentSession } from "./session.ts"

/** Background Sync, which TypeScript does not know: only Chromium has it. */
interface WithSync extends ServiceWorkerRegistration {
  readonly sync: { readonly register: (tag: string) => Promise<void> }
}

const canSync = (registration: ServiceWorkerRegistration | undefined): registration is WithSync =>
  registration !== undefined && "sync" in registration

const running = async () =>
  "serviceWorker" in navigator ? navigator.serviceWorker.getRegistration() : undefined

/** Takes from the service worker what it could send with. Fails where browsers forbid databases, never at once. */
export const takePassBack = async (): Promise<void> => clear(passStore())

/**
 * Lets the service worker send what waits once the connection is back, should every page be closed by then:
 * in the name of whoever is signed in, for as long as the access token is good. Does nothing where browsers
 * cannot.
 */
export const lendPass = async (): Promise<void> => {
  const registration = await running()
  const session = currentSession()
  if (!session || !canSync(registration)) return
  const { access_token, expires_at } = session
  await set(PASS_KEY, { user_id: session.user.id, access_token, expires_at }, passStore())
  // Signed out meanwhile, elsewhere: nobody else would take it back.
  if (currentSession()?.user.id !== session.user.id) return takePassBack()
  // Browsers let people forbid it: then a page sends, as everywhere else.
  await registration.sync.register(SYNC_TAG).catch(takePassBack)
}
