import { useEffect, useSyncExternalStore } from "react"

const drafts = new Set<symbol>()
const listeners = new Set<() => void>()

const notify = () => {
  for (const listener of listeners) listener()
}

/** Whether there is unsent or unsaved input: then this page must not be reloaded. */
export const hasDrafts = () => drafts.size > 0

/** While `unsent`, there is input here that a reload would lose. */
export const useDraft = (unsent: boolean) =>
  useEffect(() => {
    if (!unsent) return
    const draft = Symbol("draft")
    drafts.add(draft)
    notify()
    return () => {
      drafts.delete(draft)
      notify()
    }
  }, [unsent])

const watch = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether there are drafts anywhere on this page, kept current. */
export const useDrafts = () => useSyncExternalStore(watch, hasDrafts)
