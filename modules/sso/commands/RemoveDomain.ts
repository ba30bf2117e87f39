import { transactional } from "#kernel"
import { Effect } from "effect"
import type { DomainId } from "../contract/ids.ts"
import { Domains } from "../domain/Domains.ts"
import { lockedDomain, noteChange, proven } from "./changing.ts"

/** Removes a domain: the organization's issuer no longer speaks for its addresses. */
export const removeDomain = Effect.fn("sso.removeDomain")(function* (id: DomainId) {
  yield* proven
  const domain = yield* lockedDomain(id)
  yield* Domains.use((domains) => domains.remove(domain))
  yield* noteChange("sso.domain_removed", domain.domain)
}, transactional)
