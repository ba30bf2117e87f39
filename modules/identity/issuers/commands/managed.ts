import type { EmailAddress } from "#kernel"
import { Effect, Option } from "effect"
import { AddressManaged } from "../../contract/index.ts"
import { OrganizationIssuers } from "../queries/OrganizationIssuers.ts"

/** Whether an organization requires its own issuer for addresses at this one's domain. */
export const isManaged = (email: EmailAddress) =>
  OrganizationIssuers.use((issuers) => issuers.of(email)).pipe(
    Effect.map(Option.exists(({ required }) => required))
  )

/** Refuses to move an account away from such an address: with another one it could sign in without the issuer. */
export const refuseManaged = Effect.fnUntraced(function* (email: EmailAddress) {
  if (yield* isManaged(email)) return yield* new AddressManaged()
})
