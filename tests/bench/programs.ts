import type { EmbeddedPostgres } from "#infra/embedded"
import type { ChildProcess } from "node:child_process"
import { readFileSync } from "node:fs"
import { launch, stopProcess } from "../support/processes.ts"
import type { Start } from "./fanout.ts"

// The options a server is started with; the bare one gets the same.
const serverOptions: {
  readonly arguments: ReadonlyArray<string>
  readonly environment: Record<string, string>
} = JSON.parse(readFileSync("scripts/server-options.json", "utf8"))

export const start: Start = (script, env, ready, options = []) =>
  launch(
    { ...serverOptions.environment, ...env },
    { args: [...serverOptions.arguments, ...options, script], ready, showsErrors: true }
  )

/** Another database on the same server. */
const named = (url: string, database: string | undefined): string => {
  const address = new URL(url)
  if (database !== undefined) address.pathname = `/${database}`
  return address.href
}

/** The settings of a program, for the given database or the server's default. */
export const environment = ({ urls }: EmbeddedPostgres, dataDir: string, database?: string) => ({
  DATA_DIR: dataDir,
  LOG_LEVEL: "Warn",
  DATABASE_URL: named(urls.application, database),
  DATABASE_OWNER_URL: named(urls.owner, database),
  DATABASE_SYSTEM_URL: named(urls.system, database),
  DATABASE_JOBS_URL: named(urls.jobs, database)
})

/** Settings for comparisons, in which a few callers do the work of thousands. */
export const environmentOfFew = (...given: Parameters<typeof environment>) => ({
  ...environment(...given),
  // One person reads as fast as the server answers.
  READS_PER_SECOND: "999999",
  // All live streams come from this machine.
  MAX_CONNECTIONS: "20000",
  MAX_CONNECTIONS_PER_NETWORK: "10000"
})

export const residentMegabytes = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024

/** Runs a program while something is done with it. */
export const during = async (
  program: Promise<ChildProcess>,
  work: (program: ChildProcess) => Promise<void>
): Promise<void> => {
  const started = await program
  try {
    await work(started)
  } finally {
    await stopProcess(started)
  }
}
