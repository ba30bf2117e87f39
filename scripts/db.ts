// Manages the embedded database: npm run db -- stop | reset [--yes] | url [role]
import { createInterface } from "node:readline/promises"
import { decodeSettings, SettingsInvalid } from "#infra/config"
import { EmbeddedFailed, findPostgres, removePostgres, stopPostgres } from "#infra/embedded"
import { Effect, Option } from "effect"

const USAGE = `npm run db -- stop            stops the embedded PostgreSQL
npm run db -- reset [--yes]   deletes its database, after a confirmation
npm run db -- url [role]      prints its URL for a role: application (default), owner, system, jobs or admin`

class Refused extends Error {}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const stop = async (dataDir: string): Promise<void> => {
  const wasRunning = await stopPostgres(dataDir)
  say(wasRunning ? "PostgreSQL was stopped." : "PostgreSQL was not running.")
}

const confirm = async (dataDir: string): Promise<void> => {
  if (!process.stdin.isTTY)
    throw new Refused("This deletes all data. To confirm, run: npm run db -- reset --yes")
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`Delete the whole database of ${dataDir}? Type "yes": `)
  terminal.close()
  if (answer.trim() !== "yes") throw new Refused("Nothing was deleted.")
}

const reset = async (dataDir: string, options: ReadonlyArray<string>): Promise<void> => {
  if (!options.includes("--yes")) await confirm(dataDir)
  await removePostgres(dataDir)
  say("The database was deleted. The next start creates an empty one.")
}

const url = async (dataDir: string, [role = "application"]: ReadonlyArray<string>): Promise<void> => {
  const server = await findPostgres(dataDir)
  if (!server) throw new Refused("PostgreSQL is not running. Start it with: npm start")
  const entry = Object.entries(server.urls).find(([name]) => name === role)
  if (!entry) throw new Refused(`There is no role ${role}.\n${USAGE}`)
  say(entry[1])
}

const COMMANDS: Readonly<Record<string, (dataDir: string, options: ReadonlyArray<string>) => Promise<void>>> =
  {
    stop,
    reset,
    url
  }

const run = async ([name = "", ...options]: ReadonlyArray<string>): Promise<void> => {
  const command = COMMANDS[name]
  if (!command) throw new Refused(USAGE)
  const { dataDir, databaseUrls } = await Effect.runPromise(decodeSettings(process.env))
  if (Option.isSome(databaseUrls))
    throw new Refused("DATABASE_URL is set, so there is no embedded database to manage.")
  await command(dataDir, options)
}

try {
  await run(process.argv.slice(2))
} catch (cause) {
  const expected = [Refused, EmbeddedFailed, SettingsInvalid].some((kind) => cause instanceof kind)
  if (!expected || !(cause instanceof Error)) throw cause
  process.stderr.write(`${cause.message}\n`)
  process.exitCode = 1
}
