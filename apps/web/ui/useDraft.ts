import { useEffect, useSyncExternalStore } from "react"

const drafts = new Set<symbol>()
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

/** Whether somebody has typed what is not sent or saved yet: then this page must not be reloaded. */
export const hasDrafts = () => drafts.size > 0

/** While `unsent`, there is something typed here that a reload would lose. */
export const useDraft = (unsent: boolean) =>
  useEffect(() => {
    if (!unsent) return
    const draft = Symbol("draft")
    drafts.add(draft)
    tell()
    return () => {
      drafts.delete(draft)
      tell()
    }
  }, [unsent])

const watch = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether there are drafts anywhere on this page, now and later. */
export const useDrafts = () => useSyncExternalStore(watch, hasDrafts)
