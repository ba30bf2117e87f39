import { FilesUnavailable } from "#infra/files"
import { EmbeddedFailed } from "#infra/embedded"
import { CommandFailed, exitCodes, Missing, UsageError } from "#infra/cli"
import { isContended, isDatabaseUnavailable, sqlStateOf } from "#infra/postgres"
import { CommanderError } from "commander"
import { Cause } from "effect"
import { clis } from "./manifests.ts"

/** What to do about a refusal, by its tag. */
const hints: Readonly<Record<string, string>> = Object.assign(
  {
    Forbidden: "Without --as an operator may do everything; with --as, only what that person may do.",
    MailAlreadyQueued:
      "`motorpool jobs list` shows whether a worker is running, `motorpool jobs dead` what failed.",
    MigrationRefused: "`motorpool db status` shows what is pending.",
    StorageFull: "`motorpool tenants set-quota` gives an organization more storage.",
    SettingsInvalid: "README.md lists all settings with their defaults.",
    TooManyRequests: "The application's limits apply here too."
  },
  ...clis.map((cli) => cli.hints)
)

/** Where to look when a record does not exist. */
const notFound: Readonly<Record<string, string>> = Object.assign(
  { mail: "`motorpool mail list` shows the emails." },
  ...clis.map((cli) => cli.notFound)
)

const NETWORK = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "28P01",
  "3D000"
])
const STARTING = new Set(["57P01", "57P02", "57P03", "53300"])

const textOf = (cause: unknown, name: string): string => {
  const value: unknown = typeof cause === "object" && cause !== null ? Reflect.get(cause, name) : undefined
  return typeof value === "string" ? value : ""
}

const isUnavailable = (cause: unknown): boolean => {
  if (isDatabaseUnavailable(cause)) return true
  const code = textOf(cause, "code")
  return NETWORK.has(code) || STARTING.has(code)
}

const refusal = (cause: object, message: string): CommandFailed => {
  const tag = textOf(cause, "_tag") || cause.constructor.name
  if (tag !== "NotFound") return new CommandFailed(message, hints[tag] ?? "")
  const what = textOf(cause, "what")
  return new Missing(`This ${what} does not exist.`, notFound[what] ?? "")
}

/** A rejection by the database, or null. Its own message is not shown: it may quote rows. */
const databaseFailure = (cause: unknown): CommandFailed | null => {
  if (isContended(cause)) return new CommandFailed("Someone else is changing this; try again.", "")
  if (textOf(cause, "_tag") !== "SqlError") return null
  const state = sqlStateOf(cause)
  const suffix = state === "" ? "" : ` (SQLSTATE ${state})`
  return new CommandFailed(
    `The database rejected a statement${suffix}.`,
    "Run `motorpool doctor` for details."
  )
}

/** Commander's message as a sentence. */
const usageError = ({ code, message }: CommanderError): UsageError => {
  if (code === "commander.help") return new UsageError("A command is missing.")
  const sentence = message
    .replace(/^error: /, "")
    .replace(/^./, (letter) => letter.toUpperCase())
    .replace(/\n\((Did you mean .*)\)$/, ". $1")
  return new UsageError(/[.?!)]$/.test(sentence) ? sentence : `${sentence}.`)
}

/** A handler's refusal, or the advice to run doctor for anything unexpected. */
const effectFailure = (cause: Cause.Cause<unknown>): CommandFailed => {
  if (Cause.hasInterruptsOnly(cause))
    return new CommandFailed("Interrupted: unfinished changes were rolled back.", "", exitCodes.interrupted)
  const failure = failureOf(Cause.squash(cause))
  if (cause.reasons.some(Cause.isFailReason) || failure.hint !== "") return failure
  return new CommandFailed(failure.message, "Run `motorpool doctor` for details.", failure.exitCode)
}

/** Any failure as a sentence, a hint and an exit code, without secrets. */
export const failureOf = (cause: unknown): CommandFailed => {
  if (cause instanceof CommandFailed) return cause
  if (Cause.isCause(cause)) return effectFailure(cause)
  if (cause instanceof CommanderError) return usageError(cause)
  if (isUnavailable(cause))
    return new CommandFailed(
      "Can't reach the database.",
      "Check that it is running and that DATABASE_URL is correct; run `motorpool doctor` for details.",
      exitCodes.unavailable
    )
  const rejected = databaseFailure(cause)
  if (rejected !== null) return rejected
  if (!(cause instanceof Error)) return new CommandFailed(String(cause), "")
  if (cause instanceof FilesUnavailable || cause instanceof EmbeddedFailed)
    return new CommandFailed(cause.message, "Run `motorpool doctor` for details.", exitCodes.unavailable)
  return refusal(cause, cause.message)
}
