import { lazy, Suspense, useSyncExternalStore } from "react"
import { common } from "../i18n/en/common.ts"
import { useMessages } from "../i18n/useMessages.ts"
import { onFirstToast, toastsWanted } from "./toast.ts"

const Sonner = lazy(async () => ({ default: (await import("./Sonner.tsx")).Sonner }))

/** Where toasts appear. Stands once, at the top of the tree. */
export const Toaster = () => {
  const m = useMessages(common)
  const wanted = useSyncExternalStore(onFirstToast, toastsWanted)
  if (!wanted) return null
  return (
    <Suspense>
      <Sonner label={m.notifications} />
    </Suspense>
  )
}
