import { Effect, Option } from "effect"
import { Support } from "./Support.ts"

/** Returns the support's email address; null if the operator has not set one. */
export const getSupport = Effect.fn("leads.getSupport")(function* () {
  const { email } = yield* Support
  return { email: Option.getOrNull(email) }
})
