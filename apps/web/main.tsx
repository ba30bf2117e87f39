import "./styles/index.css"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { createBrowserRouter, RouterProvider } from "react-router"
import { currentSession, watchSession } from "./api/session.ts"
import { keepInstallPrompt } from "./app/install/prompt.ts"
import { App } from "./app/App.tsx"
import { routes } from "./app/routes.tsx"
import { installTrustedTypes } from "./app/security/trustedTypes.ts"
import { preferredLocale, switchLocale } from "./i18n/locale.ts"

installTrustedTypes()
keepInstallPrompt()

const router = createBrowserRouter(routes)

const start = async () => {
  await switchLocale(currentSession()?.user.locale ?? preferredLocale())
  const root = document.getElementById("root")
  if (!root) throw new Error("index.html has no element with the id root.")
  createRoot(root).render(
    <StrictMode>
      <App>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  )
}

/** Live news concern only people who are signed in; its code is not loaded before. */
const followNews = () => {
  if (currentSession()) void import("./api/live.ts").then(({ keepLive }) => keepLive())
}

/** So does the service worker, which shows push messages and leads here when one is pressed. */
const followWorker = () => {
  if (!currentSession()) return
  void import("./api/serviceWorker.ts").then(({ keepWorker }) =>
    keepWorker((path) => void router.navigate(path))
  )
}

/** Nothing that somebody has read stays behind; nobody waits for that. */
const forgetReaders = () =>
  void import("./api/forget.ts")
    .then(({ forgetOthers }) => forgetOthers())
    .catch((error: unknown) => console.error("What was read here before could not be forgotten.", error))

await start()
for (const follow of [followNews, followWorker, forgetReaders]) {
  follow()
  watchSession(follow)
}
