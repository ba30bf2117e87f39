import type { CurrentMember, CurrentPerson, EmailAddress, OrganizationId, UserId, WireSchema } from "#kernel"
import type { Settings } from "#infra/config"
import type { Effect } from "effect"
import type { CommandFailed } from "./failures.ts"
import type { InputOf, Parts } from "./input.ts"
import type { ProgressListener } from "./progress.ts"

/** Where a command writes. */
export interface Output {
  /** The answer. */
  readonly write: (line: string) => void
  /** A note for a person, not part of the answer. */
  readonly note: (line: string) => void
  /** Redraws one line of the terminal; absent without a terminal. */
  readonly draw?: (text: string) => void
}

/** What every command is given. */
export interface CliContext {
  readonly output: Output
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** The options every command takes; `organization` and `as` only where they apply. */
export interface Common {
  readonly organization: string | null
  readonly as: EmailAddress | null
  readonly json: boolean
  readonly dryRun: boolean
}

/** What a command knows about how it was called. */
export interface Shell {
  readonly settings: Settings["Service"]
  /** `--dry-run`: everything it does is rolled back. */
  readonly isDryRun: boolean
  /** `--organization`, or null. */
  readonly organizationId: OrganizationId | null
  /** The account in `--as`, or null. */
  readonly userId: UserId | null
  /** The link in the last email queued by this command, for `--show-token`. Null in a dry run. */
  readonly mailedLink: () => string | null
}

export interface Described<P extends Parts, S extends WireSchema> {
  /** `users disable`. */
  readonly words: string
  /** A sentence. */
  readonly summary: string
  /** What to type after `motorpool`. */
  readonly example: string
  /** Arguments and options by the name `run` reads them under; `showToken` is typed `--show-token`. */
  readonly input?: P
  /** It changes something, so it supports `--dry-run`. */
  readonly changes?: boolean
  /** What `--json` writes. */
  readonly output: S
  /** The answer for a person, without a final line end. After a dry run it says what would be done. */
  readonly show: (output: S["Type"], isDryRun: boolean) => string
}

export type Failing = { readonly message: string }
export type NoParts = Readonly<Record<string, never>>

/** Works on the whole installation. */
export interface Across<P extends Parts, S extends WireSchema, E extends Failing, R> extends Described<P, S> {
  /** `--organization` limits it to what belongs to that organization; without this it is refused. */
  readonly narrows?: boolean
  readonly run: (input: InputOf<P>, shell: Shell) => Effect.Effect<S["Type"], E, R>
}

/** Works inside one organization. */
export interface Inside<P extends Parts, S extends WireSchema, E extends Failing, R> extends Described<P, S> {
  /** It acts on behalf of someone, so `--as` is required. */
  readonly needsPerson?: boolean
  readonly run: (
    input: InputOf<P>,
    shell: Shell
  ) => Effect.Effect<S["Type"], E, R | CurrentMember | CurrentPerson>
}

/** Works without the handlers. */
export interface Standalone<P extends Parts, S extends WireSchema> extends Described<P, S> {
  /** Why the command fails although it has answered. */
  readonly verdict?: (output: S["Type"]) => CommandFailed | null
  readonly run: (
    input: InputOf<P>,
    context: CliContext & { readonly isDryRun: boolean; readonly progress: ProgressListener }
  ) => Promise<S["Type"]>
}

/** Runs commands with the services they need; the shell implements it. */
export interface Runner<in R> {
  readonly across: <P extends Parts, S extends WireSchema, E extends Failing>(
    definition: Across<P, S, E, R>,
    input: TypedInput,
    common: Common
  ) => Promise<void>
  readonly inside: <P extends Parts, S extends WireSchema, E extends Failing>(
    definition: Inside<P, S, E, R>,
    input: TypedInput,
    common: Common
  ) => Promise<void>
  readonly standalone: <P extends Parts, S extends WireSchema>(
    definition: Standalone<P, S>,
    input: TypedInput,
    common: Common
  ) => Promise<void>
}

/** Arguments and options as typed, by name. */
export type TypedInput = Readonly<Record<string, unknown>>

/** A command that needs the services `R`. */
export interface Operation<out R = unknown> {
  readonly words: string
  readonly summary: string
  readonly example: string
  readonly parts: Parts
  readonly changes: boolean
  /** Whether it requires `--organization`, can be limited by it, or refuses it. */
  readonly organization: "needed" | "narrows" | "none"
  /** Whether it requires, accepts or refuses `--as`. */
  readonly person: "needed" | "possible" | "none"
  readonly output: WireSchema
  /** Runs it and writes its answer. @throws CommandFailed */
  readonly execute: (input: TypedInput, common: Common, runner: Runner<R>) => Promise<void>
}
