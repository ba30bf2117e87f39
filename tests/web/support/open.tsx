import { clear } from "idb-keyval"
import { createMemoryRouter, RouterProvider } from "react-router"
import { toast } from "sonner"
import { onTestFinished } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { forgetLastRead } from "../../../apps/web/api/lastReadStore.ts"
import { queryClient } from "../../../apps/web/api/queryClient.ts"
import { database } from "../../../apps/web/api/database.ts"
import { REVOCATIONS } from "../../../apps/web/api/storageKeys.ts"
import { endSession, SESSION_KEY } from "../../../apps/web/api/session.ts"
import { revokeWorkerToken } from "../../../apps/web/api/workerToken.ts"
import { App } from "../../../apps/web/app/App.tsx"
import { routes } from "../../../apps/web/app/routes.tsx"
import { removeOtherUsers } from "../../../apps/web/contexts/inspections/offline/stored.ts"
import { clearQueue } from "../../../apps/web/contexts/messaging/outgoing/queue.ts"
import { loadMessages, switchLocale } from "../../../apps/web/i18n/locale.ts"
import { common, forms, problems } from "../../../apps/web/i18n/messages/index.ts"
import { anaSession } from "./people.ts"
import "../../../apps/web/styles/index.css"

export const DESKTOP = [1280, 800] as const
export const PHONE = [390, 844] as const

/** Stores Ana's session, as if she had signed in earlier in this browser. */
export const signIn = (session = anaSession()) => localStorage.setItem(SESSION_KEY, JSON.stringify(session))

const forgetEverything = async () => {
  endSession({ chosen: false })
  localStorage.clear()
  sessionStorage.clear()
  queryClient.clear()
  const forgetRevocations = clear(database(REVOCATIONS, "sign-out-tokens"))
  await Promise.all([
    forgetLastRead(undefined),
    clearQueue(),
    removeOtherUsers(undefined),
    revokeWorkerToken(),
    forgetRevocations
  ])
  toast.dismiss()
  document.cookie = "sidebar_state=; path=/; max-age=0"
  await switchLocale("en")
}

/** An unused browser: no session, no choices, English. Also cleans up after the test. */
export const freshBrowser = async () => {
  onTestFinished(forgetEverything)
  await forgetEverything()
}

/** Opens the app at a path, in a window of the given size. */
export const open = async (path: string, size: readonly [number, number] = DESKTOP) => {
  await page.viewport(...size)
  // As the app does before it is rendered.
  await loadMessages([common, forms, problems])
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const screen = await render(
    <App>
      <RouterProvider router={router} />
    </App>
  )
  // A page still mounted after its server is gone would call the next test's server.
  onTestFinished(() => screen.unmount())
  return { router, screen, pathname: () => router.state.location.pathname }
}
