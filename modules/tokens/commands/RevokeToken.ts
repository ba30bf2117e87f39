import { orNotFound, permitted, publish, record, transactional } from "#kernel"
import { Effect } from "effect"
import type { ApiTokenId } from "../contract/ApiToken.ts"
import { OrganizationTokenChanged } from "../contract/events.ts"
import { Tokens } from "../domain/Tokens.ts"

/** Revokes one of the organization's tokens; its next call is refused. */
export const revokeToken = Effect.fn("tokens.revokeToken")(function* (id: ApiTokenId) {
  const { organizationId } = yield* permitted("tokens.manage")
  const { name, owner_id: ownerId } = yield* Tokens.use((tokens) =>
    tokens.remove({ _tag: "Organization", organizationId }, id)
  ).pipe(orNotFound("API token"))
  yield* publish(new OrganizationTokenChanged({ organizationId, ownerId, name, change: "revoked" }))
  yield* record({ action: "token.revoked", organizationId, userId: ownerId, subject: name })
}, transactional)
