import { Effect, Option } from "effect"
import type { IssuerView } from "../../contract/index.ts"
import { InstallationIssuer } from "../domain/Issuers.ts"

/** The sign-in services that everyone can use. */
export const listIssuers = Effect.fn("identity.listIssuers")(function* () {
  const installation = yield* InstallationIssuer
  const items: ReadonlyArray<IssuerView> = Option.toArray(installation).map(({ connection, name }) => ({
    connection,
    name
  }))
  return { items }
})
