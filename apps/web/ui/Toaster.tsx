import { lazy, Suspense, useEffect, useSyncExternalStore } from "react"
import { watchUser } from "../api/session.ts"
import { common } from "../i18n/messages/index.ts"
import { useMessages } from "../i18n/useMessages.ts"
import { dismissToast, onToasterRequested, isToasterRequested, requestToaster } from "./toast.ts"

const LOAD_AFTER = 3000

const load = () => import("./Sonner.tsx")

// If it cannot be loaded, the page works without toasts instead of failing.
const Nothing: Awaited<ReturnType<typeof load>>["Sonner"] = () => <></>
const Sonner = lazy(() =>
  load().then(
    ({ Sonner }) => ({ default: Sonner }),
    () => ({ default: Nothing })
  )
)

/** Loads the toaster while the server is reachable: the first toast may be the one that says it is not. */
const useReadiness = () =>
  useEffect(() => {
    const timer = setTimeout(() => void load().then(requestToaster, () => undefined), LOAD_AFTER)
    return () => clearTimeout(timer)
  }, [])

/** Toasts are only for the user they were shown to, and so is their undo. */
const useOwnToasts = () => useEffect(() => watchUser(() => dismissToast()), [])

/** Where toasts appear. Rendered once, at the root of the tree. */
export const Toaster = () => {
  const m = useMessages(common)
  useOwnToasts()
  const wanted = useSyncExternalStore(onToasterRequested, isToasterRequested)
  useReadiness()
  if (!wanted) return null
  return (
    <Suspense>
      <Sonner label={m.notifications} />
    </Suspense>
  )
}
