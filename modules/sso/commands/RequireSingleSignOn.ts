import { now, orFail, transactional } from "#kernel"
import { ConnectedIdentities } from "#identity"
import { Effect } from "effect"
import { ConnectionMissing, DomainUnverified, NotConnectedYourself } from "../contract/errors.ts"
import type { DomainId } from "../contract/ids.ts"
import { Connections } from "../domain/Connections.ts"
import { type Domain, Domains } from "../domain/Domains.ts"
import { lockedDomain, noteChange, proven } from "./changing.ts"

const require = Effect.fnUntraced(function* (domain: Domain) {
  const { organizationId, userId, sessionId } = yield* proven
  const connection = yield* Connections.use((connections) => connections.lock(organizationId)).pipe(
    orFail(() => new ConnectionMissing())
  )
  if (domain.verified_at === null) return yield* new DomainUnverified()
  const isConnected = yield* ConnectedIdentities.use((identities) => identities.has(userId, connection.id))
  if (!isConnected) return yield* new NotConnectedYourself()
  const at = yield* now
  yield* Domains.use((domains) =>
    Effect.andThen(domains.require(domain, true), domains.endSessions(domain, sessionId, at))
  )
  yield* noteChange("sso.required", domain.domain)
})

/**
 * Requires people with addresses at a verified domain to sign in with the organization's issuer, and ends their sessions
 * except the one that requires it; or lets them sign in in other ways again.
 */
export const requireSingleSignOn = Effect.fn("sso.requireSingleSignOn")(function* (
  id: DomainId,
  required: boolean
) {
  yield* proven
  const domain = yield* lockedDomain(id)
  if (domain.required === required) return
  if (required) return yield* require(domain)
  yield* Domains.use((domains) => domains.require(domain, false))
  yield* noteChange("sso.not_required", domain.domain)
}, transactional)
