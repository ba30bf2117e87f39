import type { ReactNode } from "react"

type Kind = "success" | "error" | "message"

interface Options {
  /** A toast with the same id replaces the previous one. */
  readonly id?: string
  /** A second line. */
  readonly description?: ReactNode
  /** Something to do about it, such as Undo. */
  readonly action?: { readonly label: string; readonly onClick: () => void }
  /** Milliseconds it stays; 4000 by default, Infinity until it is dismissed. */
  readonly duration?: number
}

const loading = new Set<() => void>()
let wanted = false

/** Registers the toaster that shows future toasts. */
export const requestToaster = () => {
  wanted = true
  for (const listener of loading) listener()
}

/** Calls back once a toast is to be shown: until then the toaster is not even loaded. */
export const onToasterRequested = (listener: () => void) => {
  loading.add(listener)
  return () => loading.delete(listener)
}

export const isToasterRequested = () => wanted

const show = (kind: Kind) => (text: string, options?: Options) => {
  requestToaster()
  // Imported through the toaster's own chunk: once that is loaded, nothing else needs to be.
  void import("./Sonner.tsx").then(
    ({ toast }) => toast[kind](text, options),
    () => undefined
  )
}

/** A short message at the edge of the screen, for 4 seconds; for success, or for a failure outside of a form. */
export const notify = { success: show("success"), error: show("error"), message: show("message") }

/** Dismisses the toast with this id, or all of them. */
export const dismissToast = (id?: string) => {
  if (!wanted) return
  void import("./Sonner.tsx").then(
    ({ toast }) => toast.dismiss(id),
    () => undefined
  )
}
