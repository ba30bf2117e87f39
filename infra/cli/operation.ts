import type { WireSchema } from "#kernel"
import type { Across, Described, Failing, Groundwork, Inside, NoParts, Operation } from "./definition.ts"
import type { Parts } from "./input.ts"
import { runAcross, runGroundwork, runInside } from "./run.ts"

const described = <P extends Parts, S extends WireSchema>(definition: Described<P, S>) => ({
  words: definition.words,
  summary: definition.summary,
  example: definition.example,
  parts: definition.input ?? {},
  changes: definition.changes ?? false,
  output: definition.output
})

/** A command over the whole installation, with the rights of the system role. */
export const operation = <S extends WireSchema, E extends Failing, P extends Parts = NoParts>(
  definition: Across<P, S, E>
): Operation => ({
  ...described(definition),
  organization: definition.narrows ? "narrows" : "none",
  person: "possible",
  execute: (input, common, context) => runAcross(definition, input, common, context)
})

/** A command inside one organization, bound by row security: `--organization` must say in which. */
export const inOrganization = <S extends WireSchema, E extends Failing, P extends Parts = NoParts>(
  definition: Inside<P, S, E>
): Operation => ({
  ...described(definition),
  organization: "needed",
  person: definition.needsPerson ? "needed" : "possible",
  execute: (input, common, context) => runInside(definition, input, common, context)
})

/** A command that works without the handlers: on the database itself, or on none. */
export const groundwork = <S extends WireSchema, P extends Parts = NoParts>(
  definition: Groundwork<P, S>
): Operation => ({
  ...described(definition),
  organization: "none",
  person: "none",
  execute: (input, common, context) => runGroundwork(definition, input, common, context)
})
