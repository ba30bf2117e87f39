import { type EmailAddress, orFail } from "#kernel"
import { Effect } from "effect"
import { AddressElsewhere, IssuerAttemptInvalid } from "../../contract/index.ts"
import { speaksFor } from "../domain/Issuer.ts"
import { findIssuer } from "../queries/findIssuer.ts"

/** Refuses an address at another domain than the issuer's. It may have been removed, or lost a domain, meanwhile. */
export const refuseUnlessSpeaksFor = Effect.fnUntraced(function* (connection: string, email: EmailAddress) {
  const issuer = yield* findIssuer(connection).pipe(orFail(() => new IssuerAttemptInvalid()))
  if (!speaksFor(issuer, email)) return yield* new AddressElsewhere()
})
