import { FilesUnavailable } from "#infra/files"
import { EmbeddedFailed } from "#infra/embedded"
import { redactText } from "#infra/observability"
import { isDatabaseAway, sqlStateOf } from "#infra/postgres"
import { CommanderError } from "commander"
import { Cause } from "effect"

/** How a command ends, for scripts. docs/cli.md tells them. */
export const exitCodes = {
  done: 0,
  failed: 1,
  wrongWords: 2,
  notFound: 3,
  away: 4,
  interrupted: 130
} as const

/** Why a command did nothing: one sentence, what to do about it, and the exit code. */
export class CommandFailed extends Error {
  readonly hint: string
  readonly exitCode: number
  constructor(message: string, hint: string, exitCode: number = exitCodes.failed) {
    super(redactText(message))
    this.hint = hint
    this.exitCode = exitCode
  }
}

/** What was typed makes no sense. */
export class WrongWords extends CommandFailed {
  constructor(message: string, hint = "Add --help to the command to see its options.") {
    super(message, hint, exitCodes.wrongWords)
  }
}

/** There is no such thing. */
export class Missing extends CommandFailed {
  readonly _tag = "Missing"
  constructor(message: string, hint: string) {
    super(message, hint, exitCodes.notFound)
  }
}

/** What to do about a refusal of a handler, by its tag. */
const hints: Readonly<Record<string, string>> = {
  AddressNotVerified: "Act on behalf of someone whose email address is verified: --as <email>.",
  AlreadyAMember: "`motorpool members list` shows the members.",
  AlreadyInvited: "`motorpool invitations resend` resends it.",
  EmailTaken: "`motorpool users show` shows the account.",
  Forbidden: "Without --as an operator may do everything; with --as, only what that person may do.",
  InvitationClosed: "`motorpool invitations send` sends a new one.",
  LastOwner: "`motorpool members set-role <email> owner` makes another member the owner.",
  MailOnItsWay: "`motorpool jobs list` shows whether a worker is running, `motorpool jobs dead` what failed.",
  MigrationRefused: "`motorpool db status` shows what is pending.",
  RoleAboveOwn: "Without --as an operator may assign any role.",
  SettingsInvalid: "README.md lists all settings with their defaults.",
  TooManyRequests: "The application's limits apply here too."
}

const things: Readonly<Record<string, string>> = {
  account: "`motorpool users list` shows the accounts.",
  customer: "`motorpool customers export` shows the customers.",
  invitation: "`motorpool invitations list` shows the invitations.",
  lead: "`motorpool leads list` shows the leads.",
  mail: "`motorpool mail list` shows the emails.",
  member: "`motorpool members list` shows the members.",
  message: "`motorpool messages list` shows the messages.",
  organization: "`motorpool tenants list` shows the organizations."
}

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

const isAway = (cause: unknown): boolean => {
  if (isDatabaseAway(cause)) return true
  const code = textOf(cause, "code")
  return NETWORK.has(code) || STARTING.has(code)
}

const refusal = (cause: object, message: string): CommandFailed => {
  const tag = textOf(cause, "_tag") || cause.constructor.name
  if (tag !== "NotFound") return new CommandFailed(message, hints[tag] ?? "")
  const what = textOf(cause, "what")
  return new Missing(`This ${what} does not exist.`, things[what] ?? "")
}

/** Locks and statements that wait too long, and transactions that stand in each other's way. */
const CONTENDED = new Set(["55P03", "57014", "40P01", "40001"])

/** What the database refused, or null. Its own words may quote rows. */
const refusedByDatabase = (cause: unknown): CommandFailed | null => {
  const state = sqlStateOf(cause)
  if (CONTENDED.has(state)) return new CommandFailed("Someone else is changing this; try again.", "")
  if (textOf(cause, "_tag") !== "SqlError") return null
  const named = state === "" ? "" : ` (SQLSTATE ${state})`
  return new CommandFailed(
    `The database rejected a statement${named}.`,
    "Run `motorpool doctor` for details."
  )
}

/** Commander's own words as a sentence. */
const wrongWords = ({ code, message }: CommanderError): WrongWords => {
  if (code === "commander.help") return new WrongWords("A command is missing.")
  const sentence = message
    .replace(/^error: /, "")
    .replace(/^./, (letter) => letter.toUpperCase())
    .replace(/\n\((Did you mean .*)\)$/, ". $1")
  return new WrongWords(/[.?!)]$/.test(sentence) ? sentence : `${sentence}.`)
}

/** What a handler refused; anything else it ends with is a fault of ours or of what it stands on. */
const ended = (cause: Cause.Cause<unknown>): CommandFailed => {
  if (Cause.hasInterruptsOnly(cause))
    return new CommandFailed("Interrupted: unfinished changes were rolled back.", "", exitCodes.interrupted)
  const failure = failureOf(Cause.squash(cause))
  if (cause.reasons.some(Cause.isFailReason) || failure.hint !== "") return failure
  return new CommandFailed(failure.message, "Run `motorpool doctor` for details.", failure.exitCode)
}

/** Whatever went wrong, as a sentence, a hint and an exit code; never with a secret in it. */
export const failureOf = (cause: unknown): CommandFailed => {
  if (cause instanceof CommandFailed) return cause
  if (Cause.isCause(cause)) return ended(cause)
  if (cause instanceof CommanderError) return wrongWords(cause)
  if (isAway(cause))
    return new CommandFailed(
      "Can't reach the database.",
      "Check that it is running and that DATABASE_URL is correct; run `motorpool doctor` for details.",
      exitCodes.away
    )
  const refused = refusedByDatabase(cause)
  if (refused !== null) return refused
  if (!(cause instanceof Error)) return new CommandFailed(String(cause), "")
  if (cause instanceof FilesUnavailable || cause instanceof EmbeddedFailed)
    return new CommandFailed(cause.message, "Run `motorpool doctor` for details.", exitCodes.away)
  return refusal(cause, cause.message)
}
