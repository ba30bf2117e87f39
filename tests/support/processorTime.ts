import { readFileSync } from "node:fs"
import type { TestApp } from "./app.ts"

/**
 * Milliseconds of processor time that this process spends on `work`, in all its threads: other load on the machine
 * does not count.
 */
export const processorTime = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The least of several times: what else this process does at the same time, such as collecting garbage, does not count. */
export const leastProcessorTime = async (work: () => Promise<unknown>, times: number): Promise<number> => {
  let least = Infinity
  for (let n = 0; n < times; n++) least = Math.min(least, await processorTime(work))
  return least
}

/** Linux counts a process's time in hundredths of a second: the 14th and 15th field of this file. */
const totalOf = (pid: number): number => {
  const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(/\) (.*)/s)
  const [user, system] = fields.split(" ").slice(11, 13)
  return (Number(user) + Number(system)) * 10
}

const ofDatabase = async ({ admin }: Pick<TestApp, "admin">): Promise<ReadonlyMap<number, number>> => {
  // Not available on other systems.
  if (process.platform !== "linux") return new Map()
  const { rows } = await admin.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'"
  )
  return new Map(rows.map(({ pid }) => [pid, totalOf(pid)]))
}

/** `processorTime`, plus the database server's time for the app's connections. */
export const processorTimeWithDatabase = async (
  app: Pick<TestApp, "admin">,
  work: () => Promise<unknown>
): Promise<number> => {
  const before = await ofDatabase(app)
  const own = await processorTime(work)
  const after = await ofDatabase(app)
  return [...after].reduce((sum, [pid, spent]) => sum + spent - (before.get(pid) ?? 0), own)
}
