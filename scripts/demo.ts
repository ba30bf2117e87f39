// Loads the demo data, into a new database if there is none. Exits with 10 when no server runs on it yet.
import { decodeSettings } from "#infra/config"
import { findPostgres } from "#infra/embedded"
import { CommanderError } from "commander"
import { Effect, Option } from "effect"
import { failureOf } from "../apps/cli/failures.ts"
import { program } from "../apps/cli/program.ts"
import { openDatabase } from "../apps/system/database.ts"

const NOT_SERVED = 10
/** Options that only print something, so no server is started. */
const ANSWERS = ["--json", "--dry-run"]

const say = (line: string): void => void process.stderr.write(`${line}\n`)

const load = (words: ReadonlyArray<string>) =>
  program().parseAsync(["node", "motorpool", "demo", "load", ...words])

/** Needs no database. */
const showHelp = async (): Promise<number> => {
  try {
    await load(["--help"])
  } catch (cause) {
    // Commander throws after it has printed the help.
    if (!(cause instanceof CommanderError && cause.exitCode === 0)) throw cause
  }
  return 0
}

const run = async (words: ReadonlyArray<string>): Promise<number> => {
  if (words.includes("--help") || words.includes("-h")) return showHelp()
  const settings = await Effect.runPromise(decodeSettings(process.env))
  const database = await openDatabase(settings, say)
  try {
    await load(words)
  } finally {
    await database.stop()
  }
  if (words.some((word) => ANSWERS.includes(word)) || Option.isSome(settings.databaseUrls)) return 0
  // The embedded server stops with the last program that uses it; if it runs on, a server uses it.
  if ((await findPostgres(settings.dataDir)) === undefined) return NOT_SERVED
  say(`\nMotorpool is running: ${settings.publicUrl}`)
  return 0
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (cause) {
  const { message, hint, exitCode } = failureOf(cause)
  say(`${message}${hint === "" ? "" : `\nHint: ${hint}`}`)
  process.exitCode = exitCode
}
