import "./styles/index.css"
import { startTransition, StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { createBrowserRouter, RouterProvider } from "react-router"
import { freshSession } from "./api/refresh.ts"
import { currentSession, watchSession } from "./api/session.ts"
import { LOCALE_KEY } from "./api/storageKeys.ts"
import { captureInstallPrompt } from "./app/install/prompt.ts"
import { whenLoaded, whenIdle } from "./api/idle.ts"
import { onWorkerMessage } from "./api/workerMessages.ts"
import { App } from "./app/App.tsx"
import { routes } from "./app/routes.tsx"
import { installTrustedTypes } from "./app/security/trustedTypes.ts"
import { loadMessages, preferredLocale, switchLocale } from "./i18n/locale.ts"
import { common, forms, problems } from "./i18n/messages/index.ts"
import { leaveOverlaysBefore } from "./ui/leaveOverlays.ts"

installTrustedTypes()
captureInstallPrompt()

const wantedLocale = () => currentSession()?.user.locale ?? preferredLocale()

// Before the router fetches the first page and its messages.
await switchLocale(wantedLocale())

// A language chosen in another tab applies here, too.
addEventListener("storage", ({ key }) => {
  if (key === LOCALE_KEY) void switchLocale(wantedLocale())
})

const router = createBrowserRouter(routes)
leaveOverlaysBefore(router)

// From the start: the worker opens a new page if an open one does not answer yet.
onWorkerMessage("go", ({ path }) => void router.navigate(path))

/** Once every part of the page at this address is loaded. */
const routerReady = () =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })

/** If the document already shows the shell's skeleton, it stays until the shell itself can replace it. */
const readyFor = async (root: HTMLElement) => {
  if (root.childElementCount === 0) return
  // When it fails because the connection is down, the page itself says so.
  await Promise.allSettled([routerReady(), freshSession()])
}

const start = async () => {
  const texts = loadMessages([common, forms, problems])
  const root = document.getElementById("root")
  if (!root) throw new Error("index.html has no element with the id root.")
  await Promise.all([texts, readyFor(root)])
  // Not in the task that has evaluated the page's code.
  await new Promise((resolve) => setTimeout(resolve))
  const app = (
    <StrictMode>
      <App>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  )
  // As a transition, the first render is divided into short tasks: the skeleton stays responsive meanwhile.
  startTransition(() => createRoot(root).render(app))
}

const startBackgroundWork = async () => {
  await whenLoaded()
  const { forgetOtherUsers, followLiveEvents, setUpServiceWorker } = await import("./api/background.ts")
  // Live events and push messages concern signed-in users only. A tab that joins late reloads its data.
  if (currentSession()) followLiveEvents()
  // Removes the data of users who are no longer signed in; not urgent.
  const removal = forgetOtherUsers()
  await Promise.allSettled([removal, whenIdle()])
  // Shows push messages, and opens the app when one is clicked.
  if (currentSession()) await setUpServiceWorker()
  await removal
}

/** Not needed for the first paint. Without it the page works as before. */
const runInBackground = () =>
  void startBackgroundWork().catch((error: unknown) => console.error("A background task failed.", error))

/** A session that this browser left while the server could not be reached ends before anything else is done. */
const finishEarlierSignOuts = async () => {
  await whenLoaded()
  const { finishSignOuts } = await import("./api/background.ts")
  await finishSignOuts()
}

await start()
void finishEarlierSignOuts().catch(() => undefined)
runInBackground()
watchSession(runInBackground)
