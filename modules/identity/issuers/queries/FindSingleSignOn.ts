import { type EmailAddress, orFail } from "#kernel"
import { Effect } from "effect"
import { NoSingleSignOn } from "../../contract/index.ts"
import { OrganizationIssuers } from "./OrganizationIssuers.ts"

/** The sign-in service of the organization that owns the address's domain. Says nothing about accounts. */
export const findSingleSignOn = Effect.fn("identity.findSingleSignOn")(function* (email: EmailAddress) {
  const { connection, name } = yield* OrganizationIssuers.use((issuers) => issuers.of(email)).pipe(
    orFail(() => new NoSingleSignOn())
  )
  return { connection, name }
})
