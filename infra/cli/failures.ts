import { redactText } from "#infra/observability"

/** How a command ends, for scripts; docs/cli.md lists them. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  notFound: 3,
  unavailable: 4,
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

/** The command line makes no sense. */
export class UsageError extends CommandFailed {
  constructor(message: string, hint = "Add --help to the command to see its options.") {
    super(message, hint, exitCodes.usage)
  }
}

/** What the command is about does not exist. */
export class Missing extends CommandFailed {
  readonly _tag = "Missing"
  constructor(message: string, hint: string) {
    super(message, hint, exitCodes.notFound)
  }
}
