import { readFileSync } from "node:fs"

/** Linux counts hundredths of a second; these are the 16th and 17th field. */
const SPENT_BY_ENDED_CHILDREN = [13, 14] as const
const TICKS_PER_SECOND = 100

/**
 * Seconds of processor time of this process's ended children and of their awaited children. Undefined except on Linux.
 */
export const childrenSeconds = (): number | undefined => {
  if (process.platform !== "linux") return undefined
  const [, fields = ""] = readFileSync("/proc/self/stat", "utf8").split(/\) (.*)/s)
  const values = fields.split(" ").map(Number)
  return SPENT_BY_ENDED_CHILDREN.reduce((sum, field) => sum + (values[field] ?? 0), 0) / TICKS_PER_SECOND
}

/** Seconds of processor time of this process, in all its threads, and of its ended children. */
export const ownSeconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000 + (childrenSeconds() ?? 0)
}
