import type { WireSchema } from "#kernel"
import type { Across, Described, Failing, Inside, NoParts, Operation, Standalone } from "./definition.ts"
import type { Parts } from "./input.ts"

const described = <P extends Parts, S extends WireSchema>(definition: Described<P, S>) => ({
  words: definition.words,
  summary: definition.summary,
  example: definition.example,
  parts: definition.input ?? {},
  changes: definition.changes ?? false,
  output: definition.output
})

/** A command over the whole installation, with the rights of the system role. */
export const operation = <S extends WireSchema, E extends Failing, R, P extends Parts = NoParts>(
  definition: Across<P, S, E, R>
): Operation<R> => ({
  ...described(definition),
  organization: definition.narrows ? "narrows" : "none",
  person: "possible",
  execute: (input, common, runner) => runner.across(definition, input, common)
})

/** A command inside one organization, bound by row security: `--organization` is required. */
export const inOrganization = <S extends WireSchema, E extends Failing, R, P extends Parts = NoParts>(
  definition: Inside<P, S, E, R>
): Operation<R> => ({
  ...described(definition),
  organization: "needed",
  person: definition.needsPerson ? "needed" : "possible",
  execute: (input, common, runner) => runner.inside(definition, input, common)
})

/** A command without the handlers: on the database itself, or without one. */
export const standalone = <S extends WireSchema, P extends Parts = NoParts>(
  definition: Standalone<P, S>
): Operation<never> => ({
  ...described(definition),
  organization: "none",
  person: "none",
  execute: (input, common, runner) => runner.standalone(definition, input, common)
})
