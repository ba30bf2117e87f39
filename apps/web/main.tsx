import "./styles/index.css"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { createBrowserRouter, RouterProvider } from "react-router"
import { freshSession } from "./api/refresh.ts"
import { currentSession, watchSession } from "./api/session.ts"
import { keepInstallPrompt } from "./app/install/prompt.ts"
import { loaded, settled } from "./api/settled.ts"
import { hearWorker } from "./api/workerMessages.ts"
import { App } from "./app/App.tsx"
import { routes } from "./app/routes.tsx"
import { installTrustedTypes } from "./app/security/trustedTypes.ts"
import { loadMessages, preferredLocale, switchLocale } from "./i18n/locale.ts"
import { common, forms, problems } from "./i18n/messages/index.ts"

installTrustedTypes()
keepInstallPrompt()

// Before the router fetches the first page and what it says.
await switchLocale(currentSession()?.user.locale ?? preferredLocale())

const router = createBrowserRouter(routes)

// From the start: a page that is open but does not listen yet would be left for a new one.
hearWorker("go", ({ path }) => void router.navigate(path))

/** Once every part of the page is loaded that the address asks for. */
const routed = () =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })

/** Where the document shows the frame already, nothing less takes its place. */
const readyFor = async (root: HTMLElement) => {
  if (root.childElementCount === 0) return
  // Failing for want of a connection says no more than the page itself will.
  await Promise.allSettled([routed(), freshSession()])
}

const start = async () => {
  const texts = loadMessages([common, forms, problems])
  const root = document.getElementById("root")
  if (!root) throw new Error("index.html has no element with the id root.")
  await Promise.all([texts, readyFor(root)])
  createRoot(root).render(
    <StrictMode>
      <App>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  )
}

const behind = async () => {
  await loaded()
  const { forgetOthers, keepLive, keepWorker } = await import("./api/background.ts")
  // Live news and push messages concern only people who are signed in. A tab that comes to listen late loads anew.
  if (currentSession()) keepLive()
  // Nothing that somebody has read stays behind; nobody waits for that.
  const forgotten = forgetOthers()
  await Promise.allSettled([forgotten, settled()])
  // Shows push messages, and leads here when one is pressed.
  if (currentSession()) await keepWorker()
  await forgotten
}

/** What the page does not need to be seen. Without it the page works as before. */
const followBehind = () =>
  void behind().catch((error: unknown) => console.error("A background task failed.", error))

await start()
followBehind()
watchSession(followBehind)
