import type { EmbeddedPostgres } from "#infra/embedded"
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import type { Start } from "./fanout.ts"

// The options a server is started with; the bare one gets the same.
const serverOptions: ReadonlyArray<string> = JSON.parse(readFileSync("scripts/server-options.json", "utf8"))

export const start: Start = (script, env, ready, options = []) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...serverOptions, ...options, script], {
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "inherit"]
    })
    child.stdout?.on("data", (chunk: Buffer) => chunk.toString().includes(ready) && resolve(child))
    child.once("exit", (code) => reject(new Error(`${script} ended with ${code}`)))
  })

export const end = async (child: ChildProcess): Promise<void> => {
  const ended = once(child.removeAllListeners("exit"), "exit")
  child.kill("SIGTERM")
  await ended
}

/** The same server's database of another name. */
const named = (url: string, database: string | undefined): string => {
  const address = new URL(url)
  if (database !== undefined) address.pathname = `/${database}`
  return address.href
}

/** How a program gets to the database of a name, or to the server's own. */
export const environment = ({ urls }: EmbeddedPostgres, dataDir: string, database?: string) => ({
  DATA_DIR: dataDir,
  LOG_LEVEL: "Warn",
  DATABASE_URL: named(urls.application, database),
  DATABASE_OWNER_URL: named(urls.owner, database),
  DATABASE_SYSTEM_URL: named(urls.system, database),
  DATABASE_JOBS_URL: named(urls.jobs, database)
})

export const residentMegabytes = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024
