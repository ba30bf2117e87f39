/** Calls a function after a while, unless it is cancelled by what this returns. */
export type Deadline = (expire: () => void) => () => void

interface Entry {
  readonly at: number
  readonly expire: () => void
}

/** Deadlines that are all equally far away, so that one timer serves them in their order. */
export const makeDeadlines = (millis: number): Deadline => {
  const entries = new Set<Entry>()
  let timer: NodeJS.Timeout | undefined

  const tick = (): void => {
    timer = undefined
    const now = performance.now()
    for (const entry of entries) {
      if (entry.at > now) {
        timer = setTimeout(tick, entry.at - now)
        return
      }
      entries.delete(entry)
      entry.expire()
    }
  }

  return (expire) => {
    const entry = { at: performance.now() + millis, expire }
    entries.add(entry)
    timer ??= setTimeout(tick, millis)
    return () => {
      entries.delete(entry)
      if (entries.size > 0) return
      clearTimeout(timer)
      timer = undefined
    }
  }
}
