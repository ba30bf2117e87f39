import { Effect } from "effect"
import { depart } from "./depart.ts"

/** Begins to sign in with an issuer. */
export const startIssuerSignIn = Effect.fn("identity.startIssuerSignIn")(function* (connection: string) {
  return yield* depart(connection, "sign_in", null)
})
