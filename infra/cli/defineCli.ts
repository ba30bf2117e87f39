import type { Operation } from "./definition.ts"

/** What a context brings to the shell. */
export interface Cli<out O extends Operation = Operation> {
  /** What each first word of its commands is about: `members` in `members list`. */
  readonly topics: Readonly<Record<string, string>>
  readonly operations: ReadonlyArray<O>
  /** What to do about a refusal, by its tag. */
  readonly hints: Readonly<Record<string, string>>
  /** Where to look when a record does not exist, by the name `NotFound` has for it. */
  readonly notFound: Readonly<Record<string, string>>
}

type Definition<O extends Operation> = Pick<Cli<O>, "topics" | "operations"> & Partial<Cli<O>>

/** Declares a context's commands in its `cli.ts`. */
export const defineCli = <O extends Operation>(definition: Definition<O>): Cli<O> => ({
  hints: {},
  notFound: {},
  ...definition
})
