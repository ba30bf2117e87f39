import type { ReactNode } from "react"

type Kind = "success" | "error" | "message"

interface Options {
  /** Shown again under the same name, it takes the place of the one before. */
  readonly id?: string
  /** A second line. */
  readonly description?: ReactNode
  /** Something to do about it, such as Undo. */
  readonly action?: { readonly label: string; readonly onClick: () => void }
  /** Milliseconds it stays; 4000 unless told, Infinity until it is dismissed. */
  readonly duration?: number
}

const loading = new Set<() => void>()
let wanted = false

/** Puts the toaster in place, for toasts to come. */
export const wantToasts = () => {
  wanted = true
  for (const listener of loading) listener()
}

/** Calls back once the toaster is wanted: until then it is not even loaded. */
export const onFirstToast = (listener: () => void) => {
  loading.add(listener)
  return () => loading.delete(listener)
}

export const toastsWanted = () => wanted

const show = (kind: Kind) => (text: string, options?: Options) => {
  wantToasts()
  // By way of the toaster's own chunk: once that is loaded, nothing more has to be.
  void import("./Sonner.tsx").then(
    ({ toast }) => toast[kind](text, options),
    () => undefined
  )
}

/** A short word at the screen's edge, 4 seconds; for what succeeded, or failed away from any form. */
export const notify = { success: show("success"), error: show("error"), message: show("message") }

/** Takes a toast away that was shown under this name, or all of them. */
export const dismissToast = (id?: string) => {
  if (!wanted) return
  void import("./Sonner.tsx").then(
    ({ toast }) => toast.dismiss(id),
    () => undefined
  )
}
