import type { EmailAddress, OrganizationId, UserId, WireSchema } from "#kernel"
import type { Settings } from "#infra/config"
import type { Effect } from "effect"
import type { CliContext } from "./context.ts"
import type { CommandFailed } from "./failures.ts"
import type { InputOf, Parts } from "./input.ts"
import type { MemberNeeds, OperatorNeeds } from "./operator.ts"
import type { Watching } from "./progress.ts"

/** What is typed with every command; the first two where they mean something. */
export interface Common {
  readonly organization: string | null
  readonly as: EmailAddress | null
  readonly json: boolean
  readonly dryRun: boolean
}

/** What a command may ask the shell for. */
export interface Shell {
  readonly settings: Settings["Service"]
  /** Only reads and rehearses: what it does is taken back at the end. */
  readonly isRehearsal: boolean
  /** `--organization`, where it was typed. */
  readonly organizationId: OrganizationId | null
  /** In whose place: `--as`, where it was typed. */
  readonly userId: UserId | null
  /** The link of the newest mail queued by this command: for `--show-token`. Null in a rehearsal. */
  readonly mailedLink: () => string | null
}

/** A command as the list of all commands has it: `build` makes it typed, `execute` runs it. */
export interface Operation {
  /** `users disable`. */
  readonly words: string
  /** A sentence. */
  readonly summary: string
  /** What one types after `motorpool`. */
  readonly example: string
  readonly parts: Parts
  readonly changes: boolean
  /** What `--organization` is to it: needed, narrowing it down, or of no meaning and refused. */
  readonly organization: "needed" | "narrows" | "none"
  /** What `--as` is to it: needed, possible, or of no meaning and refused. */
  readonly person: "needed" | "possible" | "none"
  readonly output: WireSchema
  /** Runs it and writes its answer. @throws CommandFailed */
  readonly execute: (
    input: Readonly<Record<string, unknown>>,
    common: Common,
    context: CliContext
  ) => Promise<void>
}

export interface Described<P extends Parts, S extends WireSchema> {
  readonly words: string
  readonly summary: string
  readonly example: string
  /** Arguments and options by the name `run` knows them under; `showToken` is typed `--show-token`. */
  readonly input?: P
  /** It changes something, so it takes `--dry-run`. */
  readonly changes?: boolean
  /** What `--json` writes. */
  readonly output: S
  /** The answer for a person: one text, without a line end. */
  readonly show: (output: S["Type"]) => string
}

export type Failing = { readonly message: string }
export type NoParts = Readonly<Record<string, never>>

export interface Across<P extends Parts, S extends WireSchema, E extends Failing> extends Described<P, S> {
  /** `--organization` leaves only what belongs to that organization; without this it is refused. */
  readonly narrows?: boolean
  readonly run: (input: InputOf<P>, shell: Shell) => Effect.Effect<S["Type"], E, OperatorNeeds>
}

export interface Inside<P extends Parts, S extends WireSchema, E extends Failing> extends Described<P, S> {
  /** It acts in somebody's name, so `--as` must say in whose. */
  readonly needsPerson?: boolean
  readonly run: (input: InputOf<P>, shell: Shell) => Effect.Effect<S["Type"], E, MemberNeeds>
}

export interface Groundwork<P extends Parts, S extends WireSchema> extends Described<P, S> {
  /** Told after the answer: why the command ends with another exit code than 0, though it has answered. */
  readonly verdict?: (output: S["Type"]) => CommandFailed | null
  readonly run: (
    input: InputOf<P>,
    context: CliContext & { readonly isRehearsal: boolean; readonly progress: Watching }
  ) => Promise<S["Type"]>
}
