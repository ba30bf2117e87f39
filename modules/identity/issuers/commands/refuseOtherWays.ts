import type { EmailAddress } from "#kernel"
import { Effect, Option } from "effect"
import { SingleSignOnRequired } from "../../contract/index.ts"
import { OrganizationIssuers } from "../queries/OrganizationIssuers.ts"

/**
 * Refuses a sign-in that is not with the issuer that an organization requires for the domain of this address. It depends
 * on the address alone, so the refusal says nothing about accounts. `connection`: the issuer that was used, if any.
 */
export const refuseOtherWays = Effect.fnUntraced(function* (email: EmailAddress, connection: string | null) {
  const issuer = Option.getOrUndefined(yield* OrganizationIssuers.use((issuers) => issuers.of(email)))
  if (issuer?.required !== true || issuer.connection === connection) return
  yield* new SingleSignOnRequired()
})
