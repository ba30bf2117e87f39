import { readFileSync } from "node:fs"

/** Linux counts in hundredths of a second; these are the 16th and 17th field. */
const SPENT_BY_ENDED_CHILDREN = [13, 14] as const
const TICKS_PER_SECOND = 100

/**
 * Seconds of processor time of this process's children that have ended, and of theirs in turn as far as they
 * waited for them. Undefined where the system does not tell: only Linux does.
 */
export const childrenSeconds = (): number | undefined => {
  if (process.platform !== "linux") return undefined
  const [, fields = ""] = readFileSync("/proc/self/stat", "utf8").split(/\) (.*)/s)
  const values = fields.split(" ").map(Number)
  return SPENT_BY_ENDED_CHILDREN.reduce((sum, field) => sum + (values[field] ?? 0), 0) / TICKS_PER_SECOND
}

/** Seconds of processor time of this process, in all its threads, and of its children that have ended. */
export const ownSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000 + (childrenSeconds() ?? 0)
}
